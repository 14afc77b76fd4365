// SPDX-License-Identifier: GPL-3.0-or-later
// What routes feedback, as the settings want it: the embedded classifier, or a language model with that one
// beside it.
#pragma once

#include "composition/config.h"
#include "database/connection.h"
#include "languagemodel/languagemodel.h"
#include "languagemodel/languagemodelclassifier.h"
#include "languagemodel/observer.h"
#include "routing/embeddedclassifier.h"
#include "services/routing/modelledger.h"

#include <memory>

namespace triage {

class Classifiers
{
public:
    /// The observer must outlive it.
    Classifiers(const Config &config, const storage::ConnectionConfig &connection,
                languagemodel::Observer &observer);

    /// What decides.
    const routing::Classifier &chosen() const;
    const routing::EmbeddedClassifier &embedded() const { return m_embedded; }
    /// Null where the settings name none.
    languagemodel::LanguageModel *languageModel() const;
    /// How many items it can think about at once, and how long it may take for one.
    int workers() const;
    std::chrono::seconds maxDecisionTime() const;
    /// How many questions it answered from memory.
    double remembered() const;
    /// Ends what is being asked.
    void stop();

private:
    struct LanguageModelRouting;

    routing::EmbeddedClassifier m_embedded;
    std::unique_ptr<LanguageModelRouting, void (*)(LanguageModelRouting *)> m_routing;
};

} // namespace triage
