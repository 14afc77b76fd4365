// SPDX-License-Identifier: GPL-3.0-or-later
// Routes with a language model, and with the embedded classifier where it is sure or the model gives no
// answer.
#pragma once

#include "languagemodel/languagemodel.h"
#include "languagemodel/opinion.h"
#include "routing/classifier.h"

#include <QByteArray>
#include <QCache>

#include <functional>
#include <mutex>
#include <optional>

namespace triage::languagemodel {

/// Returns the experience with the model's answers in an organization.
using ExperienceOf = std::function<Experience(OrganizationId)>;

struct RoutingSubject;

class LanguageModelClassifier : public routing::Classifier
{
public:
    /// The model and the embedded classifier must outlive it. experienceOf may be empty: no experience.
    LanguageModelClassifier(LanguageModel &model, const routing::Classifier &embedded, Cascade cascade,
                            ExperienceOf experienceOf = {});

    QString name() const override;
    routing::Verdict classify(const routing::FeedbackText &item, const routing::Model &model) const override;
    routing::Verdict classifyFor(const routing::ClassificationRequest &request,
                                 const routing::FeedbackText &item,
                                 const routing::Model &model) const override;

    /// Returns the number of questions that were answered from the cache.
    qint64 remembered() const;

private:
    std::optional<Opinion> opinionOf(const routing::ClassificationRequest &request,
                                     const RoutingSubject &subject, const routing::Model &model) const;
    routing::Verdict fallback(routing::Verdict embedded, bool isSuspicious) const;

    LanguageModel &m_model;
    const routing::Classifier &m_embedded;
    const Cascade m_cascade;
    const ExperienceOf m_experienceOf;
    mutable std::mutex m_mutex;
    mutable QCache<QByteArray, Opinion> m_cache; ///< Recent opinions: no question is paid for twice.
    mutable qint64 m_remembered = 0;
};

} // namespace triage::languagemodel
