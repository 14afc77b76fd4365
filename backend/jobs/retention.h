// SPDX-License-Identifier: GPL-3.0-or-later
// Removes for good what was deleted long enough ago, and what was kept for a while and is of no use any more.
#pragma once

#include "database/database.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace triage::jobs {

/// Looks at the start and every few minutes. Several backends may do so at once.
class Retention : public QObject
{
    Q_OBJECT
public:
    /// What was deleted longer ago than keep is removed.
    Retention(storage::Database &database, std::chrono::seconds keep, QObject *parent = nullptr);

    void start();

private:
    void purge();

    storage::Database &m_database;
    std::chrono::seconds m_keep;
    QTimer m_timer;
};

} // namespace triage::jobs
