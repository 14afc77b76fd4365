// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a language model write the answer to a question from the findings in the feedback.
#pragma once

#include "languagemodel/languagemodel.h"
#include "research/extracts.h"

namespace triage::services {

/// Returns the findings with an answer and headings in the model's words. Counts stay as they are. Of the
/// model's quotes, only those that occur word for word in their items are kept. Returns the findings
/// unchanged if the model has no answer, or none that its quotes support: the model reads untrusted text, so
/// its output is not trusted either.
research::Findings languageModelAnswer(const research::ResearchQuestion &question,
                                       const research::ResearchEvidence &evidence,
                                       research::Findings findings, languagemodel::LanguageModel &model,
                                       OrganizationId organization);

} // namespace triage::services
