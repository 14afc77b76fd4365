#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the API with clients of others: run.py [--install] [--within SECONDS] TRIAGED.

Each client has a bound of time. With --within, those that have not begun by then are left out, and named. Exits with 77
(skipped) without the clients.
"""

import html
import http.server
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

here = os.path.dirname(os.path.realpath(__file__))
sys.path[:0] = [os.path.join(here, "..", "support"), os.path.join(here, "..", "documentation")]

import protocol  # noqa: E402 (the path comes first)
from examples import Examples  # noqa: E402 (the path comes first)
from routed import is_routed  # noqa: E402 (the path comes first)
from servers import Folder, Process, Triaged, free_port, wait_until  # noqa: E402 (the path comes first)

GENERATED = os.path.join(here, "generated")
SKIPPED = 77
BOUND = 240  # seconds of one client; with four other builds on two cores the slowest, the inspector, takes 143
INSTALLING = 180  # seconds


def tool(name, *arguments, **more):
    """Runs a program that npm installed; its output is shown only if it fails."""
    command = [os.path.join(here, "node_modules", ".bin", name), *arguments]
    done = subprocess.run(command, cwd=here, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
                          timeout=300, **more)
    if done.returncode:
        raise SystemExit(f"{name} failed:\n{done.stdout[-4000:]}")
    return done.stdout


def node(*arguments):
    done = subprocess.run(["node", *arguments], cwd=here, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, timeout=300)
    if done.returncode:
        raise SystemExit(f"{arguments[0]} failed:\n{done.stdout[-4000:]}")
    return done.stdout.strip()


def typed_client(server, token, document):
    """openapi-typescript and openapi-fetch with Node's own fetch, compiled strictly."""
    tool("openapi-typescript", document, "-o", "generated/schema.d.ts")
    tool("tsc", "-p", "tsconfig.json")
    return node("out/operations.js", server.url, token, document)


def compiled(*files):
    """Compiles generated clients as strictly as our own code."""
    config = {"extends": os.path.join(here, "tsconfig.json"), "files": [os.path.join(GENERATED, file) for file in files],
              "compilerOptions": {"noEmit": True, "module": "esnext", "moduleResolution": "bundler"}}
    file = os.path.join(GENERATED, "tsconfig.json")
    with open(file, "w", encoding="utf-8") as out:
        json.dump(config, out)
    tool("tsc", "-p", file)
    return "compiles"


def hey_api(_server, _token, document):
    tool("openapi-ts", "-i", document, "-o", "generated/hey-api")
    return compiled("hey-api/index.ts")


def orval(_server, _token, document):
    tool("orval", "--input", document, "--output", "generated/orval/api.ts", "--client", "fetch")
    return compiled("orval/api.ts")


def validating_proxy(server, token, document):
    """Prism holds every request and every answer of the typed client against the document."""
    port = free_port()
    log = os.path.join(GENERATED, "prism.log")
    if os.path.exists(log):
        os.remove(log)
    prism = Process(log, [os.path.join(here, "node_modules", ".bin", "prism"), "proxy", document, server.url, "--errors",
                          "--port", str(port)], cwd=here)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_until(lambda: "is listening" in prism.words() or not prism.is_running(), "Prism listens")
        return node("out/operations.js", url, token, document, "validated")
    finally:
        prism.end()


def postman_collection(server, token, document):
    """Sends with newman every request of the collection that openapi-to-postmanv2 makes."""
    collection = os.path.join(GENERATED, "postman.json")
    report = os.path.join(GENERATED, "newman.json")
    tool("openapi2postmanv2", "-s", document, "-o", collection, "-O",
         "folderStrategy=Tags,parametersResolution=Example,requestParametersResolution=Example")
    tool("newman", "run", collection, "--env-var", f"bearerToken={token}", "--env-var", f"baseUrl={server.url}",
         "--reporters", "json", "--reporter-json-export", report)
    with open(report, encoding="utf-8") as file:
        runs = json.load(file)["run"]["executions"]
    # The ids of examples name nothing here; everything else has to be accepted.
    wrong = [f"{run['item']['name']}: {run['response']['code']}" for run in runs
             if not 200 <= run["response"]["code"] < 300 and run["response"]["code"] != 404]
    if wrong:
        raise SystemExit("refused: " + ", ".join(wrong))
    return f"{len(runs)} requests"


PAGE = """<!doctype html><title>A page with a widget</title><pre id="seen"></pre><script>
(async () => {
  const seen = {};
  for (const [name, token, description] of CASES) {
    try {
      const response = await fetch("SERVER/api/v0/feedback", {
        method: "POST", body: JSON.stringify({ description }),
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json",
                   "Idempotency-Key": crypto.randomUUID() },
      });
      const answer = await response.json();
      seen[name] = [response.status, (answer.type ?? "").split("/").at(-1), answer.detail ?? "",
                    response.headers.get("X-Request-Id") ? "traced" : ""];
    } catch (error) {
      seen[name] = [0, String(error)];
    }
  }
  document.getElementById("seen").textContent = JSON.stringify(seen);
})();
</script>"""


def seen_by_browser(server, cases):
    """Returns what a page of another origin reads of each answer."""
    page = PAGE.replace("CASES", json.dumps(cases)).replace("SERVER", server.url).encode()

    class Site(http.server.BaseHTTPRequestHandler):
        def do_GET(self):  # noqa: N802 (the name is the library's)
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(page)

        def log_message(self, *_arguments):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        dom = page_of(f"http://127.0.0.1:{site.server_port}/")
        site.shutdown()
    return json.loads(html.unescape(dom.split('<pre id="seen">')[1].split("</pre>")[0]))


def browser(server, token, _document):
    """A page in Chromium can read why its widget is refused, whatever the reason is."""
    if not shutil.which("chromium"):
        return "skipped: chromium is not installed"

    def widget(of, origin):
        body = json.dumps({"name": "Page", "kind": "widget", "allowed_origins": [origin]}).encode()
        request = urllib.request.Request(server.url + "/api/v0/tokens", data=body, headers={
            "Authorization": f"Bearer {of}", "Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)["data"]["token"]

    anywhere = widget(token, "*")
    full = server.token("limited")
    server.command("org", "set", "limited", "--feedback-limit", "0")
    cases = [["mistyped", "ibw_short", "x"], ["full access", token, "x"],
             ["other origin", widget(token, "https://shop.example"), "x"], ["exhausted", widget(full, "*"), "x"],
             ["blank", anywhere, ""], ["fine", anywhere, "The page works."], ["second", anywhere, "x"],
             ["third", anywhere, "x"]]
    seen = seen_by_browser(server, cases)
    expected = {"mistyped": [401, "invalid-token-format"], "full access": [403, "widget-token-restricted"],
                "other origin": [403, "forbidden-origin"], "exhausted": [402, "usage-limit-reached"],
                "blank": [422, "invalid-field-value"], "fine": [201, ""], "third": [429, "rate-limited"]}
    wrong = {name: seen[name] for name, answer in expected.items()
             if seen[name][:2] != answer or (answer[0] >= 400 and not (seen[name][2] and seen[name][3]))}
    if wrong:
        raise SystemExit(f"The page reads something else: {wrong}")
    return f"reads {len(expected)} answers"


def page_of(address):
    """Returns a page as Chromium shows it, after its script ran."""
    with tempfile.TemporaryDirectory() as profile:
        return subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
             "--virtual-time-budget=10000", "--dump-dom", address],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True, timeout=120).stdout


def documentation(server, _token, _document):
    """The policy of the pages permits their script, and their TypeScript compiles strictly."""
    with urllib.request.urlopen(server.url + "/docs", timeout=30) as answer:
        reference = Examples(answer.read().decode())
    pages = {"docs": reference}
    for link in sorted(link for link in reference.links if (link or "").startswith("/docs/guides/")):
        with urllib.request.urlopen(server.url + link, timeout=30) as answer:
            pages[link.rpartition("/")[2]] = Examples(answer.read().decode())
    folder = os.path.join(GENERATED, "examples")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    files = []
    for name, page in pages.items():
        for number, (_heading, language, code) in enumerate(page.found):
            if language != "ts":
                continue
            files.append(f"examples/{name}-{number}.ts")
            with open(os.path.join(GENERATED, files[-1]), "w", encoding="utf-8") as file:
                file.write(code + "\nexport {}\n")
    compiled(*files)
    if not shutil.which("chromium"):
        return f"{len(files)} examples compile; without chromium the script was not run"
    shown = page_of(server.url + "/docs")
    examples, buttons = shown.count("<pre "), shown.count('class="copy"')
    if not examples or examples != buttons or 'type="search"' not in shown:
        raise SystemExit(f"/docs has {buttons} copy buttons for {examples} examples, or no search")
    return f"{len(files)} examples compile, {buttons} can be copied"


def webhook_libraries(server, token, _document):
    """The libraries standardwebhooks and svix verify every delivery, and refuse one that was changed."""
    return node("out/deliveries.js", server.url, token)


def spectral(_server, _token, document):
    tool("spectral", "lint", document, "--ruleset", "spectral.yaml", "--fail-severity", "hint")
    return "no findings"


def demo_token(server):
    """Returns the token of the demo's administrator; only the first call creates the demo."""
    if not hasattr(server, "demo"):
        tokens = server.command("demo")["tokens"]
        server.demo = next(each["token"] for each in tokens if each["kind"] == "full_access")
        wait_until(lambda: is_routed(server.url, server.demo), "the demo is routed", 120)
    return server.demo


def agents(server, _token, _document):
    """Clients of both eras of the Model Context Protocol triage the review queue of the demo."""
    return protocol.agents(server, demo_token(server))


def inspector(server, _token, _document):
    """The Inspector's command line lists and calls every tool."""
    return protocol.inspector(server, demo_token(server), os.path.join(GENERATED, "inspector.json"))


def conformance(server, _token, _document):
    """The conformance suites of both eras."""
    return protocol.conformance(server, demo_token(server), os.path.join(GENERATED, "conformance"))


CLIENTS = [typed_client, hey_api, orval, validating_proxy, postman_collection, browser, documentation,
           webhook_libraries, spectral, agents, inspector, conformance]


def install():
    protocol.install_node()
    lock = os.path.join(here, "package-lock.json")
    done = os.path.join(here, "node_modules", ".package-lock.json")
    if os.path.exists(done) and os.path.getmtime(done) > os.path.getmtime(lock):
        return
    subprocess.run(["npm", "ci", "--prefix", here, "--no-audit", "--no-fund", "--ignore-scripts"], check=True,
                   timeout=INSTALLING)


def bounded(client, *arguments):
    """Calls a client, which fails if it takes too long; the program that it runs is ended then."""
    def end(*_):
        raise SystemExit(f"{client.__name__} took longer than {BOUND} s")

    signal.signal(signal.SIGALRM, end)
    signal.alarm(BOUND)
    try:
        return client(*arguments)
    finally:
        signal.alarm(0)


def main():
    arguments = sys.argv[1:]
    ends = None
    if "--within" in arguments:
        place = arguments.index("--within")
        ends = time.monotonic() + int(arguments[place + 1])
        del arguments[place:place + 2]
    if "--install" in arguments:
        arguments.remove("--install")
        install()
    if not arguments:
        return 0
    if not os.path.isdir(os.path.join(here, "node_modules")):
        print(f"The clients are not installed: {here}/run.py --install")
        return SKIPPED
    folder = Folder()
    program = os.path.abspath(arguments[0])  # clients start it, too, in folders of their own
    server = Triaged(folder, program, ["--data-dir", folder / "data", "--contact", "mailto:desk@example.com", "--rate-limit",
                                           "full=off,widget=1/2,address=off", "--webhook-allow-networks", "127.0.0.0/8"]).start()
    try:
        os.makedirs(GENERATED, exist_ok=True)
        with urllib.request.urlopen(server.url + "/openapi.json", timeout=30) as answer:
            served = json.load(answer)
        document = os.path.join(GENERATED, "openapi.json")
        with open(document, "w", encoding="utf-8") as file:
            json.dump(served, file)
        for number, client in enumerate(CLIENTS, 1):
            if ends and time.monotonic() > ends:
                print("not tried, as no time is left: " + ", ".join(each.__name__ for each in CLIENTS[number - 1:]))
                break
            token = server.token(f"client-{number}")
            begun = time.monotonic()
            result = bounded(client, server, token, document)
            print(f"{client.__name__}: {result} ({time.monotonic() - begun:.0f} s)", flush=True)
    finally:
        server.server.end()
        folder.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main())
