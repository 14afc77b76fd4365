// SPDX-License-Identifier: GPL-3.0-or-later
// The text of an item of feedback.
#pragma once

#include "languages/language.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace triage::routing {

struct FeedbackText
{
    QString title; ///< May be empty.
    QString description;
    std::optional<Language> language = std::nullopt; ///< Nothing where nobody looked at it yet.
    QByteArray vector = {}; ///< Made by a server of embeddings, a byte for each component; may be empty.
    double likely = 0.5; ///< The confidence from which a buffer counts that is close in meaning alone.
};

} // namespace triage::routing
