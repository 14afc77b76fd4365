// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/tagservice.h"

#include "stores/triage/tagchanges.h"
#include "stores/triage/triagestore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::Connection;
using storage::TagChangeStore;
using storage::TagChangeWriter;
using storage::Transaction;

DatabaseTask<storage::Records<TagCount>> TagService::list(const Caller &caller)
{
    auto job = [organization = caller.organization](Connection &db) {
        return storage::TriageStore(db, organization).tags();
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<void> TagService::require(const Caller &caller, const TagName &tag)
{
    auto job = [organization = caller.organization, name = normalTag(tag.text)](Connection &db) {
        return TagChangeStore(db, organization).requireTag(name);
    };
    return m_database.read(caller.organization, std::move(job));
}

ServiceTask<TagChange> TagService::rename(const Caller &caller, const TagName &tag, const TagRenaming &body,
                                          const api::IfMatch &ifMatch)
{
    auto job = [name = normalTag(tag.text), newName = body.name, ifMatch,
                member = caller.member](Transaction &tx) -> Result<TagChange> {
        TagChangeWriter tags(tx);
        if (const auto there = tags.requireTag(name); !there)
            return there.error();
        if (const auto expected = ifMatch.checkUntagged(); !expected)
            return expected.error();
        if (name == newName)
            return invalidField(u"name"_s, u"The tag has this name already."_s);
        return tags.begin(name, newName, member);
    };
    return thenCall<TagChange>(m_database.write(caller, std::move(job)), m_unfinished);
}

ServiceTask<TagChange> TagService::remove(const Caller &caller, const TagName &tag)
{
    auto job = [name = normalTag(tag.text), member = caller.member](Transaction &tx) {
        return TagChangeWriter(tx).begin(name, std::nullopt, member);
    };
    return thenCall<TagChange>(m_database.write(caller, std::move(job)), m_unfinished);
}

DatabaseTask<storage::RecordPage<TagChange>> TagService::changes(const Caller &caller,
                                                                 const api::PageRequest &page)
{
    auto job = [organization = caller.organization, page](Connection &db) {
        return TagChangeStore(db, organization).list(page);
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<void> TagService::requireChange(const Caller &caller, TagChangeId id)
{
    auto job = [organization = caller.organization, id](Connection &db) -> Result<void> {
        const auto found = TagChangeStore(db, organization).find(id);
        return found ? Result<void>() : found.error();
    };
    return m_database.read(caller.organization, std::move(job));
}

ServiceTask<TagChange> TagService::undo(const Caller &caller, TagChangeId id,
                                        const IdempotencyGuard<TagChange> &idempotency)
{
    auto job = [id](Transaction &tx) {
        return TagChangeWriter(tx).undo(id);
    };
    return thenCall<TagChange>(m_database.write(caller, idempotency.around(std::move(job))), m_unfinished);
}

} // namespace triage::services
