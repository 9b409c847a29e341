"""The command `rentier`. Each subcommand imports what it needs when it runs, so that `--help` is there at once."""

import argparse
import errno
import json
import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, NoReturn

from rentier import __version__, _build

if TYPE_CHECKING:
    from pathlib import Path

    from rentier.editions import Edition
    from rentier.server.run import Guarding

LANGUAGES = ("pt", "es", "it", "en")
LONGEST = 600  # letters of a mistake's line, which may repeat what was given
BOTS = "random, steady, trader, or yours as module:Class"


class Mistake(Exception):
    """Something the user can put right; its text is the one line that says how."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    top = Parser(prog="rentier", description="Property-trading board games, played by the book.")
    top.add_argument("--version", action="store_true", help="the version, and whether the rules run compiled")
    commands = top.add_subparsers(metavar="COMMAND", dest="command")

    play = commands.add_parser(
        "play",
        help="play in the browser, or in the terminal",
        description="Starts a table on this machine and opens the browser; with --terminal, a game in the terminal.",
    )
    play.add_argument("edition", nargs="?", metavar="EDITION", help="name or file; a file of yours goes on the page")
    play.add_argument("--no-browser", action="store_true", help="say where the page is, and open nothing")
    add_server(play)
    terminal = play.add_argument_group("in the terminal")
    terminal.add_argument("--terminal", action="store_true", help="play here (default edition: brasil)")
    terminal.add_argument("--players", type=int, default=3, metavar="N", help="you and N - 1 opponents (default: 3)")
    terminal.add_argument("--name", default="", help="yours at the table")
    terminal.add_argument("--seed", metavar="S", help="the same seed, the same dice and cards")
    terminal.add_argument("--lang", choices=LANGUAGES, help="language of the table (default: the edition's)")
    terminal.add_argument("--mode", metavar="M", help="a mode that the edition offers, such as quick")
    terminal.add_argument(
        "--rule", action="append", default=[], metavar="KEY=VALUE", help="a house rule, e.g. jail.bail=100; repeatable"
    )
    play.set_defaults(run=run_play)

    serve = commands.add_parser(
        "serve", help="tables for others, without a browser here", description="Starts a server of tables."
    )
    add_server(serve)
    add_guarding(serve)
    serve.set_defaults(run=run_serve)

    backup = commands.add_parser(
        "backup",
        help="every table and game as one file, while they go on",
        description="Writes every table and game, as they are at this moment, into one file; servers go on meanwhile.",
    )
    backup.add_argument(
        "file",
        metavar="FILE",
        help="e.g. games.jsonl.gz, or - for the standard output; keep it safe: the dice to come are in it",
    )
    add_place(backup)
    backup.set_defaults(run=run_backup)
    restore = commands.add_parser(
        "restore",
        help="tables and games from such a file",
        description="Fills a database from a backup, all of it or nothing. Stop every server that uses it first.",
    )
    restore.add_argument("file", metavar="FILE", help="a backup, or - for the standard input")
    add_place(restore)
    restore.add_argument(
        "--replace", action="store_true", help="also where games are; they are backed up beside FILE, or for - here"
    )
    restore.add_argument("--yes", action="store_true", help="with --replace: do not ask")
    restore.set_defaults(run=run_restore)

    editions = commands.add_parser("editions", help="list, show and check rulebooks", description="The rulebooks.")
    editions.add_argument("--json", action="store_true", help="for scripts")
    editions.set_defaults(run=run_editions)
    actions = editions.add_subparsers(metavar="ACTION", dest="action")
    show = actions.add_parser("show", help="every rule of an edition and where it comes from")
    show.add_argument("edition", metavar="NAME|FILE")
    show.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="for scripts")
    show.set_defaults(run=run_show)
    check = actions.add_parser("check", help="what is wrong with an edition's file")
    check.add_argument("file", metavar="FILE")
    check.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words (default: en)")
    check.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="for scripts")
    check.set_defaults(run=run_check)

    landing = commands.add_parser(
        "landing",
        help="where rolls end: the long-run share of each square",
        description="The long-run share of rolls that end on each square, in percent; prisoners apart from visitors. "
        "A roll ends where its last card leads; a prisoner's failed try ends in jail; waiting there is no roll. "
        "Draws are independent, from whole decks, unless --real-decks is given.",
    )
    landing.add_argument("edition", metavar="EDITION", help="name or file")
    landing.add_argument(
        "--policy",
        choices=("leave", "stay"),
        default="leave",
        help="prisoners leave as soon, or stay as long, as the rules allow (default: leave)",
    )
    how = landing.add_mutually_exclusive_group()
    how.add_argument("--exact", action="store_true", help="by a Markov chain (the default)")
    how.add_argument("--rolls", type=int, metavar="N", help="by N rolls through the engine, with standard errors")
    landing.add_argument(
        "--real-decks",
        action="store_true",
        help="with --rolls: decks shuffled and drawn as the edition says, jail-free cards kept and used",
    )
    landing.add_argument("--mode", metavar="M", help="a mode that the edition offers, such as quick")
    landing.add_argument(
        "--rule", action="append", default=[], metavar="KEY=VALUE", help="a house rule, e.g. jail.bail=100; repeatable"
    )
    landing.add_argument(
        "--seed", default="1", metavar="S", help="of --rolls: the same seed, the same rolls (default: 1)"
    )
    landing.add_argument("--json", action="store_true", help="for scripts")
    landing.set_defaults(run=run_landing)

    simulate = commands.add_parser(
        "simulate", help="play many games and count", description="Bots play many games; what comes of it."
    )
    simulate.add_argument("edition", metavar="EDITION", help="name or file")
    simulate.add_argument("--bots", default="steady", metavar="A,B", help=f"who sits there, in turn: {BOTS}")
    simulate.add_argument("--games", type=int, default=10_000, metavar="N", help="how many (default: 10000)")
    simulate.add_argument("--out", metavar="FILE.parquet", help="a row a game; needs the extra rentier[lab]")
    lab_arguments(simulate)
    simulate.set_defaults(run=run_simulate)

    tournament = commands.add_parser(
        "tournament", help="bots against each other", description="Bots against each other in all seatings, and rated."
    )
    tournament.add_argument("bots", nargs="+", metavar="BOT", help=BOTS)
    tournament.add_argument("--edition", default="peru", metavar="E", help="name or file (default: peru)")
    tournament.add_argument("--games", type=int, default=10_000, metavar="N", help="how many (default: 10000)")
    lab_arguments(tournament)
    tournament.set_defaults(run=run_tournament)

    compare = commands.add_parser(
        "compare",
        help="what a house rule, a mode or another edition does",
        description="The same games on two sides: an edition as printed, and changed by house rules, a mode, or being "
        "another edition. What differs, how sure it is, and what these games do not tell.",
    )
    compare.add_argument("edition", metavar="EDITION", help="name or file: as printed")
    compare.add_argument("other", nargs="?", metavar="OTHER", help="another edition instead of the same one, changed")
    compare.add_argument("--with", dest="other_too", metavar="OTHER", help="the same as OTHER")
    compare.add_argument("--base-mode", metavar="M", help="compare with a mode instead of the edition as printed")
    compare.add_argument(
        "--base-rule", action="append", default=[], metavar="KEY=VALUE", help="a house rule of the printed side"
    )
    compare.add_argument("--bots", default="steady", metavar="A,B", help=f"who sits there, in turn: {BOTS}")
    compare.add_argument(
        "--games", type=int, default=10_000, metavar="N", help="how many, on each side (default: 10000)"
    )
    compare.add_argument("-o", "--out", metavar="FILE.html", help="a page with pictures, in four languages")
    compare.add_argument(
        "--lang", choices=LANGUAGES, help="language of the words (default: en) and of the page (default: the edition's)"
    )
    lab_arguments(compare)
    compare.set_defaults(run=run_compare)

    report = commands.add_parser(
        "report",
        help="a page on an edition's board: landings, pay-back, wins, length, money",
        description="Bots play many games; what they tell of the board is one HTML page that needs nothing else, "
        "in four languages.",
    )
    report.add_argument("edition", metavar="EDITION", help="name or file")
    report.add_argument("-o", "--out", default="report.html", metavar="FILE", help="the page (default: report.html)")
    report.add_argument("--bots", default="trader", metavar="A,B", help=f"who sits there, in turn: {BOTS}")
    report.add_argument("--games", type=int, default=10_000, metavar="N", help="how many (default: 10000)")
    report.add_argument("--lang", choices=LANGUAGES, help="the language it opens in (default: the edition's)")
    lab_arguments(report)
    report.set_defaults(run=run_report)

    replay = commands.add_parser("replay", help="play a game record again", description="Plays a game record again.")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--verify", action="store_true", help="compare with what the record says happened")
    replay.add_argument("--commitment", metavar="C", help="that the record keeps the promise which its table showed")
    replay.add_argument("--lang", choices=LANGUAGES, help="language of the events (default: the edition's)")
    replay.add_argument("--json", action="store_true", help="for scripts")
    replay.set_defaults(run=run_replay)
    return top


def lab_arguments(command: argparse.ArgumentParser) -> None:
    """What every command that plays many games takes."""
    command.add_argument("--players", type=int, metavar="P", help="seats (default: 4, or as many as bots)")
    command.add_argument("--seed", default="0", metavar="S", help="the same seed, the same games (default: 0)")
    command.add_argument("--workers", type=int, metavar="W", help="processes (default: all cores)")
    command.add_argument(
        "--cluster", metavar="auto|ADDRESS", help="play on a Ray cluster; needs the extra rentier[cluster]"
    )
    command.add_argument("--max-rounds", type=int, default=500, metavar="R", help="of a game (default: 500)")
    command.add_argument("--mode", metavar="M", help="a mode that the edition offers, such as quick")
    command.add_argument(
        "--rule", action="append", default=[], metavar="KEY=VALUE", help="a house rule, e.g. jail.bail=100; repeatable"
    )
    command.add_argument("--strict", action="store_true", help="stop when a bot raises or answers an illegal move")
    command.add_argument("--json", action="store_true", help="for scripts")


def add_place(command: argparse.ArgumentParser) -> None:
    place = command.add_mutually_exclusive_group()
    place.add_argument("--data", metavar="DIR", help="where games are kept (default: the user's data folder)")
    place.add_argument("--database", metavar="ADDRESS", help="or in sqlite:///FILE, or postgresql://USER@HOST/NAME")


def played(options: argparse.Namespace) -> dict[str, Any]:
    """What `lab_arguments` took, as the lab's functions take it; rules and modes are in the edition."""
    taken = ("games", "bots", "players", "seed", "workers", "cluster", "max_rounds", "strict")
    return {name: getattr(options, name) for name in taken}


def add_server(command: argparse.ArgumentParser) -> None:
    command.add_argument("--host", metavar="H", help="the address to listen on (default: this machine only)")
    command.add_argument("--port", type=int, metavar="P", help="(default: the first free one from 7340)")
    add_place(command)
    command.add_argument("--lan", action="store_true", help="listen on the home network, so that friends can join")


def add_guarding(command: argparse.ArgumentParser) -> None:
    """What a server that strangers reach is told; see docs/operations.md."""
    command.add_argument("--bus", metavar="ADDRESS", help="redis://HOST:PORT, by which several servers are one service")
    command.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help="a name that browsers know it by; repeatable"
    )
    command.add_argument(
        "--behind-proxy",
        nargs="?",
        const="127.0.0.1,::1",
        metavar="ADDRESSES",
        help="a proxy there (default: on this machine) says where requests come from, and whether by https",
    )
    command.add_argument(
        "--limit", action="append", default=[], metavar="NAME=VALUE", help="e.g. connections_an_address=500; repeatable"
    )
    command.add_argument(
        "--metrics-token", metavar="T", help="/metrics asks for it (default: only this machine may read them)"
    )
    command.add_argument("--log-format", choices=["text", "json"], default="text")
    command.add_argument("--log-level", choices=["debug", "info", "warning", "error"], default="warning")


def main(arguments: Sequence[str] | None = None) -> int:
    top = parser()
    options = top.parse_args(arguments)
    if options.version:
        print(f"rentier {__version__} ({_build.form()})")
        return 0
    if options.command is None:
        top.print_help()
        return 0
    if sys.stdout is None:
        return say("the standard output is closed: let it lead somewhere, e.g. > result.txt")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # names have accents that a terminal may lack
    try:
        status: int = options.run(options)
        sys.stdout.flush()
        return status
    except Mistake as mistake:
        return say(str(mistake))
    except ValueError as wrong:
        from rentier.notation.refusals import Refused

        if not isinstance(wrong, Refused):
            raise
        return say(wrong.text_in(getattr(options, "lang", None) or wrong.language))
    except BrokenPipeError:
        no_more_output()  # `rentier … | head`
        return 1
    except OSError as problem:
        if problem.filename is None:
            if problem.errno not in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF):
                raise
            no_more_output()
            return say(f"the output cannot be written: {problem.strerror}; let it lead where there is room")
        return say(f"{problem.filename}: {problem.strerror}")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def no_more_output() -> None:
    """What is still to be printed goes nowhere, and Python does not complain of it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def say(mistake: str) -> int:
    line = " ".join(mistake.split())
    print("rentier: " + (line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"), file=sys.stderr)
    return 2


def load(source: str, rules: Sequence[str] = (), mode: str | None = None, language: str | None = None) -> "Edition":
    from rentier import editions

    try:
        return editions.load(source, house_rules=house_rules(rules), mode=mode)
    except editions.EditionError as problem:
        raise Mistake(problem.text_in(language or "en")) from problem


def house_rules(given: Sequence[str]) -> dict[str, bool | int | str]:
    rules: dict[str, bool | int | str] = {}
    for rule in given:
        key, equals, text = rule.partition("=")
        key, text = key.strip(), text.strip()
        if not (key and equals and text):
            raise Mistake(f"--rule {rule}: write KEY=VALUE, e.g. --rule jail.bail=100")
        if key in rules:
            raise Mistake(f"--rule {rule}: {key} is given twice; give it once")
        rules[key] = rule_value(text)
    return rules


def rule_value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    if text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 12:
        return int(text)
    return text


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def run_editions(options: argparse.Namespace) -> int:
    from rentier import editions

    all_of_them = [editions.load(name) for name in editions.names()]
    if options.json:
        print_json([summary(edition) for edition in all_of_them])
        return 0
    for edition in all_of_them:
        least, most = summary(edition)["players"]
        print(f"{edition.name:12} {edition.title:24} {edition.language}   {least} to {most} players")
    return 0


def summary(edition: "Edition") -> dict[str, Any]:
    return {
        "name": edition.name,
        "title": edition.title,
        "language": edition.language,
        "players": [edition.dials["players.min"], edition.dials["players.max"]],
        "modes": sorted(edition.modes),
    }


def run_show(options: argparse.Namespace) -> int:
    edition = load(options.edition)
    if options.json:
        print_json(edition.to_data())
        return 0
    print(f"{edition.title} ({edition.name}, {edition.language})")
    print("\nRules")
    for key, value in edition.dials.items():
        origin = edition.provenance[key]
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        print(f"  {key:32} {shown:16} {', '.join(origin.clauses):16} {os.path.basename(str(origin.file))}".rstrip())
    print("\nBoard")
    for square in edition.squares:
        price = edition.format_money(square.price, "en") if square.price else ""
        print(f"  {square.index:2}  {square.kind:12} {square.name:32} {square.group or '':14} {price}".rstrip())
    for deck in edition.decks.values():
        print(f"\n{deck.name}: {len(deck.cards)} cards")
    return 0


def run_check(options: argparse.Namespace) -> int:
    from rentier import editions
    from rentier.editions.problem import words

    problems = editions.check_file(options.file)
    if options.json:
        shown = [
            {"code": p.code, "file": p.file, "key": p.key, "value": p.value, "message": p.message_in(options.lang)}
            for p in problems
        ]
        print_json({"file": options.file, "ok": not problems, "problems": shown})
    else:
        for problem in problems:
            print(problem.text_in(options.lang), file=sys.stderr)
        if not problems:
            print(f"{options.file}: {words('none').text_in(options.lang)}")
    return 2 if problems else 0


def run_replay(options: argparse.Namespace) -> int:
    from rentier.notation.record import read_file
    from rentier.notation.refusals import Refused
    from rentier.proof import added, checks, events_of

    try:
        record = read_file(options.file)
        checked = checks(record) if options.verify else []
        replayed = events_of(record) if not checked or checked[-1].holds else None
    except ValueError as wrong:  # the command speaks English unless it is told otherwise, like its other mistakes
        why = wrong.text_in(options.lang or "en") if isinstance(wrong, Refused) else str(wrong)
        raise Mistake(f"{options.file}: {why}") from wrong
    promised = record["header"]["commitment"]
    if options.commitment is not None and options.commitment.strip().lower() != promised:
        raise Mistake(f"{options.file}: its commitment is {promised}: this is not the game that was promised")
    if replayed is None:
        raise Mistake(f"{options.file}: {checked[-1].text_in(options.lang or 'en')}")
    game, happened, older = replayed
    language = options.lang or game.edition.language
    events = [event.text_in(language) for event in happened]
    dictated, lines = len(record["header"].get("dictated", [])), len(record["moves"]) + 1
    if options.json:
        told = {"file": options.file, "edition": game.edition.name, "verified": options.verify}
        said = [{"code": check.code, "text": check.text_in(language)} for check in checked]
        told |= {"commitment": promised, "entropy": added(record["header"])}
        told |= {"older_rules": older and older.text_in(language)}
        print_json({**told, "lines": lines, "dictated": dictated, "checks": said, "events": events})
        return 0 if older is None else 2
    for text in (*events, *(check.text_in(language) for check in checked)):
        print(text)
    if older is not None:
        raise Mistake(f"{options.file}: {older.text_in(options.lang or 'en')}")
    if options.verify:
        by_hand = f", with chance dictated in {dictated} of its {lines} lines" if dictated else ""
        set_up = ", from a position that was set up" if "position" in record["header"] else ""
        print(f"{options.file}: the record holds{by_hand}{set_up}")
    return 0


def run_landing(options: argparse.Namespace) -> int:
    edition = load(options.edition, options.rule, options.mode)
    from rentier.lab import landing
    from rentier.lab.progress import Bar

    rolls: int | None = options.rolls
    if rolls is not None and not landing.FEWEST_ROLLS <= rolls <= landing.MOST_ROLLS:
        raise Mistake(f"--rolls {rolls}: give {landing.FEWEST_ROLLS:,} to {landing.MOST_ROLLS:,}")
    if options.real_decks and rolls is None:
        raise Mistake("--real-decks: give --rolls N too; the exact chain takes draws as independent")
    try:
        if rolls is None:
            found = landing.exact(edition, options.policy)
        else:
            bar = Bar(rolls, "rolls")
            found = landing.walk(
                edition, options.policy, rolls, options.seed, real_decks=options.real_decks, progress=bar.show
            )
            bar.clear()
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise Mistake("the exact chain needs NumPy: pip install 'rentier[lab]', or give --rolls N") from missing
    if rolls is not None and found.rolls < rolls:
        print(f"stopped after {found.rolls:,} rolls", file=sys.stderr)
    if options.json:
        print_json(landing.to_data(found, edition, options.policy, options.seed, options.real_decks))
    else:
        print("\n".join(landing.lines(found, edition, options.policy)))
    return 0


def run_simulate(options: argparse.Namespace) -> int:
    from rentier import lab
    from rentier.lab import simulate

    edition = load(options.edition, options.rule, options.mode)
    try:
        found = simulate.simulate(edition, out=options.out, **played(options))
    except lab.Mistake as mistake:
        raise Mistake(str(mistake)) from mistake
    if options.json:
        print_json(found)
    else:
        print(simulate.table(found, edition))
    return 0


def run_compare(options: argparse.Namespace) -> int:
    from rentier import lab
    from rentier.lab import compare, compare_page, page
    from rentier.lab.compare_text import Teller

    if options.other and options.other_too:
        raise Mistake(f"--with {options.other_too}: one other edition at a time; {options.other} is given too")
    other = options.other or options.other_too or options.edition
    printed = load(options.edition, options.base_rule, options.base_mode, options.lang)
    changed = load(other, options.rule, options.mode, options.lang)
    try:
        compare.check_sides(printed, changed, list(house_rules(options.rule)))
        with page.Output(options.out) if options.out is not None else nullcontext() as out:
            found = compare.compare(printed, changed, **played(options))
            if out is not None:
                language = options.lang or printed.language
                asked = compare_page.command(options.edition, other, found, language, options.out)
                out.write(compare_page.write(found, (printed, changed), language, asked))
    except lab.Mistake as mistake:
        raise Mistake(str(mistake)) from mistake
    teller = Teller(found, (printed, changed), options.lang or "en")
    if options.json:
        print_json({**found, "words": teller.sentences()})
    else:
        print(teller.table())
        if options.out is not None:
            print(f"\n{options.out}")
    return 0


def run_report(options: argparse.Namespace) -> int:
    from rentier import lab

    edition = load(options.edition, options.rule, options.mode, options.lang)
    try:
        from rentier.lab import report, report_page
        from rentier.lab.page import Output

        with Output(options.out) as output:
            found = report.report(edition, **played(options))
            language = options.lang or edition.language
            output.write(report_page.write(edition, found, language, options.edition, options.out))
    except lab.Mistake as mistake:
        raise Mistake(str(mistake)) from mistake
    if found["landings"]["exact"] is None:
        print("the exact shares of landings are left out: they need NumPy, pip install 'rentier[lab]'", file=sys.stderr)
    if options.json:
        print_json(found)
    else:
        stopped = f" of {found['games_asked']:,} (stopped)" if found["interrupted"] else ""
        print(f"{options.out}: {edition.title}, {found['games']:,} game{'s'[: found['games'] != 1]}{stopped}")
    return 0


def run_tournament(options: argparse.Namespace) -> int:
    from rentier import lab
    from rentier.lab import tournament

    edition = load(options.edition, options.rule, options.mode)
    try:
        found = tournament.tournament(edition, **played(options))
    except lab.Mistake as mistake:
        raise Mistake(str(mistake)) from mistake
    if options.json:
        print_json(found)
    else:
        print(tournament.table(found, edition))
    return 0


def run_play(options: argparse.Namespace) -> int:
    if not options.terminal:
        for_terminal = {"--players": 3, "--name": "", "--seed": None, "--lang": None, "--mode": None, "--rule": []}
        for option, usual in for_terminal.items():
            if getattr(options, option[2:]) != usual:
                raise Mistake(f"{option}: goes with --terminal; in the browser the page asks for it")
        return run_server(options, load(options.edition) if options.edition else None, not options.no_browser)
    edition = load(options.edition or "brasil", options.rule, options.mode, options.lang)
    least, most = edition.dials["players.min"], edition.dials["players.max"]
    if not least <= options.players <= most:
        raise Mistake(f"--players {options.players}: {edition.title} is for {least} to {most} players")
    from rentier import terminal

    return terminal.play(edition, options.players, options.seed, options.lang, options.name)


def run_serve(options: argparse.Namespace) -> int:
    return run_server(options, None, False)


def guarding_of(options: argparse.Namespace, guarding: "type[Guarding]") -> "Guarding":
    import os

    if options.command != "serve":
        return guarding()
    return guarding(
        options.limit,
        options.host_name,
        options.behind_proxy,
        options.metrics_token or os.environ.get("RENTIER_METRICS_TOKEN") or None,
        options.log_format,
        options.log_level,
        options.bus,
    )


def place_of(options: argparse.Namespace) -> "Path | str | None":
    from pathlib import Path

    return options.database or (Path(options.data) if options.data else None)


def needs_more(missing: ModuleNotFoundError) -> Mistake:
    if (missing.name or "rentier").startswith("rentier"):
        raise missing
    return Mistake(
        f"tables need more packages ({missing.name}): pip install 'rentier[server]', or play with --terminal"
    )


def run_backup(options: argparse.Namespace) -> int:
    from pathlib import Path

    try:
        from rentier.server import run
        from rentier.server.store import Unusable, backup
    except ModuleNotFoundError as missing:
        raise needs_more(missing) from missing
    out = sys.stdout.buffer if options.file == "-" else None
    if out is not None and sys.stdout.isatty():
        raise Mistake(
            "backup -: a backup cannot be read on a screen; let the output lead into a file: > games.jsonl.gz"
        )
    try:
        counts = backup.backup(run.place_of(place_of(options)), out or Path(options.file))
    except Unusable as problem:
        raise Mistake(str(problem)) from problem
    said = f"{options.file}: {backup.counted(counts['tables'], 'table')}, {backup.counted(counts['lines'], 'move')}"
    print(said, file=sys.stdout if out is None else sys.stderr)
    return 0


def run_restore(options: argparse.Namespace) -> int:
    import tempfile
    from pathlib import Path

    if options.file != "-":
        return restore_from(options, Path(options.file), None)
    if not sys.stdin or sys.stdin.isatty():
        raise Mistake("restore -: let a backup come in, e.g. < games.jsonl.gz")
    with tempfile.TemporaryDirectory(prefix="rentier-") as folder:  # it is read twice
        file = Path(folder) / "games.jsonl.gz"
        with open(file, "xb") as copy:
            shutil.copyfileobj(sys.stdin.buffer, copy)
        return restore_from(options, file, Path.cwd())


def restore_from(options: argparse.Namespace, file: "Path", beside: "Path | None") -> int:
    """What was there before is kept beside the file, or where `beside` says if it came by the standard input."""
    try:
        from rentier.server import run
        from rentier.server.store import Unusable, backup
    except ModuleNotFoundError as missing:
        raise needs_more(missing) from missing
    where = run.place_of(place_of(options))
    try:
        header = backup.verify(file)
        there = backup.held(where) if options.replace and not options.yes else None
        if there is not None:
            rows = header["rows"]["tables"]
            if not sys.stdin or not sys.stdin.isatty():
                raise Mistake(f"--replace: {backup.already(there)}; to replace what is there unasked say --yes too")
            gives = f"{backup.counted(there, 'table')} {'gives' if there == 1 else 'give'} way"
            print(f"{gives} to the {rows} of {header['made']}. Write yes to go on: ", end="", flush=True)
            if sys.stdin.readline().strip() != "yes":
                raise Mistake("nothing was changed")
        header, kept = backup.restore(file, where, options.replace, beside)
    except Unusable as problem:
        raise Mistake(str(problem).replace(str(file), options.file)) from problem
    out = sys.stdout if beside is None else sys.stderr
    tables, moves = backup.counted(header["rows"]["tables"], "table"), backup.counted(header["rows"]["lines"], "move")
    print(f"{tables}, {moves} are back, as of {header['made']}", file=out)
    if kept is not None:
        print(f"what was there before: {kept}", file=out)
    return 0


def run_server(options: argparse.Namespace, edition: "Edition | None", browser: bool) -> int:
    try:
        from rentier.server import run
        from rentier.server.store import Unusable
    except ModuleNotFoundError as missing:
        raise needs_more(missing) from missing
    try:
        return run.serve(
            options.host or "127.0.0.1",
            options.port,
            place_of(options),
            options.lan,
            edition,
            browser,
            guarding_of(options, run.Guarding),
            whole_process=True,
        )
    except (run.Mistake, Unusable) as problem:
        raise Mistake(str(problem)) from problem


if __name__ == "__main__":
    sys.exit(main())
