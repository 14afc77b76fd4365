// SPDX-License-Identifier: GPL-3.0-or-later
// Having a language model write the answer to a question from what was found in the feedback.
#pragma once

#include "languagemodel/languagemodel.h"
#include "research/extracts.h"

namespace triage::services {

/// The findings with an answer and headings in the model's words. What was counted stays as it is; of the
/// quotes that the model gives only those are kept that stand word for word in their items. The findings as
/// they are where the model has no answer, or none that it can bear out: what it reads is text of strangers,
/// and what it says is no more to be trusted than that.
research::Findings languageModelAnswer(const research::ResearchQuestion &question,
                                       const research::ResearchEvidence &evidence,
                                       research::Findings findings, languagemodel::LanguageModel &model,
                                       OrganizationId organization);

} // namespace triage::services
