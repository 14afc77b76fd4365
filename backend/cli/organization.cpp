// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bodyoptions.h"
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/jsonobject.h"
#include "services/people/operators.h"
#include "stores/memberstore.h"
#include "stores/organizationremoval.h"
#include "stores/organizationstore.h"
#include "stores/tokenstore.h"
#include "stores/triage/viewstore.h"
#include "stores/webhooks/webhookstore.h"

#include <cstdio>
#include <iostream>
#include <limits>
#include <string>
#include <tuple>

#include <unistd.h>

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
    const auto found = storage::findOrganization(database, slug);
    if (!found)
        return found.error();
    if (!*found)
        return problem(ProblemType::NotFound,
                       u"There is no organization with the slug %1 any more."_s.arg(slug));
    output.answer(jsonOf(**found),
                  u"Organization %1 %2. Its id is %3."_s.arg(slug, what, toString((*found)->id)));
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
    create.onDatabase(
        [options](Connection &database, Output &output) -> Result<void> {
            services::NewOrganization body = options->body;
            body.feedbackLimit = options->limit.value_or(std::nullopt);
            const auto made = services::createOrganization(database, body);
            if (!made)
                return made.error();
            return printOrganization(database, made->slug, u"is created"_s, output);
        },
        { .without = NoCluster::IsCreated });
}

void addSet(CommandLine &line)
{
    struct Options
    {
        QString slug;
        services::OrganizationChange change;
        BodyOptions thresholds;
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
    for (const auto &[name, member, description] :
         { std::tuple("--assign-at", "assign_threshold", "Confidence from which an item goes into a buffer"),
           std::tuple("--review-at", "review_threshold",
                      "Confidence from which it goes there to be reviewed"),
           std::tuple("--propose-at", "create_threshold", "Confidence from which a buffer is proposed"),
           std::tuple("--merge-at", "auto_merge_threshold",
                      "Probability from which duplicates are merged, or none: only by people") })
        set.read({ name, "0…1", description }, BodyOptions::number(options->thresholds.members, member));
    set.onDatabase([options](Connection &database, Output &output) -> Result<void> {
        const auto thresholds = options->thresholds.read<OrganizationSettingsPatch>();
        if (!thresholds)
            return thresholds.error();
        options->change.thresholds = *thresholds;
        const auto changed = services::changeOrganization(database, options->slug, options->change);
        if (!changed)
            return changed.error();
        return printOrganization(database, changed->slug, u"is changed"_s, output);
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

struct DeleteOptions
{
    QString slug;
    std::optional<QString> confirmed;
};

/// Asks a person at a terminal, unless the slug was repeated with --confirm. Returns the problem that nothing
/// is deleted.
Result<void> confirm(const OrganizationRow &organization, const DeleteOptions &options)
{
    QString answer = options.confirmed.value_or(QString());
    if (!options.confirmed && isatty(STDIN_FILENO) != 0) {
        std::fprintf(stderr,
                     "The organization %s has %lld items of feedback. All of it is deleted for good.\n"
                     "Type its slug to go on: ",
                     qPrintable(organization.slug), static_cast<long long>(organization.feedback));
        std::string line;
        std::getline(std::cin, line);
        answer = QString::fromStdString(line).trimmed();
    }
    if (answer == organization.slug)
        return {};
    return problem(ProblemType::Conflict,
                   u"Nothing was deleted. Repeat the slug to confirm: --confirm %1"_s.arg(organization.slug));
}

Result<void> deleteOrganization(Connection &database, Output &output, const DeleteOptions &options)
{
    const auto organization = services::organizationOf(database, options.slug);
    if (!organization)
        return organization.error();
    if (const auto confirmed = confirm(*organization, options); !confirmed)
        return confirmed;
    const auto removed = storage::removeOrganization(
        database, organization->id, [&output](const storage::RemovedRows &) { return !output.isEnding(); });
    if (!removed)
        return removed.error();
    output.answer(
        JsonObject()
            .with("slug", organization->slug)
            .with("feedback", removed->feedback)
            .with("buffers", removed->buffers)
            .with("members", removed->members)
            .with("rows", removed->all)
            .json(),
        u"The organization %1 is deleted: %2, %3, %4. Backups that were made before still have it."_s.arg(
            organization->slug, counted(removed->feedback, u"item"_s), counted(removed->buffers, u"buffer"_s),
            counted(removed->members, u"member"_s)));
    return {};
}

void addDelete(CommandLine &line)
{
    const auto options = std::make_shared<DeleteOptions>();
    Command command
        = line.command("org delete", "Deletes an organization with everything that it has, for good");
    command.text({ "slug", "SLUG", "The organization", Need::Required }, options->slug);
    command.text({ "--confirm", "SLUG", "The slug once more, in place of the question" }, options->confirmed);
    command.onDatabase([options](Connection &database, Output &output) {
        return deleteOrganization(database, output, *options);
    });
}

/// Returns the domain values of a list as JSON.
template <typename Values>
std::vector<RawJson> jsonList(const Values &values)
{
    std::vector<RawJson> list;
    for (int i = 0; i < values.size(); ++i)
        list.push_back({ toJson(values.at(i)) });
    return list;
}

/// Everything that an organization has besides its feedback, as the API shows it: no value of a token and no
/// secret of a webhook.
Result<RawJson> settingsOf(Connection &database, OrganizationId organization)
{
    api::PageRequest all;
    all.limit = std::numeric_limits<int>::max();
    const auto own = storage::OrganizationStore(database, organization).find();
    const auto members = storage::MemberStore(database, organization).list(all);
    const auto tokens = storage::TokenStore(database, organization).list(all);
    const auto views = storage::ViewStore(database, organization, MemberId()).listAll();
    const auto webhooks = storage::WebhookStore(database, organization).list(all);
    if (!own || !members || !tokens || !views || !webhooks) {
        return !own    ? own.error()
            : !members ? members.error()
            : !tokens  ? tokens.error()
            : !views   ? views.error()
                       : webhooks.error();
    }
    return JsonObject()
        .with("organization", RawJson{ toJson(*own) })
        .with("members", jsonList(members->items))
        .with("tokens", jsonList(tokens->items))
        .with("views", jsonList(*views))
        .with("webhooks", jsonList(webhooks->items))
        .json();
}

void addShow(CommandLine &line)
{
    const auto slug = std::make_shared<QString>();
    Command show = line.command(
        "org show", "Prints an organization with its members, tokens, views and webhooks as JSON");
    show.text({ "slug", "SLUG", "The organization", Need::Required }, *slug);
    show.onDatabase([slug](Connection &database, Output &) -> Result<void> {
        const auto organization = services::organizationOf(database, *slug);
        if (!organization)
            return organization.error();
        const auto settings = settingsOf(database, organization->id);
        if (!settings)
            return settings.error();
        printLine(settings->text); // JSON in both modes: names stay as they are
        return {};
    });
}

} // namespace

void addOrganization(CommandLine &line)
{
    line.group("org", "Organizations");
    addOrganizationCreate(line);
    line.command("org list", "Lists the organizations").onDatabase(list);
    addShow(line);
    addSet(line);
    addDelete(line);
}

} // namespace triage::cli
