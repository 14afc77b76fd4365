// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/webhooks/webhookfault.h"

#include "fields/textrules.h"
#include "services/webhooks/webhookmessage.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace triage::services {

std::optional<Problem> faultOfUrl(const QString &text, const outgoing::Outgoing &outgoing)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isPlain = url.scheme() == "http"_L1;
    const QString field = u"url"_s;
    if (!url.isValid() || url.host().isEmpty() || (!isPlain && url.scheme() != "https"_L1)
        || url.hasFragment())
        return invalidField(field, u"This is not a web address. Write it as https://example.com/hook."_s);
    if (!url.userInfo().isEmpty())
        return invalidField(field, u"The address must not contain a name or password."_s);
    if (isPlain && !outgoing.takesPlain())
        return invalidField(field,
                            u"The address has to begin with https, because the server's operator allows no "
                            "networks for http."_s);
    if (!outgoing.mayReach(url.toEncoded()))
        return invalidField(field,
                            u"The address is in a private network, which the server's operator would have to "
                            "allow (webhook-allow-networks)."_s);
    return std::nullopt;
}

std::optional<Problem> faultOfFormat(const Webhook &webhook)
{
    const QString field = u"template"_s;
    if (webhook.format != WebhookFormat::Template) {
        if (webhook.bodyTemplate)
            return invalidField(field, u"Only the format template has a template. Send null."_s,
                                Category::Integration);
        return std::nullopt;
    }
    if (!webhook.bodyTemplate)
        return missingField(field, Category::Integration);
    if (const std::optional<QString> fault = faultOfTemplate(*webhook.bodyTemplate))
        return invalidField(field, *fault);
    return std::nullopt;
}

} // namespace triage::services
