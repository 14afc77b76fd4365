// SPDX-License-Identifier: GPL-3.0-or-later
// A lock on a file that the kernel releases when its holder ends for any reason.
#pragma once

#include <QDeadlineTimer>
#include <QString>

namespace triage::postgres {

/// A flock() on a file. Two objects exclude each other, in one process as in two.
class FileLock
{
public:
    enum class Mode { Shared, Exclusive };

    FileLock() = default;
    ~FileLock();
    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;

    /// Acquires the lock or changes its mode; creates the file if there is none. Returns false if others hold
    /// the lock until the deadline, or if the file cannot be opened; a lock that was held in another mode is
    /// then lost.
    bool acquire(const QString &path, Mode mode, QDeadlineTimer deadline);
    /// Releases the lock.
    void release();
    bool isHeld() const { return m_file >= 0; }

private:
    int m_file = -1;
};

} // namespace triage::postgres
