"""Talk at the table, names of all kinds, my games, rematches, and the record to take home."""

import json

import pytest

from tests.at_the_table import ANA, BETO, set_table
from tests.web.conftest import no_serious_finding, open_table, origin

RTL = "\u05d3\u05e0\u05d4 \u05db\u05d4\u05df"
FAMILY = "\U0001f469\u200d\U0001f467 Zo\u00eb"
LONG = "Wolfeschlegelsteinhausen"


def two(visit, set_up):
    ana, beto = visit(), visit()
    set_up(set_table("peru", players=2, owner={1: ANA, 3: BETO}), ana, beto)
    return ana, beto


def say(page, text):
    page.locator(".chat form input").fill(text)
    page.locator(".chat form button").click()
    page.locator(".chat li", has_text=text).wait_for()


def close(page):
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def test_talk_is_new_until_it_is_read_and_muted_talk_never_is(visit, set_up):
    ana, beto = two(visit, set_up)
    ana.click("[data-open=chat]")
    say(ana, "the very first")
    unread = beto.locator("[data-unread]")
    unread.get_by_text("1", exact=True).wait_for()
    assert ana.locator("[data-unread]").count() == 0  # her own
    beto.reload()
    unread.get_by_text("1", exact=True).wait_for()
    beto.click("[data-open=chat]")
    unread.wait_for(state="detached")
    say(ana, "while it is open")
    beto.locator(".chat li", has_text="while it is open").wait_for()
    beto.locator("[data-mute='0']").check()
    assert beto.locator(".chat li strong").count() == 0
    say(ana, "nobody hears this")
    close(beto)
    beto.reload()
    beto.click("[data-open=chat]")
    assert beto.locator("[data-mute='0']").is_checked()
    assert unread.count() == 0
    beto.locator("[data-mute='0']").uncheck()
    beto.locator(".chat li", has_text="nobody hears this").wait_for()
    close(beto)
    say(ana, "and this is new")
    unread.get_by_text("1", exact=True).wait_for()


def test_too_much_talk_is_said_beside_it_and_nowhere_else(visit, set_up):
    page = visit()
    refusal = {"code": "too-much-talk", "text": "That was a lot of talk."}

    def silence(socket):
        server = socket.connect_to_server()

        def send(text):
            command = json.loads(text)
            if command["kind"] == "say" and command["text"] == "one too many":
                answer = {"kind": "refused", "n": command["n"], "seat": command["seat"], "refusal": refusal}
                socket.send(json.dumps(answer))
            else:
                server.send(text)

        socket.on_message(send)

    page.route_web_socket("**/api/socket", silence)
    set_up(set_table("peru", players=2), page)
    page.click("[data-open=chat]")
    page.locator(".chat form input").fill("one too many")
    page.locator(".chat form button").click()
    page.locator("dialog .chat [role=alert]", has_text=refusal["text"]).wait_for()
    assert page.locator(".chat form input").input_value() == "one too many"
    assert page.get_by_text(refusal["text"]).count() == 1
    no_serious_finding(page, "too much talk")
    close(page)
    page.click("[data-open=menu]")
    page.wait_for_selector("dialog [data-copy]")
    assert page.get_by_text(refusal["text"]).count() == 0
    close(page)
    page.click("[data-open=chat]")
    say(page, "not too much")
    assert page.locator(".chat [role=alert]").count() == 0


def test_what_is_written_while_the_connection_is_lost_is_sent_later(visit, set_up):
    ana, beto = two(visit, set_up)
    ana.click("[data-open=chat]")
    assert ana.locator("[data-sent-later]").count() == 0
    ana.context.set_offline(True)
    ana.locator("[data-sent-later]", has_text="sent when it is back").wait_for()
    ana.locator(".chat form input").fill("from far away")
    ana.locator(".chat form button").click()
    ana.context.set_offline(False)
    ana.locator("[data-sent-later]").wait_for(state="detached")
    beto.click("[data-open=chat]")
    beto.locator(".chat li", has_text="from far away").wait_for()


def test_the_latest_talk_is_in_sight(visit, set_up):
    ana, beto = two(visit, set_up)
    for page in (ana, beto):
        page.click("[data-open=chat]")
    for number in range(14):
        say(ana, f"line {number}")
    last = beto.locator(".chat li", has_text="line 13")
    last.wait_for()
    box, inside = beto.locator(".chat ol").bounding_box(), last.bounding_box()
    assert inside["y"] + inside["height"] <= box["y"] + box["height"] + 1


@pytest.mark.parametrize("width", [1280, 360])
def test_names_of_all_kinds_are_shown_whole_or_cut_and_break_nothing(visit, width):
    page = visit(width=width, height=740)
    seats = [{"kind": "me", "name": RTL}, {"kind": "device", "name": FAMILY}, {"kind": "device", "name": LONG}]
    open_table(page, {"edition": "peru", "seats": [*seats, {"kind": "open"}]})
    page.wait_for_selector("[data-command=start]")
    assert page.locator("[data-lobby-seat] strong").all_inner_texts() == [RTL, FAMILY, LONG]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    say(page, f"{RTL} 123 {FAMILY} " + "x" * 200)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    open_table(page, {"edition": "peru", "seats": seats, "start": True})
    page.wait_for_selector("svg[role=listbox]")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_serious_finding(page, "names of all kinds")
    page.goto("/games")
    page.wait_for_selector("[data-game]")
    assert LONG in page.locator("[data-game]").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_names_stand_apart_from_the_words_around_them(visit, set_up):
    ana, beto = visit(width=390, height=844), visit()
    table = open_table(ana, {"edition": "peru", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
    beto.goto(f"/t/{table}")
    beto.locator("[data-join-form] input").fill(RTL)
    beto.locator("[data-join-form] button[type=submit]").click()
    beto.locator("[data-command=ready]").click()
    ana.locator(".host bdi", has_text=RTL).wait_for()
    muted = ana.locator(".mutes label")
    assert muted.inner_text().strip() == f"Mute {RTL}"
    assert muted.locator("bdi").inner_text() == RTL
    ana.locator("[data-command=start]:not([disabled])").click()
    end(ana, beto)
    assert ana.locator("[data-final] h2").inner_text() == f"Ana and {RTL} win"
    assert ana.locator("[data-final] h2 bdi").all_inner_texts() == ["Ana", RTL]
    assert sorted(ana.locator("[data-final] td bdi").all_inner_texts()) == ["Ana", RTL]


@pytest.mark.parametrize("name", [LONG, "Ana Maria", "Maximiliano José"])
def test_who_i_am_is_not_broken_over_two_lines(visit, name):
    page = visit(width=360, height=740, locale="pt-BR")
    open_table(page, {"edition": "peru", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]})
    tag = page.locator("[data-lobby-seat='0']").get_by_text("(você)", exact=True)
    tag.wait_for()
    assert tag.evaluate("each => each.getClientRects().length") == 1


def end(ana, beto):
    ana.click("[data-open=menu]")
    ana.click("dialog [data-command=wish-end]")
    ana.click("dialog [data-command=end]")
    beto.locator("[data-wish=end] button").click()
    beto.locator("[data-wish=end] [data-agree]").click()
    for page in (ana, beto):
        page.wait_for_selector("[data-final]")


def test_a_rematch_has_the_same_rules_and_the_other_is_told_and_follows(visit):
    ana, beto = visit(), visit()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    table = open_table(ana, {"edition": "peru", "house_rules": {"money.start": 777}, "seats": seats})
    beto.goto(f"/t/{table}")
    beto.locator("[data-join-form] input").fill("Beto")
    beto.locator("[data-join-form] button[type=submit]").click()
    beto.locator("[data-command=ready]").click()
    ana.locator("[data-command=start]:not([disabled])").click()
    end(ana, beto)
    beto.locator(".desk [aria-label=Close]").click()  # he has looked at the final table
    ana.click("[data-command=rematch]")
    ana.wait_for_selector("[data-command=start]")
    again = ana.url.split("/t/")[1]
    beto.locator("[data-rematch] button").click()
    beto.locator("[data-command=ready]").click()
    ana.locator("[data-command=start]:not([disabled])").click()
    for page in (ana, beto):
        page.locator(".cash", has_text="777").first.wait_for()
    # both games are mine, and one leads to the other
    ana.goto("/games")
    ana.locator(f"[data-game='{again}'] [data-resume]").wait_for()
    assert "Ana and Beto win" in ana.locator(f"[data-game='{table}'] .now").inner_text()
    ana.locator(f"[data-game='{again}'] [data-previous]").click()
    ana.wait_for_selector("[data-final]")
    ana.goto("/games")
    ana.locator(f"[data-game='{table}'] [data-next]").click()
    ana.wait_for_selector("svg[role=listbox]")
    assert again in ana.url


def test_on_one_device_the_rematch_begins_at_once(visit, set_up):
    page = visit()
    set_up(set_table("peru", players=2), page)
    page.click("[data-open=menu]")
    page.click("dialog [data-command=wish-end]")
    page.click("dialog [data-command=end]")
    page.click("[data-final] ~ .after [data-command=rematch]")
    page.locator(".actions [data-move=roll]:not([disabled])").wait_for()


def test_my_games_say_whose_turn_it_is_and_lead_back(visit, set_up):
    ana, beto = two(visit, set_up)
    for page in (ana, beto):
        page.goto("/games")
    ana.locator("[data-game].mine .now", has_text="your turn").wait_for()
    beto.locator("[data-game] .now", has_text="Ana has to decide").wait_for()
    no_serious_finding(beto, "my games")
    ana.click("[data-resume]")
    ana.locator(".actions [data-move=roll]:not([disabled])").wait_for()
    ana.goto("/")
    ana.locator(".running a", has_text="your turn").click()
    ana.locator(".actions [data-move=roll]:not([disabled])").wait_for()


def test_who_has_no_games_is_shown_the_way_to_one(visit):
    page = visit("/games")
    page.locator("[data-empty] a").click()
    page.wait_for_selector("[data-play=peru]")


def test_the_link_for_watching_is_copied_and_watchers_are_counted(visit, set_up):
    ana = visit(permissions=["clipboard-read", "clipboard-write"])
    table = set_up(set_table("peru", players=2), ana)
    held, known = [], []
    ana.route("**/api/version*", lambda route: route.continue_() if known else held.append(route))
    ana.click("[data-open=menu]")
    ana.locator("dialog [data-copy][disabled]").wait_for()  # the link is not known yet
    known.append(True)
    for late in held:
        late.continue_()
    ana.click("dialog [data-copy]")
    ana.locator("dialog [data-copy]", has_text="Copied").wait_for()
    link = ana.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{origin(ana)}/t/{table}"
    guest = visit(link)
    guest.locator(".actions", has_text="You are watching").wait_for()
    ana.locator("dialog [data-watching]", has_text="1").wait_for()
    guest.goto("about:blank")
    ana.locator("dialog [data-watching]", has_text="0").wait_for()


def test_the_record_is_downloaded(visit, set_up, tmp_path):
    ana, beto = two(visit, set_up)
    end(ana, beto)
    ana.click("[data-open=menu]")
    with ana.expect_download() as loading:
        ana.click("dialog [data-record-file]")
    file = tmp_path / loading.value.suggested_filename
    loading.value.save_as(file)
    assert file.suffix == ".jsonl"
    beto.goto("/replay")
    beto.set_input_files("[data-record]", str(file))
    beto.wait_for_selector("[data-slider]")
