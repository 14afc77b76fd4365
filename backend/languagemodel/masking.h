// SPDX-License-Identifier: GPL-3.0-or-later
// Removes secrets and invisible characters from a text.
#pragma once

#include <QString>

namespace triage::languagemodel {

/// Returns a text with placeholders such as [email] instead of e-mail addresses, numbers of phones, cards and
/// accounts, keys, tokens and passwords. Removes too much rather than too little: long numbers of any kind
/// are replaced.
QString masked(const QString &text);

/// Returns a text without control and format characters (except line breaks and tabs), zero-width characters
/// and variation selectors: a model must not read what a person cannot see.
QString visible(const QString &text);

} // namespace triage::languagemodel
