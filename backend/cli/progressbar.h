// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a person who waits how far long work is: on one line of a terminal, and nowhere else.
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace triage::cli {

class ProgressBar
{
public:
    /// total: of the same unit as done; 0 where it is not known.
    explicit ProgressBar(qint64 total);
    /// Takes its line away.
    ~ProgressBar();
    ProgressBar(const ProgressBar &) = delete;
    ProgressBar &operator=(const ProgressBar &) = delete;

    /// done of total are through, which are so many items.
    void show(qint64 done, qint64 items);
    /// "[#####     ] 50 %  1,000 items, 500 a second, 2 s left"
    static QString line(qint64 done, qint64 total, qint64 items, qint64 milliseconds);

private:
    qint64 m_total;
    bool m_isTerminal;
    QElapsedTimer m_since;
    QElapsedTimer m_shown;
};

} // namespace triage::cli
