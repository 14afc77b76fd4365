// SPDX-License-Identifier: GPL-3.0-or-later
// The templates of webhook messages: JSON with placeholders such as {{summary}} inside of its strings.
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace triage {

/// Returns the text with each placeholder replaced by the bytes for its path. Stops once the result is longer
/// than maxBytes.
QByteArray filledTemplate(const QString &text, qsizetype maxBytes,
                          const std::function<QByteArray(const QString &path)> &valueOf);
/// Returns whether messages of the template are JSON, whatever they tell of.
bool isMessageTemplate(const QString &text);

} // namespace triage
