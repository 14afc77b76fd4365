// SPDX-License-Identifier: GPL-3.0-or-later
// A parsed JSON text.
#pragma once

#include "fields/jsonvalue.h"
#include "result.h"

#include <QByteArrayView>

#include <memory>
#include <optional>

namespace triage {

/// Owns the values of a JSON text (RFC 8259, without extensions). An unpaired surrogate escape, which UTF-8
/// cannot hold, is read as U+0000: every text field refuses both, with the field's name.
class JsonDocument
{
public:
    /// Returns nothing if the text is not JSON, is not valid UTF-8 or exceeds a limit of JsonParser.
    static std::optional<JsonDocument> parse(QByteArrayView json);
    /// The same for the body of a request: InvalidFieldValue says where it stops being JSON.
    static Result<JsonDocument> ofBody(QByteArrayView json);
    JsonValue root() const { return m_tree ? JsonValue(*m_tree, m_tree->nodes.back()) : JsonValue(); }

private:
    static std::optional<JsonDocument> of(std::optional<JsonTree> tree);

    std::shared_ptr<const JsonTree> m_tree;
};

} // namespace triage
