# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the proxy examples for operators: each real proxy in front of a real backend.

The proxies are tried side by side, because one request waits for half a minute behind each."""

import argparse
import concurrent.futures
import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import traceback
import urllib.parse

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tests", "support"))
# pylint: disable=wrong-import-position
from servers import Authority, Folder, Postgres, Process, Triaged, free_port, wait_until  # noqa: E402

SKIPPED = 77
HOST = "feedback.example.org"


def example(name, *replacements):
    """Returns an example with other addresses and files. Fails if a text to be replaced is missing."""
    with open(os.path.join(ROOT, "resources", "examples", name), encoding="utf-8") as file:
        text = file.read()
    for old, new in replacements:
        if old not in text:
            raise AssertionError(f"{name} has no line with {old}")
        text = text.replace(old, new)
    return text


class Answer:
    def __init__(self, answer):
        self.status = answer.status
        self.type = answer.getheader("Content-Type", "")
        self.retry_after = answer.getheader("Retry-After")
        self.request_id = answer.getheader("X-Request-Id")
        self.body = answer.read()

    def json(self):
        return json.loads(self.body)


class Proxy:
    """A proxy in front of backends, and clients that send requests through it."""

    largest_import = 12_000_000  # bytes

    def __init__(self, folder, backends, authority):
        self.folder, self.backends, self.authority = folder, backends, authority
        self.port = free_port()
        self.token = backends[0].token(f"{self.name}-{self.port}")
        self.process = None

    def ask(self, method, path, body=None, source="127.0.0.2", timeout=60, **headers):
        line = http.client.HTTPSConnection("127.0.0.1", self.port, timeout=timeout, context=self.authority.context(),
                                           source_address=(source, 0))
        fields = {"Authorization": f"Bearer {self.token}", **{key.replace("_", "-"): value for key, value in headers.items()}}
        if body is not None:
            fields.setdefault("Content-Type", "application/json")
            body = json.dumps(body).encode() if isinstance(body, dict) else body
        try:
            line.request(method, path, body, fields)
            return Answer(line.getresponse())
        finally:
            line.close()

    def is_well(self):
        return self.status() == 200

    def status(self):
        """Returns the status of the check of readiness; None without an answer."""
        try:
            return self.ask("GET", "/readyz").status
        except OSError:
            return None


class Nginx(Proxy):
    name = "nginx"

    def start(self):
        certificate, key = self.authority.issue("nginx-front", HOST)
        site = self.folder.write("site.conf", example(
            "nginx.conf", ("listen 443 ", f"listen 127.0.0.1:{self.port} "),
            (f"/etc/ssl/{HOST}/fullchain.pem", certificate), (f"/etc/ssl/{HOST}/privkey.pem", key),
            ("server 127.0.0.1:8080;", f"server {self.backends[0].address};")))
        folders = "".join(f"{kind}_temp_path {self.folder / kind};\n"
                          for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        main = self.folder.write(
            "nginx.conf", ("user root;\n" if os.geteuid() == 0 else "") + f"daemon off;\npid {self.folder / 'nginx.pid'};\n"
            f"error_log {self.folder / 'nginx-error.log'};\nworker_processes 1;\nevents {{ worker_connections 256; }}\n"
            f"http {{\naccess_log off;\n{folders}include {site};\n}}\n")
        self.process = Process(self.folder / "nginx.log", [program("nginx"), "-c", main, "-p", self.folder.path])


class Haproxy(Proxy):
    name = "haproxy"

    def start(self, trusted=None):
        """Starts it; it trusts servers with certificates of that authority."""
        both = self.folder / f"{self.name}-front.pem"
        with open(both, "wb") as pem:
            for path in self.authority.issue(f"{self.name}-front", HOST):
                with open(path, "rb") as part:
                    pem.write(part.read())
        text = example("haproxy.cfg", (f"bind :443 ssl crt /etc/haproxy/{HOST}.pem", f"bind 127.0.0.1:{self.port} ssl crt {both}"),
                       ("/etc/haproxy/servers.pem", trusted or self.authority.file),
                       ("server one 10.0.0.1:8443", f"server one {self.backends[0].address}"),
                       ("server two 10.0.0.2:8443", f"server two {self.backends[1].address}"))
        text = re.sub(r"^ +(user|group|log /dev/log) ?.*\n", "", text, flags=re.M)
        self.process = Process(self.folder / f"{self.name}.log",
                               [program("haproxy"), "-db", "-f", self.folder.write(f"{self.name}.cfg", text)])


class HaproxyOfStrangers(Haproxy):
    """HAProxy whose servers have certificates that it does not trust, or those of another server."""
    name = "strangers"


def program(name):
    return shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


def the_clients_address_is_known(proxy):
    """Checks that without a user an address has one vote, whatever headers it sends."""
    page = f"https://example.org/{proxy.name}"
    body = {"target": {"type": "documentation", "metadata": {"page_url": page}}, "reaction_value": 1}
    for source, lie in (("127.0.0.2", "6.6.6.6"), ("127.0.0.2", "7.7.7.7, 127.0.0.1"), ("127.0.0.3", "6.6.6.6")):
        made = proxy.ask("POST", "/api/v0/reactions", body, source, X_Forwarded_For=lie, Forwarded=f"for={lie}")
        expect(made.status == 201, made.body)
    target = made.json()["data"]["target"]["id"]
    votes = proxy.ask("GET", f"/api/v0/targets/{target}/reactions/summary").json()["data"]["thumbs_up"]
    expect(votes == 2, f"{votes} votes of two addresses")


def a_waiting_request_hears_of_a_change(proxy):
    cursor = proxy.ask("GET", "/api/v0/changes").json()["meta"]["cursor"]
    received = []

    def wait():
        received.append(proxy.ask("GET", f"/api/v0/changes?wait=25&since={urllib.parse.quote(cursor)}"))

    waiter = threading.Thread(target=wait)
    waiter.start()
    wait_until(lambda: sum(each.metric("triaged_changes_waiting_clients") for each in proxy.backends) >= 2,
               "a client waits, besides the one that waits in vain")
    made = proxy.ask("POST", "/api/v0/feedback", {"description": "A client waits for this"}).json()["data"]
    waiter.join(60)
    expect(received and any(change["id"] == made["id"] for change in received[0].json()["data"]), "the change did not arrive")


def who_edits_an_item_is_seen(proxy):
    """Checks that each server knows a report, and that its end answers a request that waits at one of them."""
    item = proxy.ask("POST", "/api/v0/feedback", {"description": "Somebody edits this"}).json()["data"]["id"]

    def report(feedback):
        expect(proxy.ask("PUT", "/api/v0/presence", {"feedback_id": feedback, "editing": bool(feedback)}).status == 204, "a report")

    def follow_until(edited, cursor="now", tag="0"):
        while True:  # an answer may be about a change
            path = f"/api/v0/changes?wait=25&since={urllib.parse.quote(cursor)}&presence={tag}"
            answer = proxy.ask("GET", path).json()["meta"]
            cursor, presence = answer["cursor"], answer.get("presence")
            if presence and [each["feedback_id"] for each in presence["people"] if each["editing"]] == edited:
                return cursor, presence["tag"]

    report(item)
    for _ in range(2 * len(proxy.backends)):  # they take turns
        known = follow_until([item])
    threading.Timer(0.1, report, [None]).start()
    follow_until([], *known)


def bodies_may_be_as_big_as_the_backend_allows(proxy):
    fits = proxy.ask("POST", "/api/v0/feedback", {"description": "x" * 1_000_000})
    expect(fits.status == 422 and fits.json()["field"] == "description", fits.body[:200])
    beyond = proxy.ask("POST", "/api/v0/feedback", {"description": "x" * 2_000_000})
    expect(beyond.status == 413 and beyond.type.startswith("application/problem+json"), (beyond.status, beyond.body[:200]))
    text = "ä" * 5000
    made = proxy.ask("POST", "/api/v0/feedback", {"description": text}).json()["data"]["id"]
    expect(proxy.ask("GET", f"/api/v0/feedback/{made}").json()["data"]["description"] == text, "the text has changed")


def a_file_of_an_import_may_be_big(proxy):
    line = json.dumps({"description": "x" * 4000}).encode() + b"\n"
    lines = proxy.largest_import // len(line)
    with tempfile.TemporaryFile() as file:
        for _ in range(lines):
            file.write(line)
        size = file.tell()
        file.seek(0)
        answer = proxy.ask("POST", "/api/v0/import?dry_run=true", file, Content_Type="application/jsonl", Content_Length=str(size),
                           timeout=1800)
    expect(answer.status == 200 and answer.json()["data"]["created"] == lines, (answer.status, answer.body[:300]))
    print(f"{proxy.name}: an import of {size} bytes", flush=True)


def headers_may_be_as_big_as_the_backend_allows(proxy):
    expect(proxy.ask("GET", "/api/v0/me", X_Padding="x" * 12_000).status == 200, "12 kB of headers")
    beyond = proxy.ask("GET", "/api/v0/me", X_Padding="x" * 20_000)
    expect(beyond.status == 431 and beyond.type.startswith("application/problem+json"), (beyond.status, beyond.body[:200]))


def http2_is_spoken_with_clients(proxy):
    done = subprocess.run(
        ["curl", "-sS", "--cacert", proxy.authority.file, "--http2", "-o", "/dev/null", "-w", "%{http_version} %{http_code}",
         f"https://127.0.0.1:{proxy.port}/readyz"], capture_output=True, text=True, check=True)
    expect(done.stdout == "2 200", done.stdout)


def answers_without_a_body_pass(proxy):
    made = proxy.ask("POST", "/api/v0/feedback", {"description": "To be deleted"}).json()["data"]["id"]
    head = proxy.ask("HEAD", f"/api/v0/feedback/{made}")
    expect(head.status == 200 and head.body == b"", "HEAD")
    gone = proxy.ask("DELETE", f"/api/v0/feedback/{made}")
    expect(gone.status == 204 and gone.body == b"", "DELETE")
    expect(proxy.ask("GET", f"/api/v0/feedback/{made}").status == 404, "it is still there")


def a_proxy_alone_asks_to_come_back(proxy):
    for backend in proxy.backends:
        backend.server.tell(signal.SIGTERM)
    for backend in proxy.backends:
        backend.server.process.wait(60)
    answer = proxy.ask("GET", "/api/v0/me")
    expect(answer.status == 503 and answer.type == "application/problem+json" and answer.retry_after, (answer.status, answer.body))
    problem = answer.json()
    expect(problem["status"] == 503 and problem["category"] == "user" and answer.request_id, (problem, answer.request_id))
    expect(problem["type"].endswith("/docs/api/problems/service-unavailable"), problem)
    for backend in proxy.backends:
        backend.start()
    wait_until(proxy.is_well, "the proxy sees the backend again")


CHECKS = [the_clients_address_is_known, a_waiting_request_hears_of_a_change, who_edits_an_item_is_seen, bodies_may_be_as_big_as_the_backend_allows,
          a_file_of_an_import_may_be_big,
          headers_may_be_as_big_as_the_backend_allows, http2_is_spoken_with_clients, answers_without_a_body_pass]


def try_out(proxy):
    """Runs the checks and returns the names of those that failed."""
    proxy.start()
    wait_until(proxy.is_well, f"{proxy.name} answers")
    failed = []
    idle = []
    # Nothing changes in this organization for as long as a request may wait; the proxy must not time out earlier.
    quiet = proxy.backends[0].token(f"{proxy.name}-quiet")
    cursor = urllib.parse.quote(proxy.ask("GET", "/api/v0/changes", Authorization=f"Bearer {quiet}").json()["meta"]["cursor"])

    def wait():
        idle.append(proxy.ask("GET", f"/api/v0/changes?wait=30&since={cursor}", Authorization=f"Bearer {quiet}"))

    waiter = threading.Thread(target=wait)
    waiter.start()
    for check in CHECKS:
        try:
            check(proxy)
            print(f"{proxy.name}: {check.__name__.replace('_', ' ')}", flush=True)
        except Exception:  # pylint: disable=broad-except
            traceback.print_exc()
            failed.append(check.__name__)
    waiter.join(60)
    if not idle or idle[0].status != 200 or idle[0].json()["data"]:
        failed.append("a request without changes is answered")
    try:
        a_proxy_alone_asks_to_come_back(proxy)
    except Exception:  # pylint: disable=broad-except
        traceback.print_exc()
        failed.append("a_proxy_alone_asks_to_come_back")
    return [f"{proxy.name}: {name}" for name in failed]


def servers_with_other_certificates_are_refused(folder, backends, authority):
    """Returns the names of the checks that failed: no request with its token reaches a server that may be another one."""
    stranger = Folder()
    failed = []
    try:
        for what, behind, trusted in (("of another authority", backends, Authority(stranger).file),
                                      ("of another server", backends[::-1], authority.file)):
            proxy = HaproxyOfStrangers(folder, behind, authority)
            proxy.start(trusted)
            try:
                wait_until(proxy.status, "HAProxy answers")
                statuses = {proxy.ask("GET", "/api/v0/me").status for _ in range(5)}
            finally:
                proxy.process.end(signal.SIGINT)
            if statuses == {503}:
                print(f"haproxy: a certificate {what} is refused", flush=True)
            else:
                failed.append(f"haproxy: a certificate {what} is answered {statuses}")
    finally:
        stranger.remove()
    return failed


def make_backend(folder, program_file, postgres, authority, name):
    settings = ["--database", postgres.conninfo(), "--trusted-proxies", "127.0.0.1"]
    if name != "local":
        certificate, key = authority.issue(name, f"{name}.example.org")
        settings += ["--tls-cert", certificate, "--tls-key", key]
    return Triaged(folder, program_file, settings, name).start()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--triaged", required=True)
    parser.add_argument("--largest", action="store_true", help="send imports of the documented limit, 1 GiB, which takes minutes")
    options = parser.parse_args()
    if options.largest:
        Proxy.largest_import = 1 << 30
    missing = [name for name in ("nginx", "haproxy", "openssl", "curl", "pg_config") if not program(name)]
    if missing:
        print("not installed:", *missing)
        return SKIPPED
    folder = Folder()
    running = []
    try:
        authority = Authority(folder)
        postgres = Postgres(folder).start()
        running.append(postgres.server)
        postgres.make_database()
        # nginx runs on the machine of its server. HAProxy does not, so its servers take TLS only.
        backends = [make_backend(folder, options.triaged, postgres, authority, name) for name in ("local", "one", "two")]
        proxies = [Nginx(folder, backends[:1], authority), Haproxy(folder, backends[1:], authority)]
        with concurrent.futures.ThreadPoolExecutor() as side_by_side:
            failed = [name for names in side_by_side.map(try_out, proxies) for name in names]
        failed += servers_with_other_certificates_are_refused(folder, backends[1:], authority)
        for proxy in proxies:
            proxy.process.end(signal.SIGINT if isinstance(proxy, Haproxy) else signal.SIGTERM)
        for backend in backends:
            backend.server.end()
        print("\n".join(["failed:", *failed]) if failed else "all passed")
        return 1 if failed else 0
    finally:
        for backend in locals().get("backends", []):
            backend.server.kill()
        for each in running:
            each.end(signal.SIGINT)
        folder.remove()


if __name__ == "__main__":
    sys.exit(main())
