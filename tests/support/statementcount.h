// SPDX-License-Identifier: GPL-3.0-or-later
// How often a statement ran.
#pragma once

#include "database/connection.h"
#include "database/statements.h"

#include <atomic>

namespace triage::test {

/// Counts the answers to the statement of that name.
class StatementCount : public storage::StatementObserver
{
public:
    explicit StatementCount(QByteArray name) : m_name(std::move(name)) { }
    void answered(const storage::Statement *statement, std::chrono::nanoseconds, bool) override
    {
        if (statement && statement->name == m_name)
            ++count;
    }

    std::atomic<int> count = 0;

private:
    const QByteArray m_name;
};

} // namespace triage::test
