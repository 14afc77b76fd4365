// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/triagesupport.h"

#include "contract/endpoints.h"

#include <utility>

namespace triage::app {

TriageSupport::TriageSupport(LocalStore &store, ApiClient &client, QObject *parent)
    : QObject(parent), m_store(store), m_sync(store), m_client(client)
{
}

void TriageSupport::read()
{
    m_isReading = true;
    m_lacksTriage = false;
    readTags(this, ++m_run);
}

void TriageSupport::readIfUnknown()
{
    if (!isKnown() && !m_isReading)
        read();
}

void TriageSupport::whenKnown(QObject *context, Known done)
{
    if (isKnown())
        return done({});
    m_waiting.push_back([guard = QPointer(context), done = std::move(done)](const Result<void> &result) {
        if (guard)
            done(result);
    });
    readIfUnknown();
}

Task<> TriageSupport::readTags(QPointer<TriageSupport> self, int run)
{
    auto asked = self->m_client.exchange(ApiClient::request(api::infoOf(api::listTags)));
    const Answer answer = co_await asked;
    if (!self || self->m_run != run)
        co_return;
    const bool lacksTags = answer.status == 404 || answer.status == 405;
    if (answer.problem && !lacksTags)
        co_return self->notify(*answer.problem);
    self->m_lacksTriage = lacksTags;
    self->store(lacksTags ? QByteArray() : answer.body, run);
}

void TriageSupport::store(const QByteArray &tags, int run)
{
    m_sync.applyTags(tags, this, [this, run](const Result<void> &written) {
        if (m_run == run)
            notify(written);
    });
}

void TriageSupport::notify(const Result<void> &result)
{
    m_isReading = false;
    for (const Known &done : std::exchange(m_waiting, {}))
        done(result);
}

} // namespace triage::app

#include "moc_triagesupport.cpp"
