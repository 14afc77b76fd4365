// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/jsonobject.h"
#include "cli/listcommand.h"
#include "stores/triage/triagestore.h"

using namespace Qt::StringLiterals;

namespace triage::cli {

void addTag(CommandLine &line)
{
    line.group("tag", "Tags of feedback");
    const auto read
        = [](storage::Connection &database, OrganizationId organization) -> Result<std::vector<TagCount>> {
        const auto tags = storage::TriageStore(database, organization).tags();
        if (!tags)
            return tags.error();
        std::vector<TagCount> all;
        for (int i = 0; i < tags->size(); ++i)
            all.push_back(tags->at(i));
        return all;
    };
    const auto json = [](const TagCount &tag, const QString &organization) {
        return JsonObject()
            .with("organization", organization)
            .with("name", tag.name)
            .with("feedback_count", tag.feedbackCount)
            .json();
    };
    const auto cells = [](const TagCount &tag, const QString &organization) {
        return QStringList{ organization, QString::number(tag.feedbackCount), tag.name };
    };
    addListCommand(line, "tag list", "Lists the tags that feedback has",
                   { u"ORGANIZATION"_s, u"FEEDBACK"_s, u"NAME"_s }, read, json, cells);
}

} // namespace triage::cli
