// SPDX-License-Identifier: GPL-3.0-or-later
// The system user that a cluster belongs to, and acting as that user where the caller is root.
#pragma once

#include "result.h"

#include <QString>

#include <sys/types.h>

#include <vector>

namespace triage::postgres {

/// A system user. PostgreSQL refuses to run as root, so the cluster of a backend run by root belongs to
/// "postgres".
struct ClusterOwner
{
    QString name;
    uid_t user = 0;
    gid_t group = 0;
    std::vector<gid_t> groups;

    /// Whether programs must change their user to become this owner.
    bool isAnotherUser() const;
};

/// Who the cluster in this directory belongs to: the directory's owner where it is there, otherwise the
/// caller; where the caller is root, the owner of the directory above it, or "postgres" where that is root
/// too. A Problem where the caller may not act for that user.
Result<ClusterOwner> ownerOf(const QString &directory);

/// While it lives, the calling thread (and no other) opens, makes and removes files with the rights of the
/// owner: what root does in a directory of another user can then neither be led astray by links nor leave
/// files of root there.
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
