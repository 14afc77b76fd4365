// SPDX-License-Identifier: GPL-3.0-or-later
#include "duplicateset.h"

#include "routing/parseditem.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

namespace {

/// A target has only to be equal or not.
TargetId targetOf(const QString &text)
{
    return TargetId(qint64(qHash(text, 1) >> 1));
}

DuplicateSet readSet(const QString &path, const QString &name)
{
    DuplicateSet set{
        .name = name, .items = {}, .ids = {}, .groups = {}, .rarity = {}, .parsed = {}, .judged = {}
    };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return set;
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        duplicates::Item item{ routing::inLanguage(
            { line["title"_L1].toString(), line["text"_L1].toString() }, englishLanguage) };
        if (const QString target = line["target"_L1].toString(); !target.isEmpty())
            item.targets.push_back(targetOf(target));
        item.submitter = line["submitter"_L1].toString();
        item.createdAt = timestampFromRfc3339(line["created_at"_L1].toString()).value_or(Timestamp());
        set.isLabelled = set.isLabelled || line.contains("group"_L1);
        set.items.push_back(std::move(item));
        set.ids.push_back(line["id"_L1].toString());
        set.groups.push_back(line["group"_L1].toString());
    }
    std::vector<routing::FeedbackText> texts;
    for (const duplicates::Item &item : set.items)
        texts.push_back({ item.text.title, item.text.description.left(duplicates::maxComparedLength),
                          item.text.language });
    set.rarity = std::make_unique<routing::Rarity>(texts);
    for (const duplicates::Item &item : set.items)
        set.parsed.emplace_back(item, *set.rarity);
    return set;
}

} // namespace

std::optional<bool> DuplicateSet::judgement(size_t a, size_t b) const
{
    const auto found = judged.find(std::minmax(ids[a], ids[b]));
    return found == judged.end() ? std::nullopt : std::optional(found->second);
}

bool DuplicateSet::isPair(size_t a, size_t b) const
{
    return judgement(a, b).value_or(!groups[a].isEmpty() && groups[a] == groups[b]);
}

void readJudgements(const QString &path, std::vector<DuplicateSet> &sets)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    while (!file.atEnd()) {
        const QStringList parts = QString::fromUtf8(file.readLine()).simplified().split(u' ');
        for (DuplicateSet &set : sets) {
            if (parts.size() == 4 && parts[0] == set.name)
                set.judged[std::minmax(parts[1], parts[2])] = parts[3] == u'+';
        }
    }
}

std::vector<DuplicateSet> readDuplicateSets(const QString &folder, const QStringList &wanted)
{
    std::vector<DuplicateSet> sets;
    const QString ending = u".items.jsonl"_s;
    const QStringList files = QDir(folder).entryList({ u'*' + ending }, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        const QString name = file.chopped(ending.size());
        if (wanted.isEmpty() || wanted.contains(name))
            sets.push_back(readSet(folder + u'/' + file, name));
    }
    return sets;
}

} // namespace triage::benchmark
