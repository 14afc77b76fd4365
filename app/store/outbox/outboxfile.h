// SPDX-License-Identifier: GPL-3.0-or-later
// outbox.db: unsent operations, drafts and memos. Its commits survive power failures.
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
    /// Opens or creates the file. A damaged file is renamed, never removed, and a new one created.
    static Result<std::unique_ptr<OutboxFile>> open(const QString &path);

    bool begin() { return m_database->begin(); }
    Result<void> commit() { return m_database->commit(); }

    /// All entries, oldest first.
    std::vector<OutboxEntry> entries();
    /// The largest numbers that were ever assigned to an act and to an entry.
    std::pair<ActId, OutboxEntryId> lastNumbers();

    /// Adds an entry of an act that has `size` entries.
    void add(const OutboxEntry &entry, int size);
    /// The number of operations of each act when it was added.
    std::vector<std::pair<ActId, int>> actSizes();
    /// Updates what may change of an entry: state, times, attempts, operation, key, problem.
    void update(const OutboxEntry &entry);
    void remove(OutboxEntryId entry);
    void setDraft(FeedbackId id, const QString &text); ///< Empty if there is none.
    void setMemo(const QString &name, const QByteArray &value);
    std::vector<std::pair<FeedbackId, QString>> drafts();
    std::vector<std::pair<QString, QByteArray>> memos();

private:
    std::unique_ptr<LocalDatabase> m_database;
};

} // namespace triage::app
