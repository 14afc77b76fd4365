// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres/filelock.h"

#include <QFile>
#include <QThread>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace triage::postgres {

FileLock::~FileLock()
{
    release();
}

FileLock::FileLock(FileLock &&other) noexcept : m_file(std::exchange(other.m_file, -1))
{
}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    if (this != &other) {
        release();
        m_file = std::exchange(other.m_file, -1);
    }
    return *this;
}

bool FileLock::acquire(const QString &path, Mode mode, QDeadlineTimer deadline)
{
    if (m_file < 0)
        m_file = open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (m_file < 0)
        return false;
    const int operation = (mode == Mode::Shared ? LOCK_SH : LOCK_EX) | LOCK_NB;
    // Polls, because a blocking flock() has no deadline.
    while (flock(m_file, operation) != 0) {
        if ((errno != EWOULDBLOCK && errno != EINTR) || deadline.hasExpired()) {
            release();
            return false;
        }
        QThread::msleep(20);
    }
    return true;
}

void FileLock::release()
{
    if (m_file >= 0)
        close(m_file);
    m_file = -1;
}

} // namespace triage::postgres
