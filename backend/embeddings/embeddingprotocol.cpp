// SPDX-License-Identifier: GPL-3.0-or-later
#include "embeddings/embeddingprotocol.h"

#include "fields/jsondocument.h"
#include "fields/jsonwriter.h"

#include <algorithm>

namespace triage::embeddings {

namespace {

using Kind = JsonValue::Kind;

std::optional<float> numberOf(JsonValue value)
{
    if (value.kind() != Kind::Integer && value.kind() != Kind::Number)
        return std::nullopt;
    return float(value.number());
}

/// Returns an empty vector if the value is none.
Vector vectorOf(JsonValue values)
{
    if (!values.isArray() || values.size() < 2 || values.size() > maxDimension)
        return {};
    Vector vector;
    vector.reserve(std::size_t(values.size()));
    for (qsizetype i = 0; i < values.size(); ++i) {
        const auto number = numberOf(values.at(i));
        if (!number)
            return {};
        vector.push_back(*number);
    }
    return normalized(std::move(vector));
}

} // namespace

QByteArray embeddingBody(const QString &model, std::span<const QString> texts)
{
    JsonWriter out;
    out.beginObject();
    out.key("model");
    out.text(model);
    out.key("input");
    out.beginArray();
    for (const QString &text : texts)
        out.text(text);
    out.endArray();
    out.key("encoding_format");
    out.ascii("float");
    out.endObject();
    return out.take();
}

std::optional<EmbeddingAnswer> embeddingsFrom(QByteArrayView body, std::size_t texts)
{
    const auto document = JsonDocument::parse(body);
    const JsonValue data = document ? document->root().member("data") : JsonValue();
    if (!data.isArray() || std::size_t(data.size()) != texts)
        return std::nullopt;
    EmbeddingAnswer answer;
    answer.vectors.resize(texts);
    for (qsizetype i = 0; i < data.size(); ++i) {
        const JsonValue index = data.at(i).member("index");
        const bool isNumbered = index.kind() == Kind::Integer;
        if (!isNumbered && index.kind() != Kind::Absent)
            return std::nullopt;
        const qint64 place = isNumbered ? index.integer() : i;
        if (place < 0 || place >= qint64(texts) || !answer.vectors[std::size_t(place)].empty())
            return std::nullopt;
        Vector vector = vectorOf(data.at(i).member("embedding"));
        if (vector.empty())
            return std::nullopt;
        answer.vectors[std::size_t(place)] = std::move(vector);
    }
    const auto hasOtherDimension = [&](const Vector &each) {
        return each.size() != answer.vectors.front().size();
    };
    if (std::any_of(answer.vectors.begin(), answer.vectors.end(), hasOtherDimension))
        return std::nullopt;
    const JsonValue tokens = document->root().member("usage").member("prompt_tokens");
    answer.tokens = tokens.kind() == Kind::Integer ? std::max<qint64>(0, tokens.integer()) : 0;
    return answer;
}

} // namespace triage::embeddings
