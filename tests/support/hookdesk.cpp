// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hookdesk.h"

#include <QJsonDocument>
#include <QMessageAuthenticationCode>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

QByteArray headerOf(const QByteArray &head, const QByteArray &name)
{
    for (const QByteArray &line : head.split('\n')) {
        if (line.toLower().startsWith(name + ':'))
            return line.sliced(name.size() + 1).trimmed();
    }
    return {};
}

} // namespace

Config reachingThisMachine()
{
    Config config = withoutRateLimits();
    config.webhookNetworks = *outgoing::AddressGuard::allowing(u"127.0.0.0/8"_s);
    return config;
}

QJsonObject Received::json() const
{
    return QJsonDocument::fromJson(body).object();
}

bool Received::isSignedWith(const QByteArray &secret) const
{
    const QByteArray key = QByteArray::fromBase64(secret.sliced(qstrlen("whsec_")));
    const QByteArray signed_ = id + '.' + timestamp + '.' + body;
    const QByteArray expected
        = "v1," + QMessageAuthenticationCode::hash(signed_, key, QCryptographicHash::Sha256).toBase64();
    return signature.split(' ').contains(expected);
}

std::vector<Received> receivedBy(const FakeModel &receiver)
{
    std::vector<Received> all;
    for (const ModelRequest &each : receiver.requests())
        all.push_back({ headerOf(each.head, "webhook-id"), headerOf(each.head, "webhook-timestamp"),
                        headerOf(each.head, "webhook-signature"), each.body });
    return all;
}

QString eventsAt(const FakeModel &receiver)
{
    QStringList events;
    for (const Received &each : receivedBy(receiver))
        events << each.json()[u"type"].toString();
    return events.join(u", "_s);
}

FakeModel::Script answering(int status, const QByteArray &body)
{
    return [=](const ModelRequest &) {
        return ModelReply{ status, body, "text/plain", {} };
    };
}

ModelReply hanging(const ModelRequest &)
{
    ModelReply reply;
    reply.how = ModelReply::How::Never;
    return reply;
}

Answer HookDesk::webhook(const FakeModel &receiver, const QJsonArray &events, const Members &more)
{
    return post("/webhooks", more.with("url", receiver.url().toString()).with("events", events));
}

QString HookDesk::states(const QByteArray &webhook)
{
    return get("/webhooks/" + webhook + "/deliveries").all("state");
}

} // namespace triage::test
