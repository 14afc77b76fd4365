// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakeembeddings.h"

#include <QJsonDocument>

#include <vector>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

/// Returns a number that is the same in every run, which qHash() with a seed is not.
std::size_t placeOf(const QString &word)
{
    quint32 hash = 2166136261; // FNV-1a, whose upper bits depend on all letters
    for (const QChar letter : word)
        hash = (hash ^ letter.unicode()) * 16777619;
    return hash >> 16;
}

} // namespace

ModelReply embeddingsSaying(const QJsonArray &data, int tokens)
{
    const QJsonObject usage{ { u"prompt_tokens"_s, tokens }, { u"total_tokens"_s, tokens } };
    const QJsonObject answer{ { u"object"_s, u"list"_s }, { u"data"_s, data }, { u"usage"_s, usage } };
    return { 200, QJsonDocument(answer).toJson(QJsonDocument::Compact) };
}

ModelReply embeddingsOfWords(const ModelRequest &request, int dimension)
{
    QJsonArray data;
    const QJsonArray inputs = request.json[u"input"].toArray();
    for (qsizetype i = inputs.size() - 1; i >= 0; --i) { // in another order than they were asked for
        std::vector<double> sums(std::size_t(dimension), 0.01);
        for (const QString &word : inputs[i].toString().toLower().split(u' '))
            sums[placeOf(word) % std::size_t(dimension)] += 1;
        QJsonArray vector;
        for (const double each : sums)
            vector << each;
        data << QJsonObject{ { u"object"_s, u"embedding"_s }, { u"index"_s, i }, { u"embedding"_s, vector } };
    }
    return embeddingsSaying(data, int(10 * inputs.size()));
}

} // namespace triage::test
