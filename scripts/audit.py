"""Asks whether anything is known against the packages that we use: those of Python and those of the page.

    python scripts/audit.py

It needs the network. Ends with 0 when nothing is known, 1 when something is, 2 when it could not be asked.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NOT_ASKED = 2


def answer_of(command: list[str], folder: Path) -> dict[str, Any] | None:
    """What a tool says in JSON, or None where it says nothing of use."""
    try:
        said = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300).stdout
        found = json.loads(said)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
    return found if isinstance(found, dict) else None


def python_packages() -> tuple[int, list[str]]:
    command = [sys.executable, "-m", "pip_audit", "--skip-editable", "--progress-spinner", "off", "--format", "json"]
    found = answer_of(command, ROOT)
    packages = (found or {}).get("dependencies", [])
    asked = [package for package in packages if "skip_reason" not in package]
    if not asked:
        return NOT_ASKED, ["the advisories of PyPI could not be asked: is there a network? (pip-audit)"]
    known = [
        f"{package['name']} {package['version']}: {each['id']}, mended in {' or '.join(each['fix_versions']) or 'none'}"
        for package in asked
        for each in package["vulns"]
    ]
    return (1 if known else 0), known or [f"nothing is known against {len(asked)} Python packages"]


def page_packages() -> tuple[int, list[str]]:
    found = answer_of(["npm", "audit", "--json"], ROOT / "web")
    if found is None or "vulnerabilities" not in found:
        return NOT_ASKED, ["the advisories of npm could not be asked: is there a network, and npm? (npm audit)"]
    known = [f"{name}: {each['severity']}, in {each['range']}" for name, each in found["vulnerabilities"].items()]
    count = found.get("metadata", {}).get("dependencies", {}).get("total", 0)
    return (1 if known else 0), known or [f"nothing is known against {count} packages of the page"]


def main() -> int:
    codes = []
    for code, lines in (python_packages(), page_packages()):
        codes.append(code)
        print("\n".join(lines), file=sys.stderr if code else sys.stdout)
    return 1 if 1 in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main())
