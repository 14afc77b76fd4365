// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the progress of long work to a person: on one line of a terminal, and nowhere else.
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace triage::cli {

class ProgressBar
{
public:
    /// `total` has the same unit as done; 0 if it is not known.
    explicit ProgressBar(qint64 total);
    /// Erases its line.
    ~ProgressBar();
    ProgressBar(const ProgressBar &) = delete;
    ProgressBar &operator=(const ProgressBar &) = delete;

    /// Shows that `done` of `total` are complete, which are `items` items.
    void show(qint64 done, qint64 items);
    /// Returns "[#####     ] 50 %  1,000 items, 500 a second, 2 s left".
    static QString line(qint64 done, qint64 total, qint64 items, qint64 milliseconds);

private:
    qint64 m_total;
    bool m_isTerminal;
    QElapsedTimer m_since;
    QElapsedTimer m_shown;
};

} // namespace triage::cli
