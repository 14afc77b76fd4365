// SPDX-License-Identifier: GPL-3.0-or-later
// Taking an import back: what it made goes, but for what people have worked on since.
#include "stores/importstore.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

constexpr double leaseSeconds = 60;

} // namespace

Result<void> ImportWriter::beginUndo(ImportId id, std::chrono::seconds delay)
{
    const auto found = find(id);
    if (!found)
        return found.error();
    if (found->state == ImportState::Undoing || found->state == ImportState::Undone)
        return problem(ProblemType::Conflict,
                       found->state == ImportState::Undone
                           ? u"The import is undone already."_s
                           : u"The import is being undone already. Look at it again in a moment."_s);
    return run(
        "import.beginUndo",
        { { "organization", m_organization }, { "id", id }, { "delay_seconds", double(delay.count()) } });
}

Result<void> ImportWriter::removeItems(const std::vector<FeedbackId> &ids)
{
    if (ids.empty())
        return {};
    const Binds withChange{ { "organization", m_organization }, { "ids", ids }, { "change", m_tx.change() } };
    const Binds plain{ { "organization", m_organization }, { "ids", ids } };
    if (const auto done = run("import.removeNotes", withChange); !done)
        return done;
    for (const char *statement : { "import.removeMemberships", "import.removeTargets", "import.removeIndex",
                                   "import.removeRouting" }) {
        if (const auto done = run(statement, plain); !done)
            return done;
    }
    return run("import.remove", withChange);
}

Result<int> ImportWriter::undoSome(ImportId id, int limit)
{
    const auto rows = m_tx.execute(
        "import.undoable", { { "organization", m_organization }, { "import", id }, { "limit", limit } });
    if (!rows)
        return rows.error();
    std::vector<FeedbackId> untouched;
    std::vector<FeedbackId> touched;
    for (int i = 0; i < rows->size(); ++i)
        (rows->at(i).boolean(1) ? touched : untouched).push_back(rows->at(i).id<FeedbackId>(0));
    if (rows->isEmpty()) {
        if (const auto done = finishUndo(id); !done)
            return done.error();
        return 0;
    }
    if (const auto removed = removeItems(untouched); !removed)
        return removed.error();
    const auto kept = run(
        "import.keep", { { "organization", m_organization }, { "kind", u"feedback"_s }, { "ids", touched } });
    if (!kept)
        return kept.error();
    const auto counted = run("import.countUndone",
                             { { "organization", m_organization },
                               { "id", id },
                               { "removed", qint64(untouched.size()) },
                               { "kept", qint64(touched.size()) },
                               { "lease_seconds", leaseSeconds } });
    if (!counted)
        return counted.error();
    return rows->size();
}

Result<void> ImportWriter::finishUndo(ImportId id)
{
    const auto buffers = m_tx.execute("import.undoBuffers",
                                      { { "organization", m_organization },
                                        { "import", id },
                                        { "now", m_tx.now() },
                                        { "change", m_tx.change() } });
    if (!buffers)
        return buffers.error();
    const auto targets
        = run("import.undoTargets",
              { { "organization", m_organization }, { "import", id }, { "change", m_tx.change() } });
    if (!targets)
        return targets;
    const auto counted = run("import.countUndone",
                             { { "organization", m_organization },
                               { "id", id },
                               { "removed", qint64(0) },
                               { "kept", buffers->first().integer(0) },
                               { "lease_seconds", leaseSeconds } });
    if (!counted)
        return counted;
    return run("import.endUndo", { { "organization", m_organization }, { "id", id }, { "now", m_tx.now() } });
}

Result<std::optional<ImportToUndo>> claimImportUndo(Connection &connection)
{
    std::optional<ImportToUndo> claimed;
    const auto failure = transactPlain(connection, [&](Connection &inside) -> std::optional<Problem> {
        const auto rows = inside.execute("import.claimUndo", { { "lease_seconds", leaseSeconds } });
        if (!rows)
            return rows.error();
        if (!rows->isEmpty())
            claimed = ImportToUndo{ rows->first().id<OrganizationId>(0), rows->first().id<ImportId>(1) };
        return std::nullopt;
    });
    if (failure)
        return *failure;
    return claimed;
}

} // namespace triage::storage
