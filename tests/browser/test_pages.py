"""The pages around the games: languages, settings, the account, finding games, and how they load."""

from urllib.parse import quote

from playwright.sync_api import Route, expect

from browser.conftest import NewPerson
from browser.look import flaws, speak
from browser.people import PHONES, Person
from browser.screens import GAMES
from browser.site import KEPT
from fogcity.locales import LANGUAGES
from server.harness import change_database, wait_for


def ready(person: Person, path: str) -> None:
    """Open a page and wait until it is all there."""
    person.page.goto(path)
    expect(person.page.locator("#app h1")).to_be_visible()
    person.await_quiet()


def test_the_language_can_be_switched(person: NewPerson) -> None:
    """The choice holds in all tabs, and after a reload."""
    me = person()
    ready(me, "/")
    other = me.new_page()
    other.goto("/settings")
    expect(other.get_by_role("heading", name="Settings")).to_be_visible()
    me.page.get_by_label("Language").select_option("nl")
    expect(me.page.locator("html")).to_have_attribute("lang", "nl")
    expect(other.get_by_role("heading", name="Instellingen")).to_be_visible()
    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("lang", "nl")


def test_theme_and_motion(person: NewPerson) -> None:
    """Night and stillness are a choice, kept by the browser."""
    me = person(reduced_motion="no-preference")
    ready(me, "/settings")
    expect(me.page.locator("html")).to_have_attribute("data-motion", "on")
    me.page.get_by_label("Dark").check(force=True)
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")
    me.page.get_by_role("radiogroup", name="Motion").get_by_label("Off").check(force=True)
    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(me.page.locator("html")).to_have_attribute("data-motion", "off")


def test_an_account_with_a_password(person: NewPerson) -> None:
    """Rename, set a password, and come back on another device; then leave for good."""
    me, elsewhere = person(), person()
    ready(me, "/account")
    me.page.get_by_label("Name", exact=True).first.fill("Cable Gripman")
    me.page.get_by_role("button", name="Rename").click()
    expect(me.page.locator(".toast").first).to_contain_text("name has been changed")
    me.page.get_by_label("New password").fill("ding ding ding")
    me.page.get_by_role("button", name="Save password").click()
    expect(me.page.get_by_role("heading", name="Change password")).to_be_visible()

    ready(elsewhere, "/account")
    elsewhere.expect_problem("403")
    elsewhere.page.get_by_label("Name").last.fill("Cable Gripman")
    elsewhere.page.get_by_label("Password", exact=True).fill("not it at all")
    elsewhere.page.get_by_role("button", name="Log in").click()
    expect(elsewhere.page.locator(".toast")).to_contain_text("wrong")
    elsewhere.page.get_by_label("Password", exact=True).fill("ding ding ding")
    elsewhere.page.get_by_role("button", name="Log in").click()
    expect(elsewhere.page.get_by_role("banner")).to_contain_text("Cable Gripman")
    elsewhere.page.get_by_role("button", name="Delete account").click()
    elsewhere.page.get_by_role("button", name="Delete for good").click()
    elsewhere.page.wait_for_url("**/")


def test_open_tables_and_my_games(person: NewPerson) -> None:
    """A public table is found by a stranger; one's own games say whose turn it is."""
    host, stranger = person(), person()
    host.page.goto("/new/tickets?public")
    host.page.get_by_role("button", name="Create the table").click()
    host.page.wait_for_url("**/table/*")
    ready(stranger, "/games/open")
    stranger.page.locator(f'a[href="/table/{host.table}"]').click()
    stranger.page.get_by_role("button", name="Sit here").click()
    stranger.await_turn()
    ready(stranger, "/games")
    card = stranger.page.locator(f'a[href="/table/{host.table}"]')
    expect(card).to_contain_text("Your turn")
    card.click()
    expect(stranger.page.locator("[data-spot]").first).to_be_attached()


def test_a_change_of_the_game_keeps_the_table(person: NewPerson) -> None:
    """Who plays and the clock stay, the keyboard stays where it is, and the address is that of the other game."""
    me = person()
    ready(me, "/new/cablecar?public")
    page = me.page
    page.get_by_role("radio", name="6 players").check(force=True)
    page.get_by_role("radio", name="Bots").check(force=True)
    page.get_by_label("Time per move").select_option("days-3")
    page.get_by_role("radio", name="San Francisco Cable Car").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/new/tickets?public")
    expect(page.get_by_role("radio", name="Ticket to Ride")).to_be_focused()
    expect(page.get_by_role("radio", name="4 players")).to_be_checked()
    expect(page.get_by_role("radio", name="Bots")).to_be_checked()
    expect(page.get_by_label("Time per move")).to_have_value("days-3")


def test_a_board_of_ones_own_is_asked_for_again(person: NewPerson) -> None:
    """After another board was chosen in between, nothing is made before the file is there."""
    me = person()
    ready(me, "/new/tickets")
    board = me.page.get_by_label("Board", exact=True)
    board.select_option("own")
    file = me.page.get_by_label("Board file")
    file.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": b"name = 1\n"})
    board.select_option("san_francisco")
    board.select_option("own")
    me.page.get_by_role("button", name="Create the table").click()
    expect(file).to_be_focused()
    assert me.page.url.endswith("/new/tickets")


def test_a_page_that_did_not_load_can_be_tried_again(person: NewPerson) -> None:
    """As after a new version of the site, whose files have other names."""
    me = person()
    me.expect_problem("Failed to load resource")
    ready(me, "/")
    me.page.route("**/assets/Settings-*.js", lambda route: route.abort())
    me.page.locator('a[href="/settings"]').first.click()
    me.sees("could not be loaded")
    me.page.unroute("**/assets/Settings-*.js")
    me.page.get_by_role("button", name="Try again").click()
    expect(me.page.get_by_role("heading", name="Settings")).to_be_visible()


def test_rules_that_take_long_say_so(person: NewPerson) -> None:
    """While they are on their way, and where they do not arrive, with another try."""
    me = person()
    me.expect_problem("Failed to load resource")
    held: list[Route] = []
    me.page.route("**/assets/Figure-*.js", lambda route: held.append(route))
    with me.page.expect_request("**/assets/Figure-*.js"):
        me.page.goto("/rules/tickets", wait_until="commit")
    me.sees("One moment…")
    me.page.route("**/assets/Figure-*.js", lambda route: route.abort())
    for route in held:
        route.abort()
    me.sees("could not be loaded")
    me.page.unroute("**/assets/Figure-*.js")
    me.page.get_by_role("button", name="Try again").click()
    expect(me.page.get_by_role("heading", level=1, name="Ticket to Ride")).to_be_visible()


def test_pages_open_without_a_network(person: NewPerson) -> None:
    """After the first visit the service worker has the client's own files: also pages that were never opened."""
    me = person(keeps=True)
    ready(me, "/")
    wait_for(lambda: me.page.evaluate(KEPT))
    me.expect_problem("Failed to load resource")
    me.context.set_offline(True)
    for path, heading in (
        ("/", "Board games"),
        ("/settings", "Settings"),
        ("/rules/tickets", "rules"),
        ("/learn/cablecar", "Your cars"),
    ):
        me.page.goto(path)
        expect(me.page.get_by_role("heading", name=heading).first).to_be_visible()
    me.page.goto("/")
    expect(me.page.get_by_role("alert")).to_contain_text("can’t be reached")
    for game in ("cablecar", "tickets"):
        expect(me.page.get_by_test_id(f"play-{game}")).to_be_enabled()
        expect(me.page.locator(f'article a[href="/rules/{game}"]')).to_be_visible()
    me.page.locator('article a[href="/learn/cablecar"]').click()
    expect(me.page.get_by_role("heading", name="Your cars")).to_be_visible()


def test_a_phone_shows_a_play_button_without_scrolling(person: NewPerson) -> None:
    """Also to somebody whose games wait: one line tells of them, and leads to the only one; the list comes later."""
    me = person(phone=True)
    table = me.make_table("tickets", [{"kind": "me"}, {"kind": "me", "name": "Ann"}])
    ready(me, "/")
    expect(me.page.get_by_test_id("play-cablecar")).to_be_in_viewport(ratio=1)
    me.page.get_by_role("link", name="Your turn: Tickets", exact=True).click()
    me.page.wait_for_url(f"**/table/{table}")


def test_a_phone_on_its_side_shows_both_play_buttons(person: NewPerson) -> None:
    """With who plays and how many, in every language."""
    me = person(phone=True, viewport=PHONES[-1])
    ready(me, "/")
    for language in LANGUAGES:
        speak(me.page, language)
        for game in GAMES:
            card = me.page.locator(f"[aria-labelledby=game-{game}]")
            expect(card.locator(".wanted")).to_be_in_viewport(ratio=1)
            expect(card.get_by_test_id(f"play-{game}")).to_be_in_viewport(ratio=1)
        assert flaws(me.page) == []


def test_the_first_page_is_light(person: NewPerson) -> None:
    """At most 150 kB of gzipped script, and not one request to another host."""
    me = person()
    sizes: dict[str, int] = {}
    hosts: set[str] = set()

    def note(request) -> None:  # type: ignore[no-untyped-def]
        hosts.add(request.url.split("/")[2])
        if request.url.endswith(".js"):
            sizes[request.url] = request.sizes()["responseBodySize"]

    me.page.on("requestfinished", note)
    ready(me, "/")
    expect(me.page.get_by_test_id("play-tickets")).to_be_visible()
    assert hosts == {me.base.split("/")[2]}
    assert 0 < sum(sizes.values()) <= 150_000


def test_titles_and_icons(person: NewPerson) -> None:
    """Every page has a title of its own; the app has an id and icons of the sizes that systems ask for."""
    me = person()
    me.expect_problem("404")
    titles = []
    for path in ("/", "/new/tickets", "/join", "/games", "/settings", "/learn", "/rules", "/no/such/page"):
        ready(me, path)
        titles.append(me.page.title())
    assert "Fog City" not in titles
    assert len(set(titles)) == len(titles)
    manifest = me.ask("GET", "/manifest.webmanifest")
    assert manifest["id"] == "/"
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["purpose"] for icon in pictures} == {"any", "maskable"}
    for path, sizes in [*((icon["src"], icon["sizes"]) for icon in pictures), ("/icon-apple.png", "180x180")]:
        head = me.context.request.get(path).body()[16:24]
        assert f"{int.from_bytes(head[:4])}x{int.from_bytes(head[4:])}" == sizes
    fonts = me.page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /woff/.test(name))"
    )
    assert not [name for name in fonts if "ext" in name]


def test_a_report_reaches_an_admin_who_acts_on_it(person: NewPerson, database: str) -> None:
    """A message is reported at the table; an admin reads it on a phone and bans its author, and the log tells."""
    me, rude, boss = person(), person(), person(phone=True)
    table = me.make_table("cablecar", [{"kind": "me"}, {"kind": "open"}], public=True)
    rude_name = rude.ask("POST", "/api/me")["name"]
    rude.ask("POST", f"/api/tables/{table}/join", seat=1)
    rude.ask("POST", f"/api/tables/{table}/messages", text="rude words")
    me.page.get_by_role("tab", name="Chat").click()
    me.page.get_by_role("button", name=f"Report this message from {rude_name}").click()
    me.page.get_by_role("button", name="Report", exact=True).click()
    expect(me.page.locator(".toast").first).to_contain_text("Thank you")

    name = boss.ask("POST", "/api/me")["name"]
    ready(boss, "/admin")
    boss.sees("for admins appointed by the host")
    boss.ask("PUT", "/api/me/password", password="tram number nine")
    change_database(database, "UPDATE accounts SET admin = 1 WHERE name = ?", name)
    ready(boss, "/admin")
    dialog = boss.page.get_by_role("dialog")
    report = boss.page.get_by_role("list", name="Reports").get_by_role("listitem").filter(has_text="rude words")
    report.get_by_role("button", name="Table").click()
    expect(dialog).to_contain_text("rude words")
    boss.page.keyboard.press("Escape")
    report.get_by_role("link", name=rude_name).click()
    expect(dialog).to_contain_text("Logged in on one device")  # whoever the report names is looked at at once
    rude.expect_problem("403")
    dialog.get_by_role("button", name="Ban", exact=True).press("Enter")
    expect(boss.page.get_by_role("list", name="Accounts")).to_contain_text("Banned")
    rude.page.goto("/")  # which says why, instead of blaming the connection
    expect(rude.page.get_by_role("alert")).to_contain_text("The host of this server has closed your account")
    ready(boss, f"/admin/tables/{quote(me.ask('POST', '/api/me')['name'])}")
    boss.page.get_by_role("button", name="Close", exact=True).click()
    assert not flaws(boss.page)
    dialog.get_by_role("button", name="Close the table").click()  # it asks before it ends a game
    boss.page.get_by_label("Which tables").select_option("Closed")
    expect(boss.page.get_by_role("list", name="Tables")).to_contain_text("Closed")
    ready(boss, "/admin/log")
    expect(boss.page.get_by_role("list", name="Log")).to_contain_text(rude_name)
    expect(boss.page.get_by_role("list", name="Log")).to_contain_text("closed the table")
