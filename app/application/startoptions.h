// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments and the environment that the program was started with.
#pragma once

#include "client/account.h"
#include "result.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace triage::app {

struct StartOptions
{
    std::optional<Account> account; ///< Signs in without a dialog.
    QString profile = QStringLiteral("default"); ///< Names separate settings, accounts and files.
    QString link; ///< As it was given.

    /// Returns the options, or a problem whose detail says what is wrong with the arguments. Removes the
    /// token from the environment, so that no other program inherits it.
    static Result<StartOptions> read(const QStringList &arguments);
    /// Returns whether the arguments ask for the help or the version. read() then prints it and ends the
    /// program.
    static bool onlyPrints(int argc, const char *const *argv);
};

/// The paths of a profile.
struct ProfilePaths
{
    QString settings; ///< A file.
    QString cache; ///< A folder that may be deleted at any time.
    QString data; ///< A folder with the changes that were not sent yet.

    static ProfilePaths of(const QString &profile);
};

} // namespace triage::app
