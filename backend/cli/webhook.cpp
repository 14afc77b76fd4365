// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/jsonobject.h"
#include "services/webhooks/secretbox.h"
#include "stores/accountstore.h"
#include "stores/restoretarget.h"
#include "stores/webhooks/secretkey.h"

using namespace Qt::StringLiterals;

namespace triage::cli {

using storage::Connection;

namespace {

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
            u"%1 opens the secrets of all webhooks. Renew the secret of a single webhook in the client "
            "or with the API."_s.arg(box.keyFile()));
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

} // namespace

void addWebhook(CommandLine &line)
{
    line.group("webhook", "Webhooks of organizations");
    line.command("webhook renew-secrets",
                 "Gives every webhook a new secret after the key file was lost; stop the servers first")
        .onDatabase(renewSecrets);
}

} // namespace triage::cli
