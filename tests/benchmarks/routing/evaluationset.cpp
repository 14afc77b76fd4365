// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluationset.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

namespace {

std::vector<QJsonObject> readLines(const QString &path)
{
    std::vector<QJsonObject> lines;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        if (!line.trimmed().isEmpty())
            lines.push_back(QJsonDocument::fromJson(line).object());
    }
    return lines;
}

EvaluationSet readSet(const QString &folder, const QString &name)
{
    EvaluationSet set{ .name = name, .buffers = {}, .items = {} };
    QMap<QString, BufferId> ids;
    for (const QJsonObject &line : readLines(folder + u'/' + name + ".buffers.jsonl"_L1)) {
        const BufferId id(qint64(set.buffers.size()) + 1);
        ids.insert(line["buffer"_L1].toString(), id);
        set.buffers.push_back({ id, line["name"_L1].toString(), line["buffer"_L1].toString(),
                                line["description"_L1].toString(),
                                line["routing_instructions"_L1].toString() });
    }
    for (const QJsonObject &line : readLines(folder + u'/' + name + ".items.jsonl"_L1)) {
        LabelledItem item{ .item = { line["title"_L1].toString(), line["text"_L1].toString() },
                           .buffers = {},
                           .isPool = line["split"_L1].toString() == "pool"_L1 };
        const QJsonArray labels = line["buffers"_L1].toArray();
        for (const QJsonValue &label : labels) {
            if (ids.contains(label.toString()))
                item.buffers.insert(ids.value(label.toString()));
        }
        set.items.push_back(std::move(item));
    }
    return set;
}

} // namespace

bool EvaluationSet::isDescribed() const
{
    return std::any_of(buffers.begin(), buffers.end(), [](const routing::BufferProfile &buffer) {
        return !buffer.description.isEmpty() || !buffer.routingInstructions.isEmpty();
    });
}

std::vector<EvaluationSet> readSets(const QString &folder)
{
    std::vector<EvaluationSet> sets;
    const QString ending = u".buffers.jsonl"_s;
    const QStringList files = QDir(folder).entryList({ u'*' + ending }, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        EvaluationSet set = readSet(folder, file.chopped(ending.size()));
        if (!set.buffers.empty() && !set.items.empty())
            sets.push_back(std::move(set));
    }
    return sets;
}

} // namespace triage::benchmark
