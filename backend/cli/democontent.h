// SPDX-License-Identifier: GPL-3.0-or-later
// What the demonstration is made of: the buffers and the feedback in resources/demo.
#pragma once

#include "domain/buffer.h"
#include "result.h"
#include "stores/feedbackstore.h"

#include <vector>

namespace triage::cli {

struct DemoContent
{
    std::vector<NewBuffer> buffers;
    std::vector<storage::PreparedFeedback> feedback; ///< With lexemes.
    std::vector<QString> words; ///< The vocabulary of all of them.
};

/// Reads it, by the rules that hold for what the API takes.
Result<DemoContent> demoContent();

} // namespace triage::cli
