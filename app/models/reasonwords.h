// SPDX-License-Identifier: GPL-3.0-or-later
// Words the reasons of routing in the person's language, from their codes and parts.
#pragma once

#include "domain/routing.h"

#include <QCoreApplication>
#include <QString>

namespace triage::app {

class ReasonWords
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::ReasonWords)
public:
    /// Returns the reason in the person's language; the server's text if its code is unknown or missing.
    static QString of(const std::optional<RoutingReason> &reason, const QString &reasoning);
    /// Returns the quoted words of the text that decided, such as "“card”, “lost”"; empty without such words.
    static QString wordsOf(const std::optional<RoutingReason> &reason);

private:
    static QString sentenceOf(const RoutingReason &reason);
};

} // namespace triage::app
