// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/languagemodel.h"

#include "languagemodel/chatrequest.h"
#include "languagemodel/masking.h"

namespace triage::languagemodel {

struct LanguageModel::Private : ChatContext
{
    using ChatContext::ChatContext;
};

LanguageModel::LanguageModel(ModelEndpoint endpoint, Ledger *ledger, Observer *observer)
    : d(std::make_unique<Private>(std::move(endpoint), ledger, observer))
{
}

LanguageModel::~LanguageModel() = default;

Result<ModelAnswer> LanguageModel::ask(const Prompt &prompt)
{
    FailureKind failure = FailureKind::None;
    return ask(prompt, failure);
}

Result<ModelAnswer> LanguageModel::ask(const Prompt &prompt, FailureKind &failure)
{
    ChatRequest request(*d, prompt);
    auto answer = request.run();
    failure = request.failure();
    return answer;
}

QString LanguageModel::prepared(const QString &text) const
{
    return d->endpoint.masksText ? masked(visible(text)) : visible(text);
}

void LanguageModel::stop()
{
    d->throttle.stop();
    d->sender.stop();
}

bool LanguageModel::isStopped() const
{
    return d->throttle.isStopped();
}

bool LanguageModel::isResting() const
{
    return d->breaker.isOpen();
}

const ModelEndpoint &LanguageModel::endpoint() const
{
    return d->endpoint;
}

qint64 estimatedTokens(const QString &text)
{
    constexpr qint64 bytesPerToken = 3;
    return text.toUtf8().size() / bytesPerToken + 1;
}

qint64 maxTokens(qint64 bytes)
{
    constexpr qint64 marks = 8;
    return bytes + marks;
}

} // namespace triage::languagemodel
