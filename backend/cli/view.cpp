// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/jsonobject.h"
#include "cli/listcommand.h"
#include "stores/triage/viewstore.h"

using namespace Qt::StringLiterals;

namespace triage::cli {

void addView(CommandLine &line)
{
    line.group("view", "Shared views");
    const auto read
        = [](storage::Connection &database, OrganizationId organization) -> Result<std::vector<SavedView>> {
        const auto views = storage::ViewStore(database, organization, MemberId()).list();
        if (!views)
            return views.error();
        std::vector<SavedView> all;
        for (int i = 0; i < views->size(); ++i)
            all.push_back(views->at(i));
        return all;
    };
    const auto json = [](const SavedView &view, const QString &organization) {
        return JsonObject()
            .with("id", view.id)
            .with("organization", organization)
            .with("name", view.name)
            .with("filter", RawJson{ toJson(view.filter) })
            .with("updated_at", view.updatedAt)
            .json();
    };
    const auto cells = [](const SavedView &view, const QString &organization) {
        return QStringList{ toString(view.id), organization, QString::fromUtf8(toJson(view.filter)),
                            view.name };
    };
    addListCommand(line, "view list", "Lists the shared views",
                   { u"ID"_s, u"ORGANIZATION"_s, u"FILTER"_s, u"NAME"_s }, read, json, cells);
}

} // namespace triage::cli
