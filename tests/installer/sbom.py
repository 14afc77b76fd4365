#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the output of installer/sbom is CycloneDX 1.5, lists the real components, and is reproducible.

usage: sbom.py SBOM BUILD_DIRECTORY PROGRAM..."""

import json
import os
import re
import subprocess
import sys
import tempfile

URN = re.compile(r"urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\Z")
PURL = re.compile(r"pkg:[a-z]+(/[\w.%-]+)*/[\w.%-]+@[\w.%~-]+(\?[a-z_]+=[\w.%~-]+(&[a-z_]+=[\w.%~-]+)*)?\Z")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\Z")
LICENCE = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]*\Z")
TYPES = {"application", "framework", "library", "container", "platform", "operating-system", "device", "device-driver",
         "firmware", "file", "machine-learning-model", "data"}

# The members of the specification that installer/sbom uses; True: required.
BOM = {"bomFormat": True, "specVersion": True, "serialNumber": False, "version": False, "metadata": False,
       "components": False, "dependencies": False}
METADATA = {"timestamp": False, "component": False}
COMPONENT = {"type": True, "name": True, "bom-ref": False, "version": False, "purl": False, "scope": False, "supplier": False,
             "licenses": False, "externalReferences": False, "properties": False}


def check(holds, *what):
    if not holds:
        raise AssertionError(" ".join(str(each) for each in what))


def check_members(value, members, where):
    check(isinstance(value, dict), where, "is not an object")
    for name in value:
        check(name in members, where, "has", name)
    for name, required in members.items():
        check(not required or name in value, where, "lacks", name)


def check_licences(component, where):
    for each in component.get("licenses", []):
        check(len(component["licenses"]) == 1, where, "has several licences")
        if "expression" in each:
            check(set(each) == {"expression"}, where, each)
            words = each["expression"].split(" ")
            for place, word in enumerate(words):
                fits = word in ("AND", "OR") if place % 2 else LICENCE.match(word) and word not in ("AND", "OR")
                check(fits, where, "has the licence", each["expression"])
            check(len(words) % 2 == 1, where, each)
        else:
            check(set(each) == {"license"} and set(each["license"]) == {"name"} and each["license"]["name"], where, each)


def check_component(component, where):
    check_members(component, COMPONENT, where)
    check(component["type"] in TYPES and component["name"] and component["version"], where)
    check(component.get("scope", "required") in ("required", "optional", "excluded"), where)
    check(PURL.match(component["purl"]), where, "has the purl", component["purl"])
    check(set(component.get("supplier", {})) <= {"name", "url", "contact"}, where)
    check_licences(component, where)
    for each in component.get("externalReferences", []):
        check(set(each) == {"type", "url"} and each["type"] == "website" and re.match(r"https?://\S+\Z", each["url"]), where)
    for each in component.get("properties", []):
        check(set(each) == {"name", "value"} and isinstance(each["value"], str), where)


def check_document(bom):
    check_members(bom, BOM, "the document")
    check(bom["bomFormat"] == "CycloneDX" and bom["specVersion"] == "1.5" and bom["version"] == 1, "the document's format")
    check(URN.match(bom["serialNumber"]), bom["serialNumber"])
    check_members(bom["metadata"], METADATA, "metadata")
    check(TIME.match(bom["metadata"]["timestamp"]), bom["metadata"]["timestamp"])
    root = bom["metadata"]["component"]
    check_component(root, "metadata.component")
    references = [root["bom-ref"]]
    for component in bom["components"]:
        check_component(component, component.get("name"))
        references.append(component["bom-ref"])
    check(len(set(references)) == len(references), "a bom-ref is not unique")
    depending = [each["ref"] for each in bom["dependencies"]]
    check(sorted(depending) == sorted(references), "the dependencies do not match the components")
    check(bom["dependencies"][0] == {"ref": root["bom-ref"], "dependsOn": references[1:]}, "the program's dependencies")


def check_content(bom, program):
    by_name = {each["name"]: each for each in bom["components"]}
    expected = {"triaged": {"linked": "libqt6core6 libpq5 libicu", "needed at run time": "postgresql",
                            "compiled in": "libcli11-dev"},
                "triage-desk": {"linked": "libqt6core6 libqt6widgets6 libqt6gui6"}}
    for use, names in expected[program].items():
        for name in names.split():
            found = [each for each in by_name.values() if re.match(name + r"(t64|[\d.]*)\Z", each["name"])
                     and {"name": "triage-desk:use", "value": use} in each["properties"]]
            check(found, program, "has no", name, "that is", use)
    for name, component in by_name.items():
        installed = subprocess.run(["dpkg-query", "--show", "--showformat", "${Version}\\n", name], capture_output=True,
                                   text=True, check=True).stdout.split("\n")
        check(component["version"] in installed, name, "is of version", installed)
    check(any("licenses" in each for each in by_name.values()), "no component has a licence")


def written(sbom, build, program, out):
    depends, folders = {"triaged": (["postgresql", "libqt6sql6-psql"], ["backend", "common"]),
                        "triage-desk": (["libqt6svg6"], ["app", "common"])}[program]
    subprocess.run([sbom, "--name", program, "--version", "1.2.3", "--program", os.path.join(build, "bin", program),
                    "--depends", *depends, "--build", build, "--folder", *folders, "--output", out],
                   check=True, env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"})
    with open(out, "rb") as file:
        return file.read()


def main():
    sbom, build, *programs = sys.argv[1:]
    if subprocess.run(["which", "dpkg-query", "ninja"], capture_output=True).returncode != 0:
        print("dpkg or ninja is not installed")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        for program in programs:
            first = written(sbom, build, program, os.path.join(folder, "one"))
            check(first == written(sbom, build, program, os.path.join(folder, "two")), program, "differs on the second run")
            bom = json.loads(first)
            check_document(bom)
            check_content(bom, program)
            print(program, len(bom["components"]), "components")
        nothing = subprocess.run([sbom, "--name", "x", "--version", "1", "--program", os.path.join(folder, "missing"),
                                  "--output", os.path.join(folder, "three")], capture_output=True)
        check(nothing.returncode != 0, "a missing program did not fail")


main()
