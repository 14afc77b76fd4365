# SPDX-License-Identifier: GPL-3.0-or-later
"""What must not be in the sources: the absences that ARCHITECTURE.md promises, looked for one by one."""

import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
SOURCES = sorted(
    path
    for folder in ("common", "backend", "app")
    if (ROOT / folder).is_dir()
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".h", ".cpp")
)


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def without_comments(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)


TEXTS = {name_of(path): without_comments(path.read_text(encoding="utf-8")) for path in SOURCES}

SQL = re.compile(r"\b(select\s+[\w*:'(].*\bfrom\b|insert\s+into|delete\s+from|update\s+\w+\s+set)\b", re.I)
LOWER = ("backend/services/", "backend/storage/", "backend/routing/", "backend/search/")

# What is looked for, where, and what it would break.
RULES = [
    (
        "SQL stands in backend/storage only",
        lambda name: name.startswith("backend/") and not name.startswith("backend/storage/"),
        lambda text: any(SQL.search(literal) for literal in re.findall(r'"(?:[^"\\\n]|\\.)*"', text)),
    ),
    (
        "Qt HttpServer is called by its adapter only",
        lambda name: name not in ("backend/http/server.cpp", "backend/http/qtcompat.h")
        and not name.startswith("backend/http/feedsocket"),
        lambda text: re.search(r"#include <(QtHttpServer|QHttpServer|QAbstractHttpServer)", text),
    ),
    (
        "HTTP knows no service, no store and no operation's wiring",
        lambda name: name.startswith("backend/http/"),
        lambda text: re.search(r'#include "(services|storage|jobs|routing|search|cli|postgres)/', text),
    ),
    (
        "Services, stores, routing and search know no HTTP",
        lambda name: name.startswith(LOWER),
        lambda text: re.search(r'#include "(http|cli|jobs)/', text),
    ),
    (
        "Stores, routing and search know no service",
        lambda name: name.startswith(("backend/storage/", "backend/routing/", "backend/search/")),
        lambda text: re.search(r'#include "services/', text),
    ),
    (
        "What both programs share does no input and output and starts no thread",
        lambda name: name.startswith("common/"),
        lambda text: re.search(r"#include <(QFile|QTcpSocket|QNetwork|QSql|QThread|thread|fstream|QProcess)", text),
    ),
    (
        "Nothing leaves the machine but through the HTTP server and the language model",
        lambda name: name.startswith("backend/") and not name.startswith(("backend/http/", "backend/languagemodel/")),
        lambda text: re.search(r"#include <(QNetworkAccessManager|QNetworkReply|QNetworkRequest|QTcpSocket|QSslSocket)>", text),
    ),
    (
        "The language model knows no service and no store, and the embedded classifier no language model",
        lambda name: name.startswith(("backend/languagemodel/", "backend/routing/")),
        lambda text: re.search(r'#include "(services|storage|api|http|jobs|cli)/', text),
    ),
    (
        "The embedded classifier is pure",
        lambda name: name.startswith("backend/routing/"),
        lambda text: re.search(r'#include ("languagemodel/|<QNetwork)', text),
    ),
    (
        "Nobody parses JSON with QJsonDocument, which takes invalid JSON for valid",
        lambda name: True,
        lambda text: "QJsonDocument" in text,
    ),
    (
        "nlohmann-json is known to one file",
        lambda name: name != "common/fields/json.cpp",
        lambda text: "nlohmann" in text,
    ),
    (
        "The client's SQL stands in app/store only",
        lambda name: name.startswith("app/") and not name.startswith("app/store/"),
        lambda text: re.search(r"#include <QSql", text)
        or any(SQL.search(literal) for literal in re.findall(r'"(?:[^"\\\n]|\\.)*"', text)),
    ),
    (
        "The client has widgets in its views, dialogs and program only",
        lambda name: name.startswith(("app/api/", "app/store/", "app/models/", "app/commands/")),
        lambda text: re.search(r'#include (<(QtWidgets|QWidget|QApplication|QDialog|QMessageBox|QMenu)|"(views|dialogs)/)', text),
    ),
    (
        "The client talks to the network in app/api only",
        lambda name: name.startswith("app/") and not name.startswith("app/api/"),
        lambda text: re.search(r"#include <(QNetworkAccessManager|QNetworkReply|QTcpSocket|QSslSocket)>", text),
    ),
    (
        "Only commands write what people do into the store",
        lambda name: name.startswith(("app/views/", "app/dialogs/", "app/models/")),
        lambda text: re.search(r"store(\(\))?(\.|->)apply\(", text),
    ),
    (
        "Colours are chosen by the theme",
        lambda name: name.startswith("app/") and not name.startswith("app/views/theme"),
        lambda text: re.search(r'QColor\((0x|\d|u?"#)|Qt::(red|green|blue|yellow|darkRed|darkGreen|darkBlue|gray|lightGray)\b', text),
    ),
    (
        "What people wrote is never read as HTML",
        lambda name: name.startswith("app/"),
        lambda text: "setHtml(" in text or "setMarkdown(" in text,
    ),
    (
        "prometheus-cpp is known to the metrics only",
        lambda name: not name.startswith("backend/metrics/"),
        lambda text: "prometheus/" in text or "prometheus::" in text,
    ),
    (
        "Programs have no singletons: no Q_GLOBAL_STATIC",
        lambda name: True,
        lambda text: "Q_GLOBAL_STATIC" in text,
    ),
]


def stores_without_organization():
    """A store class of one organization has no constructor that does not take one."""
    for name, text in TEXTS.items():
        if not re.fullmatch(r"backend/storage/\w+store\.h", name):
            continue
        for store in re.findall(r"class (\w+Store)\b[^;{]*\{", text):
            for arguments in re.findall(rf"^\s*(?:explicit )?{store}\(([^)]*)\)", text, flags=re.M):
                if "OrganizationId" not in arguments and f"const {store}" not in arguments:
                    yield f"{name}: {store}({arguments}) takes no organization"


def main():
    broken = [
        f"{name}: {promise}"
        for promise, concerns, breaks in RULES
        for name, text in TEXTS.items()
        if concerns(name) and breaks(text)
    ]
    broken += stores_without_organization()
    for line in broken:
        print(line)
    print(f"{len(TEXTS)} files, {len(RULES) + 1} promises, {len(broken)} broken")
    return 1 if broken or not TEXTS else 0


sys.exit(main())
