// SPDX-License-Identifier: GPL-3.0-or-later
// A lock on a file that the kernel gives back when its holder ends, however it ends.
#pragma once

#include <QDeadlineTimer>
#include <QString>

namespace triage::postgres {

/// A flock() on a file. Two objects exclude each other in one process as in two.
class FileLock
{
public:
    enum class Mode { Shared, Exclusive };

    FileLock() = default;
    ~FileLock();
    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;

    /// Takes the lock, or changes its mode; makes the file where there is none. False where others hold it
    /// until the deadline, or where the file cannot be opened; a lock that was held in another mode is then
    /// lost.
    bool acquire(const QString &path, Mode mode, QDeadlineTimer deadline);
    /// Gives the lock back.
    void release();
    bool isHeld() const { return m_file >= 0; }

private:
    int m_file = -1;
};

} // namespace triage::postgres
