# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the promises of ARCHITECTURE.md: what the sources must not contain, and which arrows the folders may have."""

import pathlib
import re
import sys

import floors

ROOT = pathlib.Path(sys.argv[1])
# Only folders of sources are read: beside them a build may create and remove files at any time.
FILES = sorted(path for folder in ("common", "backend", "app") for path in (ROOT / folder).rglob("*"))
SOURCES = [path for path in FILES if path.suffix in (".h", ".cpp")]


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def without_comments(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)


TEXTS = {name_of(path): without_comments(path.read_text(encoding="utf-8")) for path in SOURCES}

SQL = re.compile(r"\b(select\s+[\w*:'(].*\bfrom\b|insert\s+into|delete\s+from|update\s+\w+\s+set)\b", re.I)
LEAST_BOUND = 20_000  # milliseconds, for the time that a test measures
SQL_FOLDERS = ("backend/database/", "backend/stores/")
LOWER = ("backend/services/", *SQL_FOLDERS, "backend/duplicates/", "backend/neighbours/", "backend/routing/", "common/search/")
WIDGET_FREE = ("app/client/", "app/store/", "app/models/", "app/commands/")
# Dates writes them; a snooze is also read as the locale abbreviates a date.
DATES = ("app/store/values/dates.cpp", "app/dialogs/triage/snoozetimes.cpp")
# Certificates, the log, and what another server says in its header; everything else is measured by the clock of the database.
MACHINE_CLOCK = ("backend/api/pages/documentation.cpp", "backend/cli/configcheck.cpp", "backend/composition/backend.cpp",
                 "backend/database/databaseclock.cpp", "backend/languagemodel/circuitbreaker.cpp", "backend/log/log.cpp")
# The clocks, jumps of this computer's clock, how long a server wants to be left alone, and the name of a damaged file;
# everything else in the window is by the clock of the server.
COMPUTER_CLOCK = ("app/store/values/clock.h", "app/store/sync/wakeups.cpp", "app/client/answerreader.cpp",
                  "app/store/outbox/outboxfile.cpp")
CLOCKS = r"QDateTime::current|QDate::currentDate|QTime::currentTime|system_clock|(?<![.>])\btime\((nullptr|NULL|0)\)"
WIDGET_FOLDERS = "actions|application|board|dashboard|detail|dialogs|list|sidebar|theme|widgets|window"


def has_sql(text):
    return any(SQL.search(literal) for literal in re.findall(r'"(?:[^"\\\n]|\\.)*"', text))


PATTERN = re.compile(r"\b(?:QRegularExpression(?:\s+\w+)?|pattern)\s*\(([^;]*);", re.S)


def has_loose_end(text):
    """A dollar sign in a pattern, other than as a character: it matches before a line end, too."""
    return any(
        "$" in re.sub(r"\\\\.|\[[^\]]*\]", "", literal)
        for call in PATTERN.findall(text)
        for literal in re.findall(r'"(?:[^"\\\n]|\\.)*"', call)
    )


# Each promise, the files that it concerns, and what would break it.
RULES = [
    (
        "Only backend/database and backend/stores contain SQL",
        lambda name: name.startswith("backend/") and not name.startswith(SQL_FOLDERS),
        has_sql,
    ),
    (
        "Services execute no SQL: they call stores",
        lambda name: name.startswith("backend/services/"),
        lambda text: re.search(r"(\.|->)execute(Text)?\(", text),
    ),
    (
        "Only its adapter calls Qt HttpServer",
        lambda name: name not in ("backend/http/httpserver.cpp", "backend/http/qtcompat.h")
        and not name.startswith("backend/http/feedsocket"),
        lambda text: re.search(r"#include <(QtHttpServer|QHttpServer|QAbstractHttpServer)", text),
    ),
    (
        "HTTP uses no service, no store and no wiring of an operation",
        lambda name: name.startswith("backend/http/"),
        lambda text: re.search(r'#include "(api|services|database|stores|jobs|routing|search|cli|postgres)/', text),
    ),
    (
        "Services, stores, routing and search use no HTTP",
        lambda name: name.startswith(LOWER),
        lambda text: re.search(r'#include "(http|api|cli|jobs)/', text),
    ),
    (
        "Stores, routing and search use no service",
        lambda name: name.startswith((*SQL_FOLDERS, "backend/duplicates/", "backend/neighbours/", "backend/routing/", "backend/search/")),
        lambda text: re.search(r'#include "services/', text),
    ),
    (
        "Times that are stored or said to others are by the clock of the database: databaseTime()",
        lambda name: name.startswith("backend/") and name not in MACHINE_CLOCK,
        lambda text: re.search(CLOCKS, text),
    ),
    (
        "Days, ages and times of the window are by the clock of the server: today(), currentTime(), currentDateTime()",
        lambda name: name.startswith("app/") and name not in COMPUTER_CLOCK,
        lambda text: re.search(CLOCKS + r"|\blocalTime\(\)", text),
    ),
    (
        "The database uses no store",
        lambda name: name.startswith("backend/database/"),
        lambda text: re.search(r'#include "stores/', text),
    ),
    (
        "Code that both programs share does no input or output and starts no thread",
        lambda name: name.startswith("common/"),
        lambda text: re.search(r"#include <(QFile|QTcpSocket|QNetwork|QSql|QThread|thread|fstream|QProcess)", text),
    ),
    (
        "Only the HTTP server and backend/outgoing use the network",
        lambda name: name.startswith("backend/") and not name.startswith(("backend/http/", "backend/outgoing/")),
        lambda text: re.search(
            r"#include <(QNetworkAccessManager|QNetworkReply|QNetworkRequest|QTcpSocket|QSslSocket|curl/curl\.h)>", text),
    ),
    (
        "The language model and the embedded classifier use no service and no store",
        lambda name: name.startswith(("backend/languagemodel/", "backend/routing/")),
        lambda text: re.search(r'#include "(services|database|stores|api|http|jobs|cli)/', text),
    ),
    (
        "The embedded classifier and the comparison of items are pure",
        lambda name: name.startswith(("backend/duplicates/", "backend/routing/")),
        lambda text: re.search(r'#include ("(languagemodel|services|database|stores)/|<QNetwork)', text),
    ),
    (
        "QJsonDocument parses nothing: it accepts invalid JSON",
        lambda name: True,
        lambda text: "QJsonDocument" in text,
    ),
    (
        "common/fields parses JSON; nlohmann-json compares with it in tests",
        lambda name: True,
        lambda text: "nlohmann" in text,
    ),
    (
        "Only app/store contains the client's SQL",
        lambda name: name.startswith("app/") and not name.startswith("app/store/"),
        lambda text: re.search(r"#include <QSql", text) or has_sql(text),
    ),
    (
        "The client's data uses no widgets",
        lambda name: name.startswith(WIDGET_FREE),
        lambda text: re.search(
            rf'#include (<(QtWidgets|QWidget|QApplication|QDialog|QMessageBox|QMenu)|"({WIDGET_FOLDERS})/)', text),
    ),
    (
        "Only app/client uses the network",
        lambda name: name.startswith("app/") and not name.startswith("app/client/"),
        lambda text: re.search(r"#include <(QNetworkAccessManager|QNetworkReply|QTcpSocket|QSslSocket)>", text),
    ),
    (
        "Dialogs do not use the window",
        lambda name: name.startswith("app/dialogs/"),
        lambda text: re.search(r'#include "(window|application)/', text),
    ),
    (
        "Only commands write changes by people into the store",
        lambda name: name.startswith("app/") and not name.startswith(("app/commands/", "app/store/")),
        lambda text: re.search(r"store(\(\))?(\.|->)apply\(", text),
    ),
    (
        "The theme chooses the colours",
        lambda name: name.startswith("app/") and not name.startswith("app/theme/"),
        lambda text: re.search(
            r'QColor\((0x|\d|u?"#)|Qt::(red|green|blue|yellow|darkRed|darkGreen|darkBlue|gray|lightGray)\b', text),
    ),
    (
        "Dates writes dates and times",
        lambda name: name.startswith("app/") and name not in DATES,
        lambda text: re.search(r"toString\([^;]*?QLocale::(Short|Long)Format|QLocale\(\)\.(date|time|dateTime)Format\(", text),
    ),
    (
        "Fields for dates and times show them as all texts do: setReadableFormat() with a format of Dates",
        lambda name: name.startswith("app/") and name != "app/widgets/textdirection.cpp",
        lambda text: "setDisplayFormat(" in text
        or re.search(r"setReadableFormat\(\*?\w+, (?!Dates::)", text)
        or (re.search(r"new Q(Date|Time|DateTime)Edit\(|Q(Date|Time|DateTime)Edit\(this\)", text)
            and "setReadableFormat(" not in text),
    ),
    (
        "Text of people is never read as HTML",
        lambda name: name.startswith("app/"),
        lambda text: "setHtml(" in text or "setMarkdown(" in text,
    ),
    (
        "Tool tips are plain text by the style of the theme: nothing escapes them, nothing shows them as HTML",
        lambda name: name.startswith("app/"),
        lambda text: re.search(r"(setToolTip|showText)\([^;]*toHtmlEscaped", text) or (
            "ThemeStyle::drawPrimitive" in text
            and not re.search(r'"QTipLabel"\)\)\s*label->setTextFormat\(Qt::PlainText\)', text)),
    ),
    (
        "Only the metrics use prometheus-cpp",
        lambda name: not name.startswith("backend/metrics/"),
        lambda text: "prometheus/" in text or "prometheus::" in text,
    ),
    (
        "Patterns end in \\z: a $ also matches before a line end, and would let one in",
        lambda name: True,
        has_loose_end,
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
        if not re.fullmatch(r"backend/stores/(\w+/)?\w+store\.h", name):
            continue
        for store in re.findall(r"class (\w+Store)\b[^;{]*\{", text):
            for arguments in re.findall(rf"^\s*(?:explicit )?{store}\(([^)]*)\)", text, flags=re.M):
                if "OrganizationId" not in arguments and f"const {store}" not in arguments:
                    yield f"{name}: {store}({arguments}) takes no organization"


def folder_of_include(include, name):
    for root in (name.split("/")[0], "common"):
        if (ROOT / root / include).is_file():
            folder = (pathlib.PurePath(root) / include).parent.as_posix()
            return "common" if root == "common" else folder
    return None


def arrows_that_are_not_linked(links):
    """Every folder links what it includes: the linker only holds an arrow to code, not one to a header."""
    for name, text in TEXTS.items():
        folder = pathlib.PurePath(name).parent.as_posix()
        if folder not in links or name.startswith("common/"):
            continue
        for include in re.findall(r'#include "([^"]+)"', text):
            target = folder_of_include(include, name)
            if target and target != folder and target not in links[folder]:
                yield f"{name}: includes {include}, but the target of {folder} does not link that of {target}"


def circles(links):
    """No folder depends on itself through others; CMake would accept that of static libraries."""
    state = {}

    def visit(folder, path):
        if state.get(folder) == "done":
            return
        if folder in path:
            yield f"{' -> '.join(path[path.index(folder):])} -> {folder}: a circle of targets"
            return
        for target in sorted(links.get(folder, ())):
            yield from visit(target, [*path, folder])
        state[folder] = "done"

    for folder in sorted(links):
        yield from visit(folder, [])


# Promises over all folders.
TESTS_OF_ALL = {"backend/security"}


def tests_without_sources():
    """Tests stand where the sources stand that they test."""
    for part in ("common", "backend", "app"):
        for test in sorted((ROOT / "tests" / part).rglob("tst_*.cpp")):
            folder = test.parent.relative_to(ROOT / "tests").as_posix()
            if folder not in TESTS_OF_ALL and not any((ROOT / folder).glob("*.cpp")):
                yield f"{test.relative_to(ROOT)}: the programs have no folder {folder}"


def tests_of_speed():
    """A machine may stand still for a second: no test measures that something is done within a few of them."""
    bound = re.compile(r"\b(?:elapsed\(\)|slowest|longest)\s*<=?\s*([\d']+)")
    for test in sorted((ROOT / "tests").rglob("*.cpp")):
        name = test.relative_to(ROOT).as_posix()
        if name.startswith("tests/benchmarks/"):
            continue
        for found in bound.finditer(test.read_text(encoding="utf-8")):
            if int(found[1].replace("'", "")) < LEAST_BOUND:
                yield f"{name}: {found[0]} ms: benchmarks measure speed; a test waits for at most `patience`"


def invariants_without_test():
    """Each invariant is checked by the programs, the guide for operators names it, and a test violates it, seen by its value or by
    its name in the metrics. The tests of noteViolation(), which call it themselves, violate none."""
    listed = re.search(r"enum class Invariant \{(.*?)\n\};", TEXTS["common/invariant.h"], flags=re.S)[1]
    functions = [function for each in sorted((ROOT / "tests").rglob("tst_*.cpp"))
                 for function in re.split(r"^(?=\S.*\n\{$)", each.read_text(encoding="utf-8"), flags=re.M)]
    tests = "".join(function for function in functions if "noteViolation(" not in function)
    checks = "".join(text for name, text in TEXTS.items() if not name.startswith("common/invariant."))
    guide = (ROOT / "resources/docs/operations.md").read_text(encoding="utf-8")
    for value in re.findall(r"^\s*(\w+),", listed, flags=re.M):
        name = re.sub(r"(?<!^)([A-Z])", r"_\1", value).lower()
        if f"`{name}`" not in guide:
            yield f"operations.md: {name} is missing"
        if f"Invariant::{value}" not in checks:
            yield f"common/invariant.h: the programs do not check {value}"
        if not re.search(rf'violations\("{name}"\), (?:before \+ )?[1-9]|violationsOf\(Invariant::{value}\)(?:, [1-9]| > 0)', tests):
            yield f"common/invariant.h: no test violates {value}"


def main():
    broken = [
        f"{name}: {promise}"
        for promise, concerns, breaks in RULES
        for name, text in TEXTS.items()
        if concerns(name) and breaks(text)
    ]
    links = floors.linked_folders(ROOT)
    circular = [*circles(links)]
    broken += [*stores_without_organization(), *arrows_that_are_not_linked(links), *tests_without_sources(),
               *tests_of_speed(), *invariants_without_test(), *circular]
    if not circular:
        broken += floors.differences(ROOT)
    for line in broken:
        print(line)
    print(f"{len(TEXTS)} files, {len(links)} folders, {len(RULES) + 7} promises, {len(broken)} broken")
    return 1 if broken or not TEXTS or not links else 0


sys.exit(main())
