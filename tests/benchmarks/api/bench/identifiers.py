# SPDX-License-Identifier: GPL-3.0-or-later
"""Converts identifiers to their wire form, 13 characters of Crockford's base32."""

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


def encode(value):
    text = ""
    for _ in range(13):
        text = ALPHABET[value & 31] + text
        value >>= 5
    return text
