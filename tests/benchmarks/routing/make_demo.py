#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses the feedback of the demonstration from public evaluation sets.

    make_demo.py FOLDER > resources/demo/feedback.jsonl
    make_demo.py FOLDER --labelled OUT     writes OUT/demo.buffers.jsonl and OUT/demo.items.jsonl for routingbenchmark
    make_demo.py FOLDER --labels > tests/backend/routing/demolabels.txt     the buffer of each item, for a test

FOLDER has bank-dev, clinc-dev and appreview-dev as <set>.items.jsonl. The world of the demonstration is the app of an
online bank; texts of other products are left out by their words. The choice depends on nothing but the sets. The newest
items are pairs of our own in which two people report the same, so that a queue of suggested duplicates has enough to
judge.
"""
import argparse
import hashlib
import json
import pathlib
import re

BUFFERS = pathlib.Path(__file__).resolve().parents[3] / "resources/demo/buffers.jsonl"

# How many items of which label of which set stand in which buffer; no buffer: what fits none.
CHOICE = [
    ("bank-dev", "card_delivery", "Card delivery", 36),
    ("bank-dev", "card_unusable", "Card not working", 30),
    ("clinc-dev", "damaged_card", "Card not working", 6),
    ("clinc-dev", "card_declined", "Card not working", 8),
    ("bank-dev", "lost_stolen", "Lost cards and fraud", 24),
    ("bank-dev", "disputes", "Lost cards and fraud", 22),
    ("clinc-dev", "report_fraud", "Lost cards and fraud", 8),
    ("bank-dev", "failed_transfers", "Transfers", 48),
    ("bank-dev", "topups", "Top-ups", 48),
    ("bank-dev", "exchange", "Currency exchange", 38),
    ("bank-dev", "identity", "Identity checks", 30),
    ("bank-dev", "atm_cash", "Cash withdrawals", 36),
    ("bank-dev", "refunds", "Refunds", 34),
    ("bank-dev", "pin_passcode", "PIN and passcode", 26),
    ("clinc-dev", "pin_change", "PIN and passcode", 10),
    ("appreview-dev", "problem_report", "App problems", 52),
    ("appreview-dev", "feature_request", "Ideas and wishes", 26),
    ("appreview-dev", None, None, 36),
    ("bank-dev", None, None, 20),
    ("clinc-dev", None, None, 8),
]

# Words of the reviewed products, which are watches and wristbands, and of running with them.
OTHER_PRODUCTS = re.compile(
    r"garmin|huawei|honor|\bband|watch|wear|fitbit|fenix|vivo|forerunner|strava|polar|samsung|apple|google|xiaomi|"
    r"runn|\brun\b|running|step|sleep|heart|\bhr\b|health|fitness|workout|exercise|activit|train|bike|cycl|swim|"
    r"calori|gps|\bmap|route|golf|device|tracker|weight|\bscale|bluetooth|pair|strap|hike|walk|sport|stress|oxygen|"
    r"monitor|\bfit\b|face|stats|metric|miles|\bkm\b|distance|coach|china|chinese|indian|blood|connect iq|"
    r"hu?au?w|\bhms\b|app ?gallery|\bedge\b|pedomet|climb|alarm|jogg|\blap\b|rides|food|work ?out|exercis|zone|analy|"
    r"track|motivat|active|clock|music|call log|goal|measure|\bdata\b|information|progress|dynamic|edge|z10|"
    r"years old|\bband|jog|discovery|remainders|stairs|smart/par|\bAI plan|send back|categories|auto and manually|"
    r"verizon|athlet|medical|weather|elevation|floors|spo2|biking|gym|badge|challenge|pacing|\bpace|garm|wrist|rate", re.I)
OTHER_BANKS = re.compile(r"\bchase|capit[oa]l|wells|america\b|abc bank|discover|citi|\btd\b|\bbb&?t|pnc|hsbc|barclay", re.I)
RUDE = re.compile(r"shit|fuck|crap|damn|suck|stupid|idiot|bitch|rubbish|hell\b|garbage|trash|<\w+>|@", re.I)

# Each pair is one report in the words of two people.
PAIRS = [
    ("Face recognition does not let me in any more since I wear new glasses.",
     "Since I got new glasses the face recognition won't let me in any more."),
    ("The October statement repeats page 3, so my rent is listed twice in the PDF.",
     "My rent is listed twice in the PDF of the October statement, page 3 is there two times."),
    ("The widget on my home screen always says balance unavailable.",
     "Home screen widget shows balance unavailable all day long"),
    ("My standing order for the gym ran one day early and now I am in overdraft.",
     "The standing order for my gym ran one day early, which put me into overdraft."),
    ("Can my sister and I open a joint account without visiting a branch?",
     "is it possible to open a joint account with my sister without visiting the branch"),
    ("Round up into my savings pot has stopped, no purchases were rounded this week.",
     "Purchases are no longer rounded into the savings pot, round up has stopped this week"),
    ("In dark mode the spending chart has black numbers on a black background.",
     "The numbers of the spending chart are black on black in dark mode."),
]

CLIENTS = [("ios-app/4.2.1", 30), ("android-app/4.2.0", 28), ("inputbuffer-widget/0.2.0 (javascript)", 20),
           ("support-desk/1.0", 12), ("web-app/7.9", 7), (None, 3)]
PAGES = {
    "Card delivery": ("https://help.bank.example/cards/delivery", "Track your card"),
    "Top-ups": ("https://help.bank.example/top-ups", "Top up by card"),
    "Identity checks": ("https://help.bank.example/identity", "Documents we accept"),
    "Currency exchange": ("https://help.bank.example/exchange", "Our exchange rates"),
    "Transfers": ("https://help.bank.example/transfers", "How long transfers take"),
}


def number(*parts):
    return int.from_bytes(hashlib.sha256("/".join(parts).encode()).digest()[:6], "big")


def drawn(choices, value):
    value %= sum(weight for _, weight in choices)
    for choice, weight in choices:
        if value < weight:
            return choice
        value -= weight
    return None


def is_usable(name, item):
    text = item["text"]
    if RUDE.search(text) or not text.isprintable():
        return False
    if name == "appreview-dev":
        longest = 400 if item["buffers"] else 160
        return 24 <= len(text) <= longest and text.isascii() and not OTHER_PRODUCTS.search(text)
    return 12 <= len(text) <= 400 and not OTHER_BANKS.search(text)


def candidates(folder, name, label):
    with (folder / f"{name}.items.jsonl").open(encoding="utf-8") as lines:
        items = [json.loads(line) for line in lines]
    wanted = [item for item in items if item["buffers"] == ([label] if label else []) and is_usable(name, item)]
    if name == "clinc-dev" and not label:
        wanted = [item for item in wanted if item["oos"] == "far"]
    return sorted(wanted, key=lambda item: number("choice", item["id"]))


def title_of(item):
    """The first sentence of a longer text, for one in four."""
    match = re.match(r"([A-Z][^.!?]{0,3}[a-z][^.!?]{10,56}[.!?])\s+\S", item["text"])
    return match.group(1).rstrip(".") if match and number("title", item["id"]) % 4 == 0 else None


def feedback_of(item, buffer):
    who = number("who", item["id"])
    entry = {
        "title": title_of(item),
        "description": item["text"],
        "client": drawn(CLIENTS, number("client", item["id"])),
        "submitted_by": None if who % 9 == 0 else f"usr_{number('person', str(who % 260)) % 16**8:08x}",
    }
    if buffer in PAGES and number("page", item["id"]) % 6 == 0:
        url, heading = PAGES[buffer]
        entry["targets"] = [{"type": "documentation", "metadata": {"page_url": url, "section_heading": heading}}]
    return entry


def choose(folder):
    chosen = []
    seen = set()
    for name, label, buffer, count in CHOICE:
        fresh = [item for item in candidates(folder, name, label) if item["text"].casefold() not in seen][:count]
        seen.update(item["text"].casefold() for item in fresh)
        chosen += [(item, buffer) for item in fresh]
    return sorted(chosen, key=lambda pair: number("order", pair[0]["id"]))


def write_labelled(chosen, out):
    buffers = [json.loads(line) for line in BUFFERS.read_text(encoding="utf-8").splitlines()]
    with (out / "demo.buffers.jsonl").open("w", encoding="utf-8") as file:
        for buffer in buffers:
            print(json.dumps({"buffer": buffer["name"], **buffer}, ensure_ascii=False), file=file)
    with (out / "demo.items.jsonl").open("w", encoding="utf-8") as file:
        for item, buffer in chosen:
            print(json.dumps({"id": item["id"], "split": "test", "title": title_of(item), "text": item["text"],
                              "buffers": [buffer] if buffer else []}, ensure_ascii=False), file=file)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--labelled", type=pathlib.Path, metavar="OUT")
    parser.add_argument("--labels", action="store_true")
    arguments = parser.parse_args()
    chosen = choose(arguments.folder)
    if arguments.labels:
        for _, buffer in chosen:
            print(buffer or "")
        return
    if arguments.labelled:
        write_labelled(chosen, arguments.labelled)
        return
    chosen += [({"id": f"pair-{place}-{side}", "text": pair[side]}, None)
               for side in range(2) for place, pair in enumerate(PAIRS)]
    for item, buffer in chosen:
        print(json.dumps(feedback_of(item, buffer), ensure_ascii=False))


if __name__ == "__main__":
    main()
