// SPDX-License-Identifier: GPL-3.0-or-later
// The files of accounts: what is stored of an account that is not open.
#pragma once

#include "application/startoptions.h"
#include "result.h"
#include "store/localstore.h"

#include <QCoreApplication>
#include <QString>

#include <memory>

namespace triage::app {

struct KnownAccount;
class Preferences;

/// Opens, counts and removes the files of accounts, under the folders of the profile.
class AccountFiles
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::AccountFiles)
public:
    explicit AccountFiles(ProfilePaths paths) : m_paths(std::move(paths)) { }

    /// Returns the folder that has a folder with the unsent changes of each account.
    QString dataFolder() const { return m_paths.data; }
    /// Opens the store of an account. Returns a problem where its folders cannot be written.
    Result<std::unique_ptr<LocalStore>> open(const KnownAccount &known, Preferences &preferences) const;
    /// Counts the changes that were not sent, of an account that is not open.
    OutboxSummary outboxOf(const KnownAccount &known) const;
    /// Removes what was downloaded. What the person wrote stays.
    void removeCache(const KnownAccount &known) const;

private:
    StoreConfig configOf(const KnownAccount &known) const;

    ProfilePaths m_paths;
};

} // namespace triage::app
