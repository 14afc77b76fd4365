// SPDX-License-Identifier: GPL-3.0-or-later
// What the program was started with: arguments and environment.
#pragma once

#include "client/account.h"
#include "result.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace triage::app {

struct StartOptions
{
    std::optional<Account> account; ///< Signs in without asking.
    QString profile = QStringLiteral("default"); ///< Settings, accounts and files of their own.
    QString link; ///< As it was given.

    /// A problem's detail says what is wrong with the arguments. Takes the token out of the environment, so
    /// that no other program inherits it.
    static Result<StartOptions> read(const QStringList &arguments);
};

/// Where a profile's things are.
struct ProfilePaths
{
    QString settings; ///< File.
    QString cache; ///< Folder; disposable.
    QString data; ///< Folder; what waits to be sent.

    static ProfilePaths of(const QString &profile);
};

} // namespace triage::app
