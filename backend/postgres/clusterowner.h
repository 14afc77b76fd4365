// SPDX-License-Identifier: GPL-3.0-or-later
// The system user that a cluster belongs to, and acting as that user if the caller is root.
#pragma once

#include "result.h"

#include <QString>

#include <sys/types.h>

#include <vector>

namespace triage::postgres {

/// A system user. PostgreSQL refuses to run as root, so the cluster of a backend that root runs belongs to
/// "postgres".
struct ClusterOwner
{
    QString name;
    uid_t user = 0;
    gid_t group = 0;
    std::vector<gid_t> groups;

    /// Returns true if programs must change their user to become this owner.
    bool isAnotherUser() const;
};

/// Returns the owner of the cluster in this directory: the directory's owner if it exists, otherwise the
/// caller. If the caller is root, it is the owner of the parent directory, or "postgres" if that is root too.
/// Returns a problem if the caller may not act for that user.
Result<ClusterOwner> ownerOf(const QString &directory);

/// While it lives, the calling thread (and no other) opens, creates and removes files with the rights of the
/// owner: in a directory of another user, root can then neither be misled by links nor leave files of root
/// behind.
class ActAs
{
public:
    explicit ActAs(const ClusterOwner &owner);
    ~ActAs();
    ActAs(const ActAs &) = delete;
    ActAs &operator=(const ActAs &) = delete;

private:
    bool m_active;
};

} // namespace triage::postgres
