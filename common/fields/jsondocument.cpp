// SPDX-License-Identifier: GPL-3.0-or-later
#include "fields/jsondocument.h"

#include "fields/jsonparser.h"

namespace triage {

std::optional<JsonDocument> JsonDocument::parse(QByteArrayView json)
{
    std::optional<JsonTree> tree = JsonParser(json).parse();
    if (!tree)
        return std::nullopt;
    JsonDocument document;
    document.m_tree = std::make_shared<JsonTree>(std::move(*tree));
    return document;
}

} // namespace triage
