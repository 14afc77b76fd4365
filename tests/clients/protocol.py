# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests /mcp with programs of others: clients of both eras, the Inspector's command line and the conformance suite."""

import http.client
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import uuid

here = os.path.dirname(os.path.realpath(__file__))
MODULES = os.path.join(here, "node_modules")
NEWER_NODE = 22
# npm installs the binary of the machine's kind only.
OWN_NODE = os.path.join(here, "node22", "node_modules", ".bin", "node")


def run(command, **more):
    done = subprocess.run(command, cwd=here, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                          timeout=600, **more)
    if done.returncode:
        raise SystemExit(f"{' '.join(command[:4])} failed:\n{done.stdout[-4000:]}{done.stderr[-2000:]}")
    return done.stdout


def environment(catalog, arguments):
    """Keeps the Inspector's list of servers out of the home directory; with a file of servers it has none."""
    more = {} if "--config" in arguments else {"MCP_CATALOG_PATH": catalog}
    return {**os.environ, **more}


def inspected(catalog, target, arguments, name, values):
    """Calls a tool with the Inspector and returns its structured result."""
    pairs = [part for key, value in values.items()
             for part in ("--tool-arg", f"{key}={value if isinstance(value, str) else json.dumps(value)}")]
    command = ["node", os.path.join(MODULES, ".bin", "mcp-inspector"), "--cli", *target, *arguments, "--method", "tools/call",
               "--tool-name", name, *pairs]
    answer = json.loads(run(command, env=environment(catalog, arguments)))
    if answer.get("isError"):
        raise SystemExit(f"{name}: {answer['content'][0]['text']}")
    return answer["structuredContent"]


def inspector(server, token, catalog):
    """The Inspector's command line lists and calls every tool, over HTTP and through triaged mcp."""
    file = catalog + ".token"
    with open(file, "w", encoding="utf-8") as out:
        out.write(token)
    over_http = ([server.url + "/mcp"], ["--header", f"Authorization: Bearer {token}"])
    hosts = catalog + ".host"
    with open(hosts, "w", encoding="utf-8") as out:
        command = {"command": server.program, "args": ["mcp", "--server", server.url, "--token-file", file]}
        json.dump({"mcpServers": {"desk": command}}, out)
    over_pipe = ([], ["--config", hosts, "--server", "desk"])
    listing = ["node", os.path.join(MODULES, ".bin", "mcp-inspector"), "--cli"]
    listed = json.loads(run([*listing, *over_http[0], *over_http[1], "--method", "tools/list", "--strict"],
                            env=environment(catalog, over_http[1])))
    names = [tool["name"] for tool in listed["tools"]]
    found = inspected(catalog, *over_http, "search_feedback", {"needs_review": True, "limit": 2})["items"]
    item, other = found[0]["id"], found[1]["id"]
    buffer = inspected(catalog, *over_http, "list_buffers", {"limit": 1})["items"][0]["id"]
    arguments = {
        "search_feedback": {"search": "card"}, "get_feedback": {"feedback_id": item}, "list_buffers": {},
        "explain_routing": {"feedback_id": item}, "find_similar": {"feedback_id": item},
        "get_statistics": {"statistic": "buffers"}, "get_changes": {"since": "now"},
        "ask_research": {"question": "What is said about cards?"},
        "create_feedback": {"description": "The card is lost.", "idempotency_key": str(uuid.uuid4())},
        "add_note": {"feedback_id": item, "text": "Seen.", "idempotency_key": str(uuid.uuid4())},
        "assign_buffer": {"feedback_id": item, "buffer_id": buffer, "idempotency_key": str(uuid.uuid4())},
        "remove_from_buffer": {"feedback_id": item, "buffer_id": buffer, "idempotency_key": str(uuid.uuid4())},
        "set_work_state": {"feedback_id": item, "state": "done", "idempotency_key": str(uuid.uuid4())},
        "preview_routing": {"description": "The card is lost."},
        "list_duplicate_suggestions": {"feedback_id": item},
        "split_feedback": {"feedback_id": item, "description": "A part.", "idempotency_key": str(uuid.uuid4())},
        "mark_duplicate": {"into": item, "feedback_ids": [other], "idempotency_key": str(uuid.uuid4())},
    }
    if set(names) != set(arguments):
        raise SystemExit(f"Say how these are called: {set(names) ^ set(arguments)}")
    for name in names:
        inspected(catalog, *over_http, name, arguments[name])
    inspected(catalog, *over_pipe, "search_feedback", arguments["search_feedback"])
    return f"calls {len(names)} tools"


def with_token(server, token):
    """Starts a proxy that adds the token, which the conformance suite cannot send. Everything else passes unchanged."""
    host = server.url.removeprefix("http://")

    class Proxy(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def forward(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            upstream = http.client.HTTPConnection(host, timeout=60)
            upstream.putrequest(self.command, self.path, skip_host=True, skip_accept_encoding=True)
            for name, value in self.headers.items():
                if name.lower() not in ("connection", "authorization"):
                    upstream.putheader(name, value)
            upstream.putheader("Authorization", f"Bearer {token}")
            upstream.endheaders(body or None)
            answer = upstream.getresponse()
            content = answer.read()
            self.send_response_only(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in ("connection", "content-length"):
                    self.send_header(name, value)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)
            upstream.close()

        do_GET = do_POST = do_DELETE = forward  # noqa: N815 (the names are the library's)

        def log_message(self, *_arguments):
            pass

    proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    return proxy


def is_newer(node):
    """Tells whether a Node is one that the conformance suite runs on."""
    if not shutil.which(node):
        return False
    version = subprocess.run([node, "--version"], text=True, stdout=subprocess.PIPE, check=True).stdout
    return int(re.match(r"v(\d+)", version).group(1)) >= NEWER_NODE


def newer_node():
    """Returns the Node of the conformance suite: $NODE22, the machine's or the one that was installed beside it."""
    named = os.environ.get("NODE22")
    return next((node for node in ([named] if named else ["node", OWN_NODE]) if is_newer(node)), None)


def install_node():
    """Installs a Node for the conformance suite in this folder if the machine's is too old."""
    if newer_node():
        return
    folder = os.path.join(here, "node22")
    subprocess.run(["npm", "ci", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts"], check=True)
    if not is_newer(OWN_NODE):
        raise SystemExit(f"npm has no Node {NEWER_NODE} for this machine: NODE22=path names one")


def conformance(server, token, results):
    """The conformance suite of both eras, but for scenarios of fixtures and capabilities that the server lacks."""
    node = newer_node()
    if not node:
        return f"skipped: the suite needs Node {NEWER_NODE}; {here}/run.py --install installs it"
    program = os.path.join(MODULES, "@modelcontextprotocol", "conformance", "dist", "index.js")
    proxy = with_token(server, token)
    passed = 0
    try:
        for version, suite in (("2026-07-28", ["--requirements", "2026-07-28"]),
                               ("2025-11-25", ["--suite", "all", "--spec-version", "2025-11-25"])):
            shutil.rmtree(results, ignore_errors=True)
            run([node, program, "server", "--url", f"http://127.0.0.1:{proxy.server_port}/mcp", "-o", results,
                 "--expected-failures", os.path.join(here, f"conformance-{version}.yaml"), *suite])
            for folder in os.listdir(results):
                with open(os.path.join(results, folder, "checks.json"), encoding="utf-8") as file:
                    passed += sum(check["status"] == "SUCCESS" for check in json.load(file))
    finally:
        proxy.shutdown()
    return f"{passed} checks pass"


def agents(server, token):
    """Clients of both eras triage the review queue of the demo."""
    return run(["node", "out/agents.js", server.url, token]).strip()


if __name__ == "__main__":
    sys.exit("run.py runs this")
