// SPDX-License-Identifier: GPL-3.0-or-later
#include "fields/jsondocument.h"

#include "fields/jsonparser.h"

using namespace Qt::StringLiterals;

namespace triage {

std::optional<JsonDocument> JsonDocument::parse(QByteArrayView json)
{
    JsonParser parser(json);
    return of(parser.parse());
}

Result<JsonDocument> JsonDocument::ofBody(QByteArrayView json)
{
    JsonParser parser(json);
    if (std::optional<JsonDocument> document = of(parser.parse()))
        return std::move(*document);
    return invalidField(u"body"_s, u"The body is not JSON: "_s + parser.mistake(), Category::Integration);
}

std::optional<JsonDocument> JsonDocument::of(std::optional<JsonTree> tree)
{
    if (!tree)
        return std::nullopt;
    JsonDocument document;
    document.m_tree = std::make_shared<JsonTree>(std::move(*tree));
    return document;
}

} // namespace triage
