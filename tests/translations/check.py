# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the .ts files are complete, keep placeholders, match the sources and share no letter within a menu, and
that neither these texts nor those of the server and the guides have a word that was replaced."""

import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(sys.argv[1])
FILES = sorted((ROOT / "translations").glob("triage-desk_*.ts"))

# The number of plural forms, and the forms that stand for exactly one number and may therefore omit %n.
PLURALS = {
    "ar": (6, {0, 1, 2}),
    "de": (2, {0}),
    "en": (2, {0}),
    "es": (2, {0}),
    "fr": (2, set()),
    "he": (2, {0}),
    "ja": (1, set()),
}
# The sources are English: the English file contains only plurals; other messages in it are ignored.
SOURCE_LANGUAGE = "en"

PLACEHOLDER = re.compile(r"%L?(?:\d{1,2}|n)")
TYPED_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")  # the interface has the typographic one, ’
MNEMONIC = re.compile(r"&(?!&)")
# In scripts with joined letters, a mnemonic inside a word breaks the word and makes it wider than its label.
JOINED = {"ar"}
KEY_IN_WORD = re.compile(r"(?<!\()&(?![&%])")
KEY = re.compile(r"&([^&%])")
COMMAND = re.compile(r'\{ \.id = (\w+),.*?QT_TR_NOOP\("([^"]*)"\).*?\.menu = CommandMenu::(\w+)', re.DOTALL)
TITLE = re.compile(r'case CommandMenu::\w+:\s*return tr\("([^"]*)"\)')
# The commands of the menu of an item, and those of a menu that one loop fills.
ITEM_MENU = re.compile(r"\badd\(\{([^}]*)\}\)")
# A literal, and those that the compiler joins.
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
LITERALS = re.compile(r'(?:u?"(?:[^"\\\n]|\\.)*"\s*)+')
LOOP = re.compile(r"for \(const CommandId \w+ :\s*\{([^}]*)\}\)")

# The entries of menus and the buttons of questions. One that ends with a full stop is a sentence.
ENTRY = re.compile(r'\b(?:addAction\((?:[^";]*, )?|buttonText = )tr\(\s*"([^"]*[^".])"|\.text = QT_TR_NOOP\("([^"]*)"\)')
SMALL_WORDS = set("a an and as at by for from in of on or the to with".split())

# English texts whose words were replaced, because one thing has one word.
RETIRED = {
    r"^(?:Same|Same As|Not the Same|Take Out of Duplicates)\b": "Merge, Merge With, Not a Duplicate, Unmerge",
    r"^(?:Take|Take Next|Give to)$|\bgave you\b|\bhas it\b|Took it over": "Assign to Me, Next for Me, Assign to",
    r"Came again": "Reported again",
    r"^No buffer$|No buffer match(?:es|ed)": "Unassigned",
    r"can be undone afterwards": "You can undo this",
    r"No list has this": "No matching lists",
    r"^Tell of|Form of the messages": "Events, Format",
    r"woke up": "Snooze ended",
    r"(?i:stands? for itself)": "is not a duplicate, unmerged",
    r"(?i:\bmark(?:s|ed)? (?:\w+ ){0,2}as (?:not )?the same|(?:is|are) (?:not )?the same as an)": "merge, duplicate, different",
    r"^Took it\b|^Gave it to\b": "Assigned it to themselves, Assigned it to",
    r"^(?:Assign|Needs review|Propose|Merge) from$": "Auto-assign at, Review at, Suggest buffers at, Merge at",
    r"nobody can bring it back": "You won’t see it again",
    r"is to be told": "to notify",
    r"does not answer(?! this)": "is not responding",
    r"^All feedback$": "Inbox, Everything",
    r"^(?:Looks right|Move here|Not a duplicate)$": "Looks Right, Move Here, Not a Duplicate",
    r"^P&?ending$|^Done or Decl&?ined$": "Being Routed, Done",
}
# Each term of the English texts, and the stem that every translation of it has in each language.
TERMS = {
    r"^Unassigned\b(?! it| %n)|to Unassigned": {
        "de": "Ohne Ablage", "es": "Sin bandeja", "fr": "Sans bac", "ja": "未割り当て", "ar": "بلا صندوق", "he": "ללא תיבה"},
    r"^Inbox$": {"de": "Eingang", "es": "Entrada", "fr": "À traiter", "ja": "受信箱", "ar": "الوارد", "he": "נכנס"},
    r"^Mine$": {"de": "Meine", "es": "Los míos", "fr": "Les miens", "ja": "自分の担当", "ar": "ما أتولاه", "he": "שלי"},
    r"^Everything$": {"de": "Alles", "es": "Todo", "fr": "Tout", "ja": "すべて", "ar": "كل شيء", "he": "הכול"},
    r"(?i:^needs review$)|Review at": {
        "de": "zu prüfen", "es": "por revisar", "fr": "à vérifier", "ja": "要確認", "ar": "حاجة إلى مراجعة|يحتاج إلى مراجعة",
        "he": "דורש(?:ים)? בדיקה"},
    r"No clear match": {
        "de": "kein klarer Treffer", "es": "Sin coincidencia clara", "fr": "Aucune correspondance claire",
        "ja": "明確な一致(?:はありません|なし)", "ar": "لا تطابق واضح", "he": "אין התאמה ברורה"},
    r"(?i:\bmerge)": {
        "de": "zusammen(?:zu)?(?:ge)?führ|führ.* zusammen", "es": "fusion|fusión", "fr": "fusion", "ja": "まとめ", "ar": "دمج|دموج",
        "he": "מיזוג|מזג|מוזג"},
    r"^Unmerge\b|unmerged": {
        "de": "trenn|für sich", "es": "separa|independientes", "fr": "dissoci|indépend", "ja": "分離|独立", "ar": "فص|استقلال",
        "he": "הפרד|הופרד|בפני עצמ"},
    r"(?i:(?<!its )(?<!their )\bsnooze)": {
        "de": "zurück(?:ge|zu)?stell", "es": "pospon|pospuest|posposi", "fr": "report", "ja": "後回し", "ar": "أجل|تأجيل|ؤجل",
        "he": "השהי|הושה|מושה"},
    r"(?i:\bduplicate)": {
        "de": "dupli|doppelt", "es": "duplicad", "fr": "doublon|en double", "ja": "重複", "ar": "كرار|مكرر", "he": "כפיל|כפול"},
    r"Reported again": {
        "de": "Wieder gemeldet", "es": "Notificado de nuevo", "fr": "Signalé à nouveau", "ja": "再び報告", "ar": "أبلغ عنه مجددا",
        "he": "דווח שוב"},
    r"^(?!Assigned to %1\.$)(?i:.*\bassign(?:s|ed)? (?:it |%n |an item |the next item )?to\b)": {
        "de": "zu(?:ge|zu)?w[ei]", "es": "asign", "fr": "attribu", "ja": "割り当て|担当", "ar": "سند|سناد", "he": "שיו[ךי]|שויך|שוי|משויך|ש[וי]?יי?ך|שיי"},
}
# How a language does not address a person, because the rest of its texts does so in another way.
FAMILIAR = {
    "de": re.compile(r"\b(?:du|dir|dich|dein\w*|füge|wähle|weist)\b", re.IGNORECASE),
    "es": re.compile(r"\b(?:tú|tus?|ti|te|puedes|tienes|pospones|marcas|añade|pulsa|elige|asign\w+te)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(?:tu|toi|te|tes|ton|ta)\b", re.IGNORECASE),
}

# lupdate assigns strings of a tr() outside classes to the namespace; with another context they are not found.
NAMESPACE = "triage::app"
HELPER = re.compile(r'QString tr\(const char \*\w+\)\s*\{\s*return QCoreApplication::translate\("([^"]*)"')

Message = collections.namedtuple("Message", "context source comment numerus translation")


def messages_of(path):
    """Returns all messages of a .ts file, each with its <translation> element."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            yield Message(
                context.findtext("name"),
                message.findtext("source"),
                message.findtext("comment") or "",
                message.get("numerus") == "yes",
                message.find("translation"),
            )


def key_of(message):
    return message.context, message.source, message.comment


def forms_of(message):
    if message.numerus:
        return [form.text or "" for form in message.translation.iter("numerusform")]
    return [message.translation.text or ""]


def placeholders(text):
    """Returns the placeholders of a text. %Ln, a count in the digits of the language, equals %n."""
    return collections.Counter(found.replace("L", "") for found in PLACEHOLDER.findall(text))


def edges(text):
    """Returns the white space before and after a text."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def wrong_in_form(language, message, form, may_drop_number):
    """Returns the errors of one form of a translation."""
    if not form.strip():
        yield "is empty"
        return
    if TYPED_APOSTROPHE.search(form) or TYPED_APOSTROPHE.search(message.source):
        yield f"has ' instead of ’: {form!r}"
    expected, actual = placeholders(message.source), placeholders(form)
    if may_drop_number and "%n" not in actual:
        expected.pop("%n", None)
    if expected != actual:
        yield f"has the placeholders {sorted(actual.elements())} instead of {sorted(expected.elements())}: {form!r}"
    if language != SOURCE_LANGUAGE and "%n" in form:
        yield f"has %n instead of %Ln, which has the digits and groups of the language: {form!r}"
    if language in JOINED and KEY_IN_WORD.search(form.replace("&&", "")):
        yield f"has its key inside a word instead of behind it: {form!r}"
    if edges(form) != edges(message.source):
        yield f"differs in its outer white space: {form!r}"
    if len(MNEMONIC.findall(message.source.replace("&&", ""))) != len(MNEMONIC.findall(form.replace("&&", ""))):
        yield f"differs in its mnemonics: {form!r}"


def plain(text):
    """Returns a text without mnemonics, signs of vowels and marks of direction."""
    text = unicodedata.normalize("NFC", re.sub(r" ?\(&\w\)|&(?!&)", "", text))
    return re.sub("[\u064b-\u0652\u2066-\u2069]", "", text)


def wrong_words(language, message):
    """Returns the terms of a message whose translation has another word than the rest of the language."""
    source = plain(message.source)
    for term, stems in TERMS.items():
        if language in stems and re.search(term, source):
            for form in forms_of(message):
                if not re.search(stems[language], plain(form), re.IGNORECASE):
                    yield f"has another word than {stems[language]!r}: {form!r}"
    for form in forms_of(message):
        if language in FAMILIAR and FAMILIAR[language].search(plain(form)):
            yield f"addresses a person in another way than the rest: {form!r}"


def texts_elsewhere():
    """Returns the texts of the server, the README and the guides as messages of their files."""
    guides = [ROOT / "README.md", *sorted((ROOT / "resources" / "docs").glob("*.md"))]
    folders = (ROOT / "backend", ROOT / "common")
    code = sorted(path for folder in folders for pattern in ("*.h", "*.cpp") for path in folder.rglob(pattern))
    for path in [*guides, *code]:
        content = path.read_text(encoding="utf-8")
        if path in guides:
            texts = [" ".join(paragraph.split()) for paragraph in content.split("\n\n")]
        else:
            texts = ["".join(LITERAL.findall(run)) for run in LITERALS.findall(content)]
        for text in texts:
            yield Message(str(path.relative_to(ROOT)), text, "", False, None)


def retired(sources):
    """Returns the texts with words that were replaced."""
    for message in sources:
        for words, instead in RETIRED.items():
            if re.search(words, plain(message.source).rstrip("….: ")):
                yield f"{message.context}: {message.source!r} has an old word; now {instead}"


def wrong_in_message(language, message):
    """Returns the errors of the translation of one message."""
    state = message.translation.get("type")
    if state:
        yield f"is {state}"
        return
    count, single = PLURALS[language]
    forms = forms_of(message)
    if message.numerus and len(forms) != count:
        yield f"has {len(forms)} plural forms instead of {count}"
        return
    for index, form in enumerate(forms):
        yield from wrong_in_form(language, message, form, message.numerus and index in single)
    yield from wrong_words(language, message)


def wrong_in_file(path, sources):
    """Returns the errors of one language; sources is None if they cannot be collected."""
    language = ElementTree.parse(path).getroot().get("language", "")
    if language not in PLURALS or path.stem != f"triage-desk_{language}":
        yield f"language {language!r} is unknown to this check or not the file's"
        return
    concerns = [m for m in messages_of(path) if m.numerus or language != SOURCE_LANGUAGE]
    for message in concerns:
        for wrong in wrong_in_message(language, message):
            yield f"{message.context}: {message.source!r} {wrong}"
    if sources is None:
        return
    known = {key_of(message) for message in concerns}
    needed = {key_of(m) for m in sources if m.numerus or language != SOURCE_LANGUAGE}
    for context, source, _ in sorted(needed - known):
        yield f"{context}: {source!r} is missing"


def menus():
    """Returns the English texts that stand together: in the menu bar, in each of its menus, and in those of rows."""
    texts = collections.defaultdict(list)
    folder = ROOT / "app"
    of_item = (folder / "window/menus.cpp").read_text(encoding="utf-8")
    of_view = (folder / "window/viewcommands.cpp").read_text(encoding="utf-8")
    lists = {
        "menu of an item": ITEM_MENU.findall(of_item),
        "status in the menu of an item": LOOP.findall(of_item),
        "menu of a view": LOOP.findall(of_view),
    }
    for command, text, menu in COMMAND.findall((folder / "actions/commandtable.cpp").read_text(encoding="utf-8")):
        texts[menu].append(text)
        for name, commands in lists.items():
            if command in re.findall(r"CommandId::(\w+)", " ".join(commands)):
                texts[name].append(text)
    texts["menu bar"] = TITLE.findall((folder / "actions/commandmenu.cpp").read_text(encoding="utf-8"))
    assert len(texts) == len(texts["menu bar"]) + 1 + len(lists), "The commands or the menus are written otherwise."
    return texts


def meeting_keys(path):
    """Returns the letters that several entries of one menu have in a language."""
    known = {m.source: forms_of(m)[0] for m in messages_of(path) if m.context.endswith(("CommandTable", "CommandMenus"))}
    for menu, sources in menus().items():
        entries = collections.defaultdict(list)
        for text in (known.get(source, source) for source in sources):
            for key in KEY.findall(text.replace("&&", "").lower()):
                entries[key].append(text)
        for key, texts in entries.items():
            if len(texts) > 1:
                yield f"{menu}: {key!r} is the letter of {texts}"


def small_letters():
    """Returns the commands with a word that begins with a small letter."""
    for path in sorted((ROOT / "app").rglob("*.cpp")):
        for text in map("".join, ENTRY.findall(path.read_text(encoding="utf-8"))):
            words = re.findall(r"[^\W\d_][^\s,.…:]*", PLACEHOLDER.sub("", MNEMONIC.sub("", text)))
            if any(word[0].islower() and word not in SMALL_WORDS for word in words):
                yield f"{path.relative_to(ROOT)}: {text!r} has no capitals, unlike other commands"


def lupdate():
    """Returns the path of the tool that collects strings, or None."""
    folders = os.pathsep.join(["/usr/lib/qt6/bin", os.environ.get("PATH", "")])
    return shutil.which("lupdate", path=folders)


def sources_of(tool):
    """Returns the strings of the current sources of the client, and those that it shares with the server."""
    with tempfile.TemporaryDirectory() as folder:
        collected = pathlib.Path(folder) / "sources.ts"
        folders = [str(ROOT / "app"), str(ROOT / "common")]
        command = [tool, "-silent", "-locations", "none", *folders, "-I", folders[0], "-ts", str(collected)]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        return list(messages_of(collected))


def lost_contexts():
    """Returns tr() functions whose context differs from the one that lupdate uses."""
    for path in sorted((ROOT / "app").rglob("*.cpp")):
        for context in HELPER.findall(path.read_text(encoding="utf-8")):
            if context != NAMESPACE:
                yield f"{path.relative_to(ROOT)}: tr() looks its strings up in {context!r} instead of {NAMESPACE!r}"


def main():
    tool = lupdate()
    if not tool and os.environ.get("CI"):
        print("lupdate is not installed")
        return 1
    sources = sources_of(tool) if tool else None
    wrong = [f"{path.name}: {line}" for path in FILES for line in wrong_in_file(path, sources)]
    wrong += [f"{path.name}: {line}" for path in FILES for line in meeting_keys(path)]
    wrong += lost_contexts()
    wrong += small_letters()
    wrong += retired([*(sources or []), *texts_elsewhere()])
    for line in wrong:
        print(line)
    strings = f"{len(sources)} strings" if sources is not None else "strings not collected: no lupdate"
    print(f"{len(FILES)} languages, {strings}, {len(wrong)} wrong (ninja update-translations collects new strings)")
    return 1 if wrong or len(FILES) != len(PLURALS) or sources == [] else 0


sys.exit(main())
