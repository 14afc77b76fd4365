// SPDX-License-Identifier: GPL-3.0-or-later
// outbox.db: unsent operations, drafts and memos. Its commits survive power failures.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/values/operation.h"

#include <QByteArray>
#include <QLatin1StringView>

#include <memory>
#include <optional>
#include <vector>

namespace triage::app {

/// The memo of the steps that can be undone. Its numbers of acts hold in its own file only: another outbox,
/// and one that is recovered, may give them to other acts.
inline constexpr QLatin1StringView stepsMemo("undo");

/// Returns the columns that readOutboxEntry() expects, from the table of operations. A damaged file may still
/// be of an older version, which has fewer.
QByteArray operationColumns(LocalDatabase &database);
/// Returns the entry of a row, without the text of its act, or nothing if it cannot be read.
std::optional<OutboxEntry> readOutboxEntry(const LocalRows &row);
/// Returns the words about the entry's item in the same row.
QString aboutInRow(const LocalRows &row);

/// Lives in the writer thread.
class OutboxFile
{
public:
    /// Opens or creates the file. A damaged file is renamed, never removed, and a new one created with what
    /// can still be read; `damage` then describes it.
    static Result<std::unique_ptr<OutboxFile>> open(const QString &path,
                                                    std::optional<OutboxDamage> *damage = nullptr);

    bool begin() { return m_database->begin(); }
    Result<void> commit() { return m_database->commit(); }

    /// All entries, oldest first.
    std::vector<OutboxEntry> entries();
    /// The largest numbers that were ever assigned to an act and to an entry.
    std::pair<ActId, OutboxEntryId> lastNumbers();

    /// Adds an entry of an act that has `size` entries. `about` has words of its item, from ListRow::words():
    /// they are in this file only, because a large act has many and a person rarely reads one.
    void add(const OutboxEntry &entry, int size, const QString &about);
    QString about(OutboxEntryId entry); ///< Empty for an entry that is not there.
    /// The number of operations of each act when it was added.
    std::vector<std::pair<ActId, int>> actSizes();
    /// Updates what may change of an entry: state, times, attempts, operation, key, problem.
    void update(const OutboxEntry &entry);
    void remove(OutboxEntryId entry);
    void setDraft(FeedbackId id, const QString &text); ///< Empty if there is none.
    /// Removes the draft if it has this text, because a note has it now.
    void takeDraft(FeedbackId id, const QString &text);
    void setMemo(const QString &name, const QByteArray &value);
    std::vector<std::pair<FeedbackId, QString>> drafts();
    std::vector<std::pair<QString, QByteArray>> memos();

private:
    Result<OutboxDamage> recoverFrom(const QString &damagedPath);

    std::unique_ptr<LocalDatabase> m_database;
};

} // namespace triage::app
