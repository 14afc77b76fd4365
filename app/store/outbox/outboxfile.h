// SPDX-License-Identifier: GPL-3.0-or-later
// outbox.db: operations that wait for the server, drafts and memos. What is committed here survives
// everything.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/values/operation.h"

#include <memory>
#include <vector>

namespace triage::app {

/// Lives in the writer thread.
class OutboxFile
{
public:
    /// Opens or makes it. A damaged file is put aside (never removed) and a new one begun.
    static Result<std::unique_ptr<OutboxFile>> open(const QString &path);

    bool begin() { return m_database->begin(); }
    Result<void> commit() { return m_database->commit(); }

    /// Everything that waits, oldest first.
    std::vector<OutboxEntry> entries();
    /// The largest numbers that were ever given to an act and to an entry.
    std::pair<qint64, qint64> lastNumbers();

    /// An entry of an act of that many.
    void add(const OutboxEntry &entry, int size);
    /// How many operations each act had when it was added.
    std::vector<std::pair<ActId, int>> actSizes();
    /// Writes anew what may change of an entry: state, times, attempts, operation, key, problem.
    void update(const OutboxEntry &entry);
    void remove(qint64 entry);
    void setDraft(FeedbackId id, const QString &text); ///< Empty: none.
    void setMemo(const QString &name, const QByteArray &value);
    std::vector<std::pair<FeedbackId, QString>> drafts();
    std::vector<std::pair<QString, QByteArray>> memos();

private:
    std::unique_ptr<LocalDatabase> m_database;
};

} // namespace triage::app
