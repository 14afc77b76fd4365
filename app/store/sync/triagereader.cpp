// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/triagereader.h"

#include "contract/endpoints.h"

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr std::chrono::seconds snoozeCheck{ 15 };

} // namespace

TriageReader::TriageReader(LocalStore &store, ApiClient &client, TriageSupport &support, QObject *parent)
    : QObject(parent), m_sync(store), m_client(client), m_support(support)
{
    connect(&m_snoozes, &QTimer::timeout, &store, &LocalStore::wakeDue);
    m_snoozes.start(snoozeCheck);
}

Task<> TriageReader::readViews(QPointer<TriageReader> self)
{
    Request request = ApiClient::request(api::infoOf(api::listViews));
    request.query = { { "include", u"counts"_s } };
    auto asked = self->m_client.exchange(std::move(request));
    const Answer answer = co_await asked;
    if (!self)
        co_return;
    if (!answer.problem)
        self->m_sync.applyViews(answer.body);
    else if (answer.status == 404 || answer.status == 405)
        self->m_sync.applyViews({});
}

} // namespace triage::app
