"""What a test presses and reads at a table's page."""

from typing import Any


def can(page: Any, move: str) -> Any:
    """The control of a move, where it can be pressed."""
    return page.locator(f".actions [data-move={move}]:not([disabled], [aria-disabled=true])").first


def event(page: Any, kind: str) -> Any:
    """The lines of the log about one kind of event."""
    return page.locator(f"[data-event={kind}]")


def panel(page: Any, name: str) -> Any:
    """What opens a list of choices, or a desk."""
    return page.locator(f".actions [data-panel={name}]")


def listed(page: Any, move: str) -> Any:
    """The choices of an opened list."""
    return page.locator(f".mode [data-move={move}]:not([disabled])")


def desk(page: Any, move: str) -> Any:
    """A move's button on the desk in the middle of the board."""
    return page.locator(f".desk [data-move={move}]:not([disabled])")


def buttons(page: Any) -> list[str]:
    """The main button's move and those beside it, in their order; what is off has a minus."""
    return page.eval_on_selector_all(  # type: ignore[no-any-return]
        ".actions .lead > .btn",
        "all => all.map((each) => each.dataset.off ? '-' + each.dataset.off : each.dataset.move ?? each.dataset.panel)",
    )


def says(page: Any, text: str) -> None:
    """The panel of what can be done says this, now or in a moment."""
    page.locator(".actions", has_text=text).wait_for()


def why_off(page: Any, name: str) -> str:
    """Why a control is off: what the page says when it is pressed, with the clause."""
    page.locator(f".actions [data-off={name}]").click(force=True)  # it is off, and answers all the same
    found = page.locator(".actions [data-refusal]")
    found.wait_for()
    return plain(found)


def plain(found: Any) -> str:
    """The text of an element with plain spaces."""
    return " ".join(found.inner_text().split())
