"""How the database became what it is: a file a schema in `versions`, none of which changes once it is released."""
