// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/transfer/importservice.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::Connection;
using storage::ImportStore;
using storage::ImportUndo;
using storage::Transaction;

namespace {

PartOptions optionsOf(const Caller &caller, const ImportPart &part)
{
    return { part.import,
             part.source.value_or(u"API"_s),
             caller.member,
             part.route.value_or(true),
             part.dryRun.value_or(false),
             part.last.value_or(false),
             {},
             part.dates.value_or(DateOrder::Unknown) };
}

} // namespace

DatabaseTask<storage::RecordPage<Import>> ImportService::list(const Caller &caller,
                                                              const api::PageRequest &page)
{
    return readFrom(m_database, caller, &ImportStore::list, page);
}

DatabaseTask<Import> ImportService::find(const Caller &caller, ImportId id)
{
    return readFrom(m_database, caller, &ImportStore::find, id);
}

DatabaseTask<void> ImportService::require(const Caller &caller, ImportId id)
{
    return requireFrom(m_database, caller, &ImportStore::find, id);
}

ServiceTask<Import> ImportService::store(const Caller &caller, const ImportPart &part,
                                         const IdempotencyGuard<Import> &idempotency)
{
    PartOptions options = optionsOf(caller, part);
    options.encoding = part.encoding.value_or(FileEncoding::Utf8);
    auto job = [organization = caller.organization, options, part, idempotency,
                words = m_words](Connection &db) -> Result<Import> {
        auto layout = layoutOf(part);
        if (!layout)
            return layout.error();
        layout->encoding = FileEncoding::Utf8;
        FileImport file(options, *layout, words);
        file.feed(part.data.value_or(QString()).toUtf8());
        file.end();
        return file.storeWhole(db, organization, idempotency);
    };
    return thenCall<Import>(m_database.readAndWrite(caller, std::move(job)),
                            options.dryRun ? nullptr : m_queued);
}

Result<std::shared_ptr<FileImport>> ImportService::openFile(const Caller &caller,
                                                            const ImportPart &options) const
{
    const auto layout = layoutOf(options);
    if (!layout)
        return layout.error();
    PartOptions part = optionsOf(caller, options);
    part.last = options.last.value_or(true);
    return std::make_shared<FileImport>(part, *layout, m_words);
}

DatabaseTask<FileStep> ImportService::storeNext(const Caller &caller, const std::shared_ptr<FileImport> &file)
{
    auto job = [organization = caller.organization, file, notify = m_queued](Connection &db) {
        const Result<FileStep> step = file->storeNext(db, organization);
        if (step && *step != FileStep::NeedsMore && notify)
            notify();
        return step;
    };
    return m_database.readAndWrite(caller, std::move(job));
}

ServiceTask<Import> ImportService::undo(const Caller &caller, ImportId id,
                                        const IdempotencyGuard<Import> &idempotency)
{
    auto job = [id](Transaction &tx) -> Result<Import> {
        ImportUndo imports(tx);
        if (const auto begun = imports.begin(id, std::chrono::seconds(0)); !begun)
            return begun.error();
        return imports.find(id);
    };
    return thenCall<Import>(m_database.write(caller, idempotency.around(std::move(job))), m_undo);
}

Result<int> undoSome(Connection &connection, OrganizationId organization, ImportId id)
{
    return storage::inTransaction(connection, organization, [id](Transaction &tx) {
        return ImportUndo(tx).undoSome(id, undoneAtOnce);
    });
}

} // namespace triage::services
