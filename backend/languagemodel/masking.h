// SPDX-License-Identifier: GPL-3.0-or-later
// Taking out of a text what must not leave the machine, and what nobody sees.
#pragma once

#include <QString>

namespace triage::languagemodel {

/// E-mail addresses, numbers of phones, cards and accounts, keys, tokens and passwords become placeholders
/// such as [email]. Takes out rather too much than too little: long numbers of any kind are gone.
QString masked(const QString &text);

/// Without control and format characters (but line breaks and tabs), zero-width ones and variation selectors:
/// what a person does not see a model shall not read.
QString visible(const QString &text);

} // namespace triage::languagemodel
