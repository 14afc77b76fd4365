// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/tagservice.h"

#include "stores/triage/tagchanges.h"
#include "stores/triage/triagestore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::TagChangeStore;
using storage::TagChangeWriter;
using storage::Transaction;

DatabaseTask<storage::Records<TagCount>> TagService::list(const Caller &caller)
{
    return readFrom(m_database, caller, &storage::TriageStore::tags);
}

DatabaseTask<void> TagService::require(const Caller &caller, const TagName &tag)
{
    return readFrom(m_database, caller, &TagChangeStore::requireTag, normalTag(tag.text));
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
    return thenCall<TagChange>(
        m_database.write(caller,
                         jobOf(&TagChangeWriter::begin, normalTag(tag.text), std::nullopt, caller.member)),
        m_unfinished);
}

DatabaseTask<storage::RecordPage<TagChange>> TagService::changes(const Caller &caller,
                                                                 const api::PageRequest &page)
{
    return readFrom(m_database, caller, &TagChangeStore::list, page);
}

DatabaseTask<void> TagService::requireChange(const Caller &caller, TagChangeId id)
{
    return requireFrom(m_database, caller, &TagChangeStore::find, id);
}

ServiceTask<TagChange> TagService::undo(const Caller &caller, TagChangeId id,
                                        const IdempotencyGuard<TagChange> &idempotency)
{
    return thenCall<TagChange>(
        m_database.write(caller, idempotency.around(jobOf(&TagChangeWriter::undo, id))), m_unfinished);
}

} // namespace triage::services
