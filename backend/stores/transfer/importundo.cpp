// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/transfer/importundo.h"

#include "database/record.h"
#include "stores/feedbackwriter.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

Result<void> ImportUndo::begin(ImportId id, std::chrono::seconds delay)
{
    const auto found = find(id);
    if (!found)
        return found.error();
    if (found->state == ImportState::Undoing || found->state == ImportState::Undone)
        return problem(ProblemType::Conflict,
                       found->state == ImportState::Undone
                           ? u"The import is undone already."_s
                           : u"The import is being undone already. Look at it again in a moment."_s);
    return m_tx.run("import.beginUndo", { { "id", id }, { "delay_seconds", double(delay.count()) } });
}

Result<int> ImportUndo::undoSome(ImportId id, int limit)
{
    const auto rows = m_tx.execute("import.undoable", { { "import", id }, { "limit", limit } });
    if (!rows)
        return rows.error();
    std::vector<FeedbackId> untouched;
    std::vector<FeedbackId> touched;
    for (const Row row : *rows)
        (row.boolean(1) ? touched : untouched).push_back(row.id<FeedbackId>(0));
    if (rows->isEmpty())
        return valueAfter(finish(id), 0);
    if (const auto removed = FeedbackWriter(m_tx).remove(untouched); !removed)
        return removed.error();
    const auto kept = m_tx.run("import.keep", { { "kind", u"feedback"_s }, { "ids", touched } });
    if (!kept)
        return kept.error();
    return valueAfter(
        m_tx.run(
            "import.countUndone",
            { { "id", id }, { "removed", qint64(untouched.size()) }, { "kept", qint64(touched.size()) } }),
        rows->size());
}

Result<void> ImportUndo::finish(ImportId id)
{
    const auto buffers = m_tx.execute("import.undoBuffers", { { "import", id } });
    if (!buffers)
        return buffers.error();
    const auto targets = m_tx.run("import.undoTargets", { { "import", id } });
    if (!targets)
        return targets;
    const auto counted
        = m_tx.run("import.countUndone",
                   { { "id", id }, { "removed", qint64(0) }, { "kept", buffers->first().integer(0) } });
    if (!counted)
        return counted;
    return m_tx.run("import.endUndo", { { "id", id } });
}

} // namespace triage::storage
