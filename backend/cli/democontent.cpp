// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/democontent.h"

#include "domain/feedback.h"
#include "fields/json.h"
#include "search/indexedtext.h"

#include <QFile>
#include <QSet>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

/// Returns the objects of a file of JSON lines.
Result<std::vector<JsonDocument>> linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return problem(ProblemType::InternalError, u"The program lacks its resource %1."_s.arg(path));
    std::vector<JsonDocument> lines;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        auto document = JsonDocument::parse(line);
        if (!document)
            return problem(ProblemType::InternalError,
                           u"The resource %1 has a line that is not JSON."_s.arg(path));
        lines.push_back(std::move(*document));
    }
    return lines;
}

Result<storage::PreparedFeedback> prepare(JsonValue json, QSet<QString> &words)
{
    auto body = fromJson<NewFeedback>(json);
    if (!body)
        return body.error();
    storage::PreparedFeedback item;
    for (const NewTarget &each : body->targets.value_or(std::vector<NewTarget>())) {
        const auto targets = normalise(each, u"targets"_s);
        if (!targets)
            return targets.error();
        item.targets.insert(item.targets.end(), targets->begin(), targets->end());
    }
    const search::IndexedText index = search::indexedText(body->title.value_or(QString()), body->description);
    item.lexemes = index.lexemes;
    item.language = index.language;
    words.unite(QSet<QString>(index.vocabulary.begin(), index.vocabulary.end()));
    item.title = std::move(body->title);
    item.description = std::move(body->description);
    item.submittedBy = std::move(body->submittedBy);
    const JsonValue client = json.member("client");
    if (client.kind() == JsonValue::Kind::Text)
        item.client = client.text();
    return item;
}

} // namespace

Result<DemoContent> demoContent()
{
    const auto buffers = linesOf(u":/triage/demo/buffers.jsonl"_s);
    if (!buffers)
        return buffers.error();
    const auto feedback = linesOf(u":/triage/demo/feedback.jsonl"_s);
    if (!feedback)
        return feedback.error();
    DemoContent content;
    for (const JsonDocument &each : *buffers) {
        auto buffer = fromJson<NewBuffer>(each.root());
        if (!buffer)
            return buffer.error();
        content.buffers.push_back(std::move(*buffer));
    }
    QSet<QString> words;
    for (const JsonDocument &each : *feedback) {
        auto item = prepare(each.root(), words);
        if (!item)
            return item.error();
        content.feedback.push_back(std::move(*item));
    }
    content.words.assign(words.begin(), words.end());
    return content;
}

} // namespace triage::cli
