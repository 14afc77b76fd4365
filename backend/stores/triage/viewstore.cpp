// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/viewstore.h"

#include "database/columns.h"
#include "database/record.h"
#include "fields/jsonwriter.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

Binds bindsOf(const SavedView &view)
{
    return { { "id", view.id },
             { "name", view.name },
             { "icon", view.icon },
             { "filter", toJson(view.filter) },
             { "buffer", view.filter.buffer ? view.filter.buffer->id : std::nullopt },
             { "sort_by", wordOf(view.sortBy) },
             { "sort_order", wordOf(view.order) },
             { "visibility", wordOf(view.visibility) },
             { "position", view.position } };
}

} // namespace

Problem viewNotFound()
{
    return problem(ProblemType::ViewNotFound, u"There is no view with that id."_s);
}

Result<Records<SavedView>> ViewStore::list()
{
    return listOf(false);
}

Result<Records<SavedView>> ViewStore::listAll()
{
    return listOf(true);
}

Result<Records<SavedView>> ViewStore::listOf(bool everybody)
{
    return recordsOf<SavedView>(query("view.list", { { "member", m_member }, { "everybody", everybody } }));
}

Result<SavedView> ViewStore::find(ViewId id)
{
    return firstOr<SavedView>(query("view.find", { { "id", id }, { "member", m_member } }), viewNotFound);
}

Result<ViewNumbers> ViewStore::numbers()
{
    return firstOf<ViewNumbers>(query("view.numbers", { { "member", m_member } }), [](const Row &row) {
        return ViewNumbers{ row.integer(0), row.integer(1),
                            row.isNull(2) ? std::nullopt : std::optional(int(row.integer(2))) };
    });
}

Result<void> ViewWriter::insert(const SavedView &view)
{
    Binds binds = bindsOf(view);
    binds.push_back({ "owner", view.owner });
    return m_tx.run("view.insert", binds);
}

Result<void> ViewWriter::update(const SavedView &view)
{
    return m_tx.run("view.update", bindsOf(view));
}

Result<void> ViewWriter::remove(ViewId id)
{
    return m_tx.run("view.delete", { { "id", id } });
}

} // namespace triage::storage
