"""`make mutants`: the share of deliberate errors in the rules that the tests notice."""
