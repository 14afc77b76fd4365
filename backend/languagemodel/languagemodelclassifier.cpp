// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/languagemodelclassifier.h"

#include "languagemodel/routingprompt.h"
#include "languagemodel/suspicion.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

namespace {

constexpr qsizetype maxRemembered = 4096;

double best(const routing::Verdict &verdict)
{
    double most = 0;
    for (const routing::Candidate &each : verdict.candidates)
        most = std::max(most, each.confidence);
    return most;
}

/// Sends a text that gives orders to a person, whichever classifier decided.
routing::Verdict doubted(routing::Verdict verdict, bool isSuspicious)
{
    for (routing::Candidate &each : verdict.candidates)
        each.isDoubtful = each.isDoubtful || isSuspicious;
    return verdict;
}

} // namespace

LanguageModelClassifier::LanguageModelClassifier(LanguageModel &model, const routing::Classifier &embedded,
                                                 Cascade cascade, ExperienceOf experienceOf)
    : m_model(model), m_embedded(embedded), m_cascade(cascade), m_experienceOf(std::move(experienceOf)),
      m_cache(maxRemembered)
{
}

QString LanguageModelClassifier::name() const
{
    return u"openai:%1/%2"_s.arg(m_model.endpoint().model).arg(routingPromptVersion);
}

routing::Verdict LanguageModelClassifier::classify(const routing::FeedbackText &item,
                                                   const routing::Model &model) const
{
    return classifyFor({}, item, model);
}

routing::Verdict LanguageModelClassifier::classifyFor(const routing::ClassificationRequest &request,
                                                      const routing::FeedbackText &item,
                                                      const routing::Model &model) const
{
    OpinionContext context;
    context.embedded = m_embedded.classify(item, model);
    context.isSuspicious = isSuspicious(item.title + u'\n' + item.description, model.buffers());
    if (model.buffers().empty()
        || (m_cascade == Cascade::WhenUnsure && best(context.embedded) >= minSureConfidence))
        return doubted(std::move(context.embedded), context.isSuspicious);
    const RoutingSubject subject = subjectOf(item, model, context.embedded, m_model);
    context.text = subject.text;
    context.buffers = subject.buffers.size();
    const auto opinion = opinionOf(request, subject, model);
    if (!opinion)
        return fallback(std::move(context.embedded), context.isSuspicious);
    if (m_experienceOf)
        context.experience = m_experienceOf(request.organization);
    routing::Verdict verdict = verdictFrom(*opinion, context);
    verdict.classifier = name();
    return verdict;
}

std::optional<Opinion> LanguageModelClassifier::opinionOf(const routing::ClassificationRequest &request,
                                                          const RoutingSubject &subject,
                                                          const routing::Model &model) const
{
    const QByteArray key = keyOf(subject, m_model);
    {
        const std::lock_guard lock(m_mutex);
        if (const Opinion *known = m_cache.object(key)) {
            ++m_remembered;
            return *known;
        }
    }
    RoutingPrompt question = routingPrompt(subject, m_model);
    question.prompt.organization = request.organization;
    question.prompt.waited = request.waited;
    question.prompt.patience = request.isInteractive ? Patience::Interactive : Patience::Background;
    const auto answer = m_model.ask(question.prompt);
    if (!answer)
        return std::nullopt;
    Opinion opinion = opinionFrom(answer->json.root(), question.handles, model.buffers());
    const std::lock_guard lock(m_mutex);
    m_cache.insert(key, new Opinion(opinion));
    return opinion;
}

qint64 LanguageModelClassifier::remembered() const
{
    const std::lock_guard lock(m_mutex);
    return m_remembered;
}

routing::Verdict LanguageModelClassifier::fallback(routing::Verdict embedded, bool isSuspicious) const
{
    embedded.isAbandoned = m_model.isStopped();
    embedded.classifier += u" (fallback)"_s;
    return doubted(std::move(embedded), isSuspicious);
}

} // namespace triage::languagemodel
