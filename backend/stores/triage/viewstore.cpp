// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/viewstore.h"

#include "fields/jsonwriter.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

template <HasEnumText E>
QString wordOf(E value)
{
    return QString::fromLatin1(toWord(value));
}

Binds bindsOf(const SavedView &view)
{
    return { { "id", view.id },
             { "name", view.name },
             { "icon", view.icon },
             { "filter", toJson(view.filter) },
             { "buffer", view.filter.buffer ? view.filter.buffer->id : std::nullopt },
             { "sort_by", view.sortBy ? std::optional(wordOf(*view.sortBy)) : std::nullopt },
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
    const auto rows = query("view.list", { { "member", m_member }, { "everybody", everybody } });
    if (!rows)
        return rows.error();
    return Records<SavedView>(*rows);
}

Result<SavedView> ViewStore::find(ViewId id)
{
    return firstOr<SavedView>(query("view.find", { { "id", id }, { "member", m_member } }), viewNotFound);
}

Result<ViewNumbers> ViewStore::numbers()
{
    const auto rows = query("view.numbers", { { "member", m_member } });
    if (!rows)
        return rows.error();
    const Row row = rows->first();
    return ViewNumbers{ row.integer(0), row.integer(1),
                        row.isNull(2) ? std::nullopt : std::optional(int(row.integer(2))) };
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
