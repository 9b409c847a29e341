"""How soon the page is there: from the command `rentier play` to a page in Chromium on which a game can be begun.

    python bench/page.py [--runs 10] [--json]

Each run is a new process with a store of its own and a browser that has never seen the page. The page is usable when
the button that begins a game can be clicked. Measured twice: with a browser that is open already, as most people have
it, and with the browser's own start in the time. What a process reads from the disk may still be in memory.
"""

import argparse
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright


def run(launch, browser=None):
    """The seconds until the page is usable in that browser, or in one started after the server."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = [str(Path(sys.executable).with_name("rentier")), "play", "--no-browser", "--port", "0"]
        server = subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, text=True)
        try:
            line = server.stdout.readline()
            found = re.search(r"http://\S+", line)
            if not found:
                sys.exit(f"the server did not start: {line}")
            used = browser or launch()
            page = used.new_page()
            page.goto(found[0], wait_until="commit")
            page.locator("[data-play=peru]").click(trial=True)
            took = time.perf_counter() - began
            page.close()
            if browser is None:
                used.close()
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    return took


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--runs", type=int, default=10)
    options.add_argument("--json", action="store_true")
    options = options.parse_args()
    load = os.getloadavg()[0]
    with sync_playwright() as browsers:

        def launch():
            path = shutil.which("chromium") or shutil.which("chromium-browser")
            return browsers.chromium.launch(executable_path=path, args=["--no-sandbox"])

        browser = launch()
        opened = [run(launch, browser) for _ in range(options.runs)]
        browser.close()
        started = [run(launch) for _ in range(options.runs)]
    found = {"runs": options.runs, "load_before": round(load, 1)}
    for name, times in (("browser_open", opened), ("browser_started_too", started)):
        found[name] = {"median_seconds": round(statistics.median(times), 2), "worst_seconds": round(max(times), 2)}
    if options.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key:20} {value}")


if __name__ == "__main__":
    main()
