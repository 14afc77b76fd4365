// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/clusterowner.h"

#include <QFile>
#include <QFileInfo>

#include <grp.h>
#include <pwd.h>
#include <sys/fsuid.h>
#include <sys/stat.h>
#include <unistd.h>

#include <functional>
#include <optional>

using namespace Qt::StringLiterals;

namespace triage::postgres {

namespace {

/// Looks up a user with getpwuid_r() or getpwnam_r(), which differ in their key only.
std::optional<ClusterOwner> lookUp(const std::function<int(passwd *, char *, size_t, passwd **)> &find)
{
    std::vector<char> text(16384);
    passwd entry{};
    passwd *found = nullptr;
    if (find(&entry, text.data(), text.size(), &found) != 0 || !found)
        return std::nullopt;
    ClusterOwner owner{ QString::fromLocal8Bit(found->pw_name), found->pw_uid, found->pw_gid, {} };
    int count = 64;
    owner.groups.resize(64);
    if (getgrouplist(found->pw_name, found->pw_gid, owner.groups.data(), &count) < 0) {
        owner.groups.resize(static_cast<size_t>(count));
        getgrouplist(found->pw_name, found->pw_gid, owner.groups.data(), &count);
    }
    owner.groups.resize(static_cast<size_t>(count));
    return owner;
}

Result<ClusterOwner> userById(uid_t user)
{
    const auto found = lookUp([user](passwd *entry, char *text, size_t size, passwd **result) {
        return getpwuid_r(user, entry, text, size, result);
    });
    if (!found)
        return unavailable(
            u"The user id %1 has no name on this machine, and PostgreSQL does not run without one. Run "
            "triaged as a user that has an account."_s.arg(user));
    return *found;
}

Result<ClusterOwner> userPostgres()
{
    const auto found = lookUp([](passwd *entry, char *text, size_t size, passwd **result) {
        return getpwnam_r("postgres", entry, text, size, result);
    });
    if (!found)
        return unavailable(
            u"PostgreSQL does not run as root, and there is no user \"postgres\" to run it as. Install "
            "PostgreSQL (on Debian \"apt install postgresql\"), or run triaged as another user."_s);
    return *found;
}

} // namespace

bool ClusterOwner::isAnotherUser() const
{
    return geteuid() != user;
}

Result<ClusterOwner> ownerOf(const QString &directory)
{
    struct stat status
    {
    };
    const bool exists = stat(QFile::encodeName(directory).constData(), &status) == 0;
    if (geteuid() == 0) {
        // The owner of the directory above, for example a service's user, owns the cluster even if root
        // creates it.
        const QString parent = QFileInfo(directory).path();
        if (!exists && stat(QFile::encodeName(parent).constData(), &status) != 0)
            return userPostgres();
        return status.st_uid != 0 ? userById(status.st_uid) : userPostgres();
    }
    if (exists && status.st_uid != geteuid()) {
        const auto other = userById(status.st_uid);
        return unavailable(
            u"The directory %1 belongs to the user %2. Run this command as that user or as root, or "
            "give another --data-dir."_s.arg(directory,
                                             other ? other->name : QString::number(status.st_uid)));
    }
    return userById(geteuid());
}

ActAs::ActAs(const ClusterOwner &owner) : m_active(owner.isAnotherUser())
{
    if (!m_active)
        return;
    setfsgid(owner.group);
    setfsuid(owner.user);
}

ActAs::~ActAs()
{
    if (!m_active)
        return;
    setfsuid(geteuid());
    setfsgid(getegid());
}

} // namespace triage::postgres
