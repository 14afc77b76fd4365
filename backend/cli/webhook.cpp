// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bodyoptions.h"
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/jsonobject.h"
#include "cli/listcommand.h"
#include "outgoing/outgoing.h"
#include "services/webhooks/secretbox.h"
#include "services/webhooks/webhookservice.h"
#include "stores/accountstore.h"
#include "stores/restoretarget.h"
#include "stores/webhooks/secretkey.h"
#include "stores/webhooks/webhookstore.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace triage::cli {

using storage::Connection;
using storage::Transaction;

namespace {

/// The parts of the server that webhooks need, made from its settings.
struct Parts
{
    explicit Parts(const Config &config)
        : box(secretKeyFileOf(config)),
          outgoing({ .guard = config.webhookNetworks, .proxy = config.outgoingProxy.toUtf8(), .resolve = {} })
    {
    }

    services::SecretBox box;
    outgoing::Outgoing outgoing;
};

/// Lets a command read the settings that decide which addresses webhooks may reach.
void readParts(Command &command)
{
    command.reads({ "webhook-allow-networks", "outgoing-proxy" });
}

/// Adds the options that describe a webhook. An address and events are needed for a new one.
void addBody(Command &command, BodyOptions &body, Need need)
{
    command.read({ "--url", "URL", "The address that messages are sent to", need },
                 BodyOptions::text(body.members, "url"));
    command.texts(
        { "--event", "EVENT", "An event such as feedback.created, or *; may be given several times", need },
        body.lists["events"]);
    command.read({ "--description", "TEXT", "What it is for" },
                 BodyOptions::text(body.members, "description"));
    command.read({ "--format", "FORMAT", "standard, slack, mattermost, discord or template" },
                 BodyOptions::text(body.members, "format"));
    command.read({ "--template", "FILE", "File with the JSON of messages, for the format template" },
                 [&body](const QString &path) {
                     QFile file(path);
                     if (!file.open(QIODevice::ReadOnly))
                         return u"%1 cannot be read: %2."_s.arg(path, file.errorString());
                     body.members["template"] = RawJson{ toJson(QString::fromUtf8(file.readAll())) };
                     return QString();
                 });
    command.read({ "--buffer", "SLUG", "Only events of this buffer" },
                 BodyOptions::text(body.objects["filter"], "buffer_id"));
    command.read({ "--tag", "TAG", "Only events of feedback with this tag" },
                 BodyOptions::text(body.objects["filter"], "tag"));
    command.read({ "--state", "STATE", "Only events of feedback in this state" },
                 BodyOptions::text(body.objects["filter"], "state"));
    command.read({ "--thin", "on|off", "Whether messages have identifiers and links only" },
                 BodyOptions::onOrOff(body.members, "thin"));
    command.read({ "--enabled", "on|off", "Whether it is switched on" },
                 BodyOptions::onOrOff(body.members, "enabled"));
}

RawJson jsonOf(const Webhook &webhook, const QString &organization)
{
    return { JsonObject().with("organization", organization).json().text.chopped(1) + ','
             + toJson(webhook).sliced(1) };
}

QStringList cellsOf(const Webhook &webhook, const QString &organization)
{
    QStringList events;
    for (const WebhookEvent each : webhook.events)
        events << QString::fromLatin1(toWord(each));
    const QString state = !webhook.enabled ? u"off"_s : webhook.failingSince ? u"failing"_s : u"on"_s;
    return { toString(webhook.id), organization, state, events.join(u','), webhook.url };
}

/// The webhook that a command names, and its organization.
struct Named
{
    WebhookId id;
    OrganizationId organization;
};

void readId(Command &command, WebhookId &id)
{
    command.read({ "id", "ID", "The webhook's id, as list shows it", Need::Required },
                 [&id](const QString &text) {
                     const auto read = idFromString<struct WebhookTag>(text);
                     id = read.value_or(WebhookId());
                     return read ? QString() : u"It must be an id of 13 characters."_s;
                 });
}

/// Adds a command for one webhook: `options` adds its options, `action` does it.
template <typename Options, typename Add, typename Action>
void addFor(CommandLine &line, const char *words, const char *description, Add add, Action action)
{
    struct Whole : Options
    {
        WebhookId id;
    };
    const auto options = std::make_shared<Whole>();
    Command command = line.command(words, description);
    readId(command, options->id);
    readParts(command);
    add(command, static_cast<Options &>(*options));
    command.onDatabase(
        [options, action](const Config &config, Connection &database, Output &output) -> Result<void> {
            const auto organization = storage::organizationOfWebhook(database, options->id);
            if (!organization)
                return organization.error();
            return action(config, database, output, Named{ options->id, *organization },
                          static_cast<const Options &>(*options));
        });
}

void addCreate(CommandLine &line)
{
    struct Options
    {
        QString organization;
        BodyOptions body;
    };
    const auto options = std::make_shared<Options>();
    Command create
        = line.command("webhook create", "Creates a webhook and prints its secret, which is shown only once");
    create.text({ "--org", "SLUG", "The organization", Need::Required }, options->organization);
    addBody(create, options->body, Need::Required);
    readParts(create);
    create.onDatabase([options](const Config &config, Connection &database, Output &output) -> Result<void> {
        const auto organization = services::organizationOf(database, options->organization);
        if (!organization)
            return organization.error();
        const auto body = options->body.read<NewWebhook>();
        if (!body)
            return body.error();
        Parts parts(config);
        if (const auto used = services::useKey(database, parts.box); !used)
            return used;
        const auto created = storage::inTransaction(database, organization->id, [&](Transaction &tx) {
            return services::createWebhook(tx, *body, parts.box, parts.outgoing);
        });
        if (!created)
            return created.error();
        output.answer(jsonOf(*created, organization->slug), created->secret.value_or(QString()));
        if (output.flush())
            return {};
        // Its receiver could verify nothing without the secret.
        return storage::inTransaction(database, organization->id, [&](Transaction &tx) {
            return storage::WebhookWriter(tx).remove(created->id);
        });
    });
}

struct ChangeOptions
{
    BodyOptions body;
    bool hasNoFilter = false;
};

/// Adds the members that a filter does not have from another one.
void complete(WebhookFilter &filter, const WebhookFilter &other)
{
    if (!filter.buffer)
        filter.buffer = other.buffer;
    if (!filter.tag)
        filter.tag = other.tag;
    if (!filter.state)
        filter.state = other.state;
}

void addChange(Command &command, ChangeOptions &options)
{
    addBody(command, options.body, Need::Optional);
    command.flag("--no-filter", "Send all events again, not only those of a buffer, tag or state",
                 options.hasNoFilter);
    command.checkTogether([&options] {
        if (options.hasNoFilter && !options.body.objects["filter"].empty())
            return u"--no-filter cannot be given together with --buffer, --tag or --state."_s;
        return options.hasNoFilter || !options.body.isEmpty() ? QString()
                                                              : u"Give an option with the change."_s;
    });
}

Result<void> change(const Config &config, Connection &database, Output &output, const Named &webhook,
                    const ChangeOptions &options)
{
    auto patch = options.body.read<WebhookPatch>();
    if (!patch)
        return patch.error();
    if (options.hasNoFilter)
        patch->filter = Patch<std::optional<WebhookFilter>>(std::nullopt);
    Parts parts(config);
    const auto apply = [&](Transaction &tx) -> Result<Webhook> {
        WebhookPatch whole = *patch; // the filter of a patch replaces the stored one
        if (whole.filter.value) {
            const auto before = storage::WebhookWriter(tx).find(webhook.id);
            if (!before)
                return before;
            complete(*whole.filter.value, before->filter.value_or(WebhookFilter()));
        }
        return services::patchWebhook(tx, webhook.id, whole, {}, parts.outgoing);
    };
    const auto changed = storage::inTransaction(database, webhook.organization, apply);
    if (!changed)
        return changed.error();
    output.answer(RawJson{ toJson(*changed) },
                  u"The webhook %1 has been changed."_s.arg(toString(webhook.id)));
    return {};
}

Result<void> rotate(const Config &config, Connection &database, Output &output, const Named &webhook)
{
    Parts parts(config);
    if (const auto used = services::useKey(database, parts.box); !used)
        return used;
    storage::SealedSecrets before;
    const auto rotated
        = storage::inTransaction(database, webhook.organization, [&](Transaction &tx) -> Result<Webhook> {
              const auto secrets = storage::WebhookWriter(tx).secrets(webhook.id);
              if (!secrets)
                  return secrets.error();
              before = *secrets;
              return services::rotateSecret(tx, webhook.id, parts.box);
          });
    if (!rotated)
        return rotated.error();
    output.answer(RawJson{ toJson(*rotated) }, rotated->secret.value_or(QString()));
    if (output.flush())
        return {};
    // A secret that nobody has read signs nothing.
    return storage::inTransaction(database, webhook.organization, [&](Transaction &tx) {
        return storage::WebhookWriter(tx).restoreSecrets(webhook.id, before);
    });
}

Result<void> remove(Connection &database, Output &output, const Named &webhook)
{
    const auto removed = storage::inTransaction(database, webhook.organization, [&](Transaction &tx) {
        return storage::WebhookWriter(tx).remove(webhook.id);
    });
    if (!removed)
        return removed;
    output.answer(JsonObject().with("id", webhook.id).with("deleted", true).json(),
                  u"The webhook %1 has been deleted."_s.arg(toString(webhook.id)));
    return {};
}

Result<void> sendTest(const Config &config, Connection &database, Output &output, const Named &webhook,
                      const BodyOptions &options)
{
    const auto body = options.read<WebhookTest>();
    if (!body)
        return body.error();
    Parts parts(config);
    parts.box.readKey();
    const QString baseUrl = publicUrlOf(config).value_or(u"http://"_s + config.listen);
    const auto request
        = services::testRequest(database, webhook.organization, webhook.id, *body, baseUrl, parts.box);
    if (!request)
        return request.error();
    const WebhookTestResult result = services::resultOf(parts.outgoing.post(*request));
    const QString answer = result.status ? u"answered %1"_s.arg(*result.status)
                                         : u"did not answer: %1"_s.arg(result.error.value_or(QString()));
    output.answer(RawJson{ toJson(result) },
                  u"The receiver %1, after %2 ms."_s.arg(answer).arg(result.durationMs));
    if (result.status && *result.status >= 200 && *result.status < 300)
        return {};
    return problem(ProblemType::Conflict, u"The receiver did not take the message."_s);
}

struct DeliveryOptions
{
    std::optional<DeliveryState> state;
};

Result<void> listDeliveries(Connection &database, Output &output, const Named &webhook,
                            const DeliveryOptions &options)
{
    api::PageRequest newest;
    newest.limit = 100;
    const auto page
        = storage::WebhookStore(database, webhook.organization).deliveries(webhook.id, options.state, newest);
    if (!page)
        return page.error();
    std::vector<RawJson> objects;
    std::vector<QStringList> rows;
    for (int i = 0; i < page->items.size(); ++i) {
        const WebhookDelivery each = page->items.at(i);
        objects.push_back({ toJson(each) });
        const WebhookAttempt last = each.attempts.empty() ? WebhookAttempt() : each.attempts.back();
        rows.push_back({ toString(each.id), QString::fromLatin1(toIso(each.createdAt)),
                         QString::fromLatin1(toWord(each.event)), QString::fromLatin1(toWord(each.state)),
                         QString::number(each.attempts.size()),
                         last.status ? QString::number(*last.status) : last.error.value_or(u"none"_s) });
    }
    output.table(objects, { u"ID"_s, u"RECORDED"_s, u"EVENT"_s, u"STATE"_s, u"ATTEMPTS"_s, u"LAST ANSWER"_s },
                 rows);
    return {};
}

struct ReplayOptions
{
    BodyOptions body;
    std::optional<DeliveryId> delivery;
};

/// Queues one message of a webhook again.
Result<WebhookReplayed> replayOne(Transaction &tx, WebhookId id, DeliveryId delivery)
{
    storage::WebhookWriter webhooks(tx);
    const auto found = webhooks.delivery(delivery);
    if (!found)
        return found.error();
    if (found->webhook != id)
        return storage::deliveryNotFound();
    if (const auto replayed = webhooks.replay(delivery); !replayed)
        return replayed.error();
    return WebhookReplayed{ 1 };
}

Result<void> replay(Connection &database, Output &output, const Named &webhook, const ReplayOptions &options)
{
    Result<WebhookReplay> body = WebhookReplay();
    if (!options.delivery) {
        body = options.body.read<WebhookReplay>();
        if (!body)
            return body.error();
    }
    const auto replayed = storage::inTransaction(database, webhook.organization, [&](Transaction &tx) {
        return options.delivery ? replayOne(tx, webhook.id, *options.delivery)
                                : services::replaySince(tx, webhook.id, body->since);
    });
    if (!replayed)
        return replayed.error();
    output.answer(RawJson{ toJson(*replayed) },
                  u"Messages that will be sent again: %1."_s.arg(replayed->replayed));
    return {};
}

/// Gives every webhook a new secret under this server's key. Does nothing where the key opens the old ones.
Result<void> renewSecrets(const Config &config, Connection &database, Output &output)
{
    const auto target = storage::readQuietTarget(database);
    if (!target)
        return target.error();
    if (target->otherSessions > 0) {
        return problem(
            ProblemType::Conflict,
            u"Other programs use the database, perhaps a running server, which would keep its old key. "
            "Stop it first."_s);
    }
    services::SecretBox box(secretKeyFileOf(config));
    const QByteArray own = box.readOrCreateKey();
    if (own.isEmpty())
        return unavailable(u"%1 can be neither read nor created."_s.arg(box.keyFile()));
    const auto known = storage::keyFingerprint(database);
    if (!known)
        return known.error();
    if (*known == own) {
        return problem(
            ProblemType::Conflict,
            u"%1 opens the secrets of all webhooks. Replace the secret of a single webhook with \"triaged "
            "webhook rotate\"."_s.arg(box.keyFile()));
    }
    const auto organizations = storage::listOrganizations(database);
    if (!organizations)
        return organizations.error();
    std::vector<RawJson> objects;
    std::vector<QStringList> rows;
    for (const storage::OrganizationRow &each : *organizations) {
        const auto renewed = services::renewSecrets(database, each.id, box);
        if (!renewed)
            return renewed.error();
        for (const Webhook &webhook : *renewed) {
            const QString secret = webhook.secret.value_or(QString());
            objects.push_back(JsonObject()
                                  .with("organization", each.slug)
                                  .with("id", webhook.id)
                                  .with("url", webhook.url)
                                  .with("secret", secret)
                                  .json());
            rows.push_back({ each.slug, toString(webhook.id), webhook.url, secret });
        }
    }
    output.table(objects, { u"ORGANIZATION"_s, u"WEBHOOK"_s, u"URL"_s, u"SECRET"_s }, rows);
    // Secrets that nobody has read are renewed by the next run, which the old fingerprint allows.
    return output.flush() ? storage::replaceKeyFingerprint(database, own) : Result<void>();
}

/// Adds the commands on the messages of a webhook.
void addMessages(CommandLine &line)
{
    addFor<BodyOptions>(
        line, "webhook test", "Sends a test message and prints how it was received",
        [](Command &command, BodyOptions &body) {
            command.reads({ "public-url", "listen" });
            command.read({ "--event", "EVENT", "The event of the message (default: feedback.created)" },
                         BodyOptions::text(body.members, "event"));
        },
        sendTest);
    addFor<DeliveryOptions>(
        line, "webhook deliveries", "Lists the newest 100 messages of a webhook, with their last answers",
        [](Command &command, DeliveryOptions &options) {
            command.read({ "--state", "STATE", "Only messages that are pending, delivered or failed" },
                         [&options](const QString &text) {
                             options.state = fromWord<DeliveryState>(text.toUtf8());
                             return options.state ? QString()
                                                  : u"It must be %1."_s.arg(allWords<DeliveryState>());
                         });
        },
        [](const Config &, Connection &database, Output &output, const Named &webhook,
           const DeliveryOptions &options) { return listDeliveries(database, output, webhook, options); });
    addFor<ReplayOptions>(
        line, "webhook replay", "Sends messages of a webhook again: those since a time, or one",
        [](Command &command, ReplayOptions &options) {
            command.read({ "--since", "TIME", "The first of them, as 2026-11-20T00:00:00Z" },
                         BodyOptions::text(options.body.members, "since"));
            command.read({ "--delivery", "ID", "Only this message, as deliveries shows it" },
                         [&options](const QString &text) {
                             options.delivery = idFromString<struct DeliveryTag>(text);
                             return options.delivery ? QString() : u"It must be an id of 13 characters."_s;
                         });
            command.checkTogether([&options] {
                return options.body.isEmpty() != options.delivery.has_value()
                    ? u"Give either --since or --delivery."_s
                    : QString();
            });
        },
        [](const Config &, Connection &database, Output &output, const Named &webhook,
           const ReplayOptions &options) { return replay(database, output, webhook, options); });
}

} // namespace

void addWebhook(CommandLine &line)
{
    line.group("webhook", "Webhooks of organizations");
    const auto read = [](Connection &database, OrganizationId organization) -> Result<std::vector<Webhook>> {
        api::PageRequest all;
        all.limit = services::maxWebhooks;
        const auto page = storage::WebhookStore(database, organization).list(all);
        if (!page)
            return page.error();
        std::vector<Webhook> webhooks;
        for (int i = 0; i < page->items.size(); ++i)
            webhooks.push_back(page->items.at(i));
        return webhooks;
    };
    addListCommand(line, "webhook list", "Lists the webhooks",
                   { u"ID"_s, u"ORGANIZATION"_s, u"STATE"_s, u"EVENTS"_s, u"URL"_s }, read, jsonOf, cellsOf);
    addCreate(line);
    struct None
    {
    };
    const auto nothing = [](Command &, None &) {
    };
    addFor<ChangeOptions>(line, "webhook set", "Changes a webhook; what is not given stays", addChange,
                          change);
    addFor<None>(line, "webhook rotate", "Replaces the secret and prints it; for 24 hours both sign", nothing,
                 [](const Config &config, Connection &database, Output &output, const Named &webhook,
                    const None &) { return rotate(config, database, output, webhook); });
    addMessages(line);
    addFor<None>(line, "webhook delete", "Deletes a webhook with its messages", nothing,
                 [](const Config &, Connection &database, Output &output, const Named &webhook,
                    const None &) { return remove(database, output, webhook); });
    line.command("webhook renew-secrets",
                 "Gives every webhook a new secret after the key file was lost; stop the servers first")
        .onDatabase(renewSecrets);
}

} // namespace triage::cli
