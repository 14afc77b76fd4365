// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts: tasks that a person may give an agent by name.
#pragma once

#include "fields/jsonvalue.h"
#include "fields/jsonwriter.h"

#include <QString>

#include <optional>
#include <span>

namespace triage::mcp {

struct PromptArgument
{
    const char *name;
    const char *description;
    bool required = false;
};

struct Prompt
{
    const char *name;
    const char *title;
    const char *description;
    std::span<const PromptArgument> arguments;
    const char *text; ///< With {name} where an argument stands.
};

std::span<const Prompt> prompts();
const Prompt *findPrompt(const QString &name);

/// Writes a prompt as an element of the answer to prompts/list.
void writePrompt(JsonWriter &out, const Prompt &prompt);
/// Returns the text for a model; nothing if a required argument is missing or an argument is not a text.
std::optional<QString> textOf(const Prompt &prompt, JsonValue arguments);

} // namespace triage::mcp
