// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/jsonobject.h"
#include "services/people/operators.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::cli {

using storage::Connection;
using storage::OrganizationRow;

namespace {

RawJson jsonOf(const OrganizationRow &organization)
{
    return JsonObject()
        .with("id", organization.id)
        .with("name", organization.name)
        .with("slug", organization.slug)
        .with("created_at", organization.createdAt)
        .with("feedback_limit", organization.feedbackLimit)
        .with("feedback_created", organization.feedbackCreated)
        .with("feedback", organization.feedback)
        .with("ai_routing_enabled", organization.routingEnabled)
        .with("auto_create_buffers", organization.createsBuffers)
        .json();
}

QString onOrOff(bool value)
{
    return value ? u"on"_s : u"off"_s;
}

QStringList rowOf(const OrganizationRow &organization)
{
    return { toString(organization.id),
             organization.slug,
             organization.name,
             QString::number(organization.feedback),
             QString::number(organization.feedbackCreated),
             organization.feedbackLimit ? QString::number(*organization.feedbackLimit) : u"none"_s,
             onOrOff(organization.routingEnabled),
             onOrOff(organization.createsBuffers) };
}

/// Prints one organization with its counts.
Result<void> printOrganization(Connection &database, const QString &slug, const QString &what, Output &output)
{
    const auto all = storage::listOrganizations(database);
    if (!all)
        return all.error();
    const auto found = std::find_if(all->begin(), all->end(),
                                    [&slug](const OrganizationRow &each) { return each.slug == slug; });
    if (found == all->end())
        return problem(ProblemType::NotFound,
                       u"There is no organization with the slug %1 any more."_s.arg(slug));
    output.answer(jsonOf(*found),
                  u"The organization %1 %2. Its id is %3."_s.arg(slug, what, toString(found->id)));
    return {};
}

/// Reads "none" or a number.
OptionReader limitReader(std::optional<std::optional<qint64>> &limit)
{
    return [&limit](const QString &text) {
        bool isNumber = false;
        const qint64 number = text.toLongLong(&isNumber);
        if (text == "none"_L1)
            limit.emplace();
        else if (isNumber && number >= 0)
            limit.emplace(number);
        else
            return u"It must be a number, 0 or more, or none."_s;
        return QString();
    };
}

OptionReader switchReader(std::optional<bool> &value)
{
    return [&value](const QString &text) {
        if (text != "on"_L1 && text != "off"_L1)
            return u"It must be on or off."_s;
        value = text == "on"_L1;
        return QString();
    };
}

void addOrganizationCreate(CommandLine &line)
{
    struct Options
    {
        services::NewOrganization body;
        std::optional<std::optional<qint64>> limit;
    };
    const auto options = std::make_shared<Options>();
    Command create = line.command("org create", "Creates an organization");
    create.text({ "--name", "NAME", "Name to show", Need::Required }, options->body.name);
    create.text({ "--slug", "SLUG", "Short name for addresses and commands (default: made from the name)" },
                options->body.slug);
    create.read({ "--feedback-limit", "N", "How much feedback it may ever create (default: none)" },
                limitReader(options->limit));
    create.onDatabase([options](Connection &database, Output &output) -> Result<void> {
        services::NewOrganization body = options->body;
        body.feedbackLimit = options->limit.value_or(std::nullopt);
        const auto made = services::createOrganization(database, body);
        if (!made)
            return made.error();
        return printOrganization(database, made->slug, u"has been made"_s, output);
    });
}

void addSet(CommandLine &line)
{
    struct Options
    {
        QString slug;
        services::OrganizationChange change;
    };
    const auto options = std::make_shared<Options>();
    Command set
        = line.command("org set", "Changes an organization; settings that are not given keep their values");
    set.text({ "slug", "SLUG", "The organization", Need::Required }, options->slug);
    set.text({ "--name", "NAME", "Name to show" }, options->change.name);
    set.read({ "--feedback-limit", "N|none", "How much feedback it may ever create" },
             limitReader(options->change.feedbackLimit));
    set.read({ "--routing", "on|off", "Whether new feedback is routed" },
             switchReader(options->change.routingEnabled));
    set.read({ "--auto-create-buffers", "on|off", "Whether the classifier may propose new buffers" },
             switchReader(options->change.createsBuffers));
    set.onDatabase([options](Connection &database, Output &output) -> Result<void> {
        const auto changed = services::changeOrganization(database, options->slug, options->change);
        if (!changed)
            return changed.error();
        return printOrganization(database, changed->slug, u"has been changed"_s, output);
    });
}

Result<void> list(Connection &database, Output &output)
{
    const auto all = storage::listOrganizations(database);
    if (!all)
        return all.error();
    std::vector<RawJson> objects;
    std::vector<QStringList> rows;
    for (const OrganizationRow &each : *all) {
        objects.push_back(jsonOf(each));
        rows.push_back(rowOf(each));
    }
    output.table(objects,
                 { u"ID"_s, u"SLUG"_s, u"NAME"_s, u"FEEDBACK"_s, u"EVER"_s, u"LIMIT"_s, u"ROUTING"_s,
                   u"NEW BUFFERS"_s },
                 rows);
    return {};
}

} // namespace

void addOrganization(CommandLine &line)
{
    line.group("org", "Organizations");
    addOrganizationCreate(line);
    line.command("org list", "Lists the organizations").onDatabase(list);
    addSet(line);
}

} // namespace triage::cli
