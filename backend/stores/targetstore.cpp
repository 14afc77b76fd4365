// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/targetstore.h"

#include "database/columns.h"
#include "database/record.h"
#include "stores/backdatedids.h"

#include <QCryptographicHash>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

/// Returns a LIKE pattern for lower-case texts that contain the word.
QString patternOf(QString word)
{
    word = word.toLower();
    for (const QChar special : { u'\\', u'%', u'_' })
        word.replace(special, QString(u'\\') + special);
    return u'%' + word + u'%';
}

std::vector<QString> patternsOf(const QString &search)
{
    static const QRegularExpression space(u"\\s+"_s, QRegularExpression::UseUnicodePropertiesOption);
    std::vector<QString> patterns;
    for (const QString &word : search.split(space, Qt::SkipEmptyParts))
        patterns.push_back(patternOf(word));
    return patterns;
}

} // namespace

Problem targetNotFound()
{
    return problem(ProblemType::TargetNotFound, u"There is no target with that id."_s);
}

QString identityOf(const NormalTarget &target)
{
    const QByteArray whole = QByteArray(toWord(target.type)) + '\n' + target.metadata;
    return QString::fromLatin1(QCryptographicHash::hash(whole, QCryptographicHash::Sha256).toHex());
}

Result<RecordPage<Target>> TargetStore::list(const api::TargetFilter &filter)
{
    Binds binds = bindsOf(filter.page);
    std::vector<QString> words = patternsOf(filter.search);
    if (words.empty() && !filter.type)
        return recordPage<Target>(query("target.list", binds));
    binds.push_back({ "type", wordOf(filter.type) });
    if (words.empty())
        return recordPage<Target>(query("target.listOfType", binds));
    const auto shorter = [](const QString &a, const QString &b) {
        return a.size() < b.size();
    };
    const auto longest = std::max_element(words.begin(), words.end(), shorter);
    binds.push_back({ "longest", *longest });
    words.erase(longest);
    binds.push_back({ "others", words });
    return recordPage<Target>(query("target.search", binds));
}

Result<Target> TargetStore::find(TargetId id)
{
    return firstOr<Target>(query("target.find", { { "id", id } }), targetNotFound);
}

Result<void> TargetStore::require(TargetId id)
{
    return requireAny(query("target.exists", { { "id", id } }), targetNotFound);
}

Result<RecordPage<Feedback>> TargetStore::feedback(TargetId id, const api::PageRequest &page)
{
    return recordPage<Feedback>(query("target.feedback", bindsOf(page, { { "target", id } })));
}

void addTargets(std::vector<PointedTarget> &all, FeedbackId feedback,
                const std::vector<NormalTarget> &targets, Timestamp at)
{
    qint64 position = 0;
    for (const NormalTarget &target : targets)
        all.push_back({ feedback, ++position, at, target });
}

Result<void> TargetWriter::point(const std::vector<PointedTarget> &pointed, std::optional<ImportId> import)
{
    if (pointed.empty())
        return {};
    std::vector<BackdatedEntity> entities;
    for (const PointedTarget &each : pointed)
        entities.push_back({ each.at, std::nullopt });
    const auto ids = import ? backdatedIds(m_tx, EntityKind::Target, entities)
                            : columnOf(pointed, [this](const PointedTarget &) { return m_tx.takeId(); });
    if (!ids)
        return ids.error();
    const auto targetOf = [](auto read) {
        return [read](const PointedTarget &each) {
            return std::invoke(read, each.target);
        };
    };
    return m_tx.run("target.point",
                    { { "import", import },
                      { "feedback", columnOf(pointed, &PointedTarget::feedback) },
                      { "positions", columnOf(pointed, &PointedTarget::position) },
                      { "new_ids", *ids },
                      { "types", columnOf(pointed, targetOf(&NormalTarget::type)) },
                      { "names", columnOf(pointed, targetOf(&NormalTarget::displayName)) },
                      { "metadata", columnOf(pointed, targetOf(&NormalTarget::metadata)) },
                      { "identities", columnOf(pointed, targetOf(identityOf)) },
                      { "created", columnOf(pointed, &PointedTarget::at) } });
}

Result<Target> TargetWriter::ensure(const NormalTarget &target, bool &isNew)
{
    const auto newId = m_tx.take<TargetId>();
    const auto rows = m_tx.execute("target.ensure",
                                   { { "new_id", newId },
                                     { "type", wordOf(target.type) },
                                     { "name", target.displayName },
                                     { "metadata", target.metadata },
                                     { "identity", identityOf(target) } });
    if (!rows)
        return rows.error();
    const auto ensured = readRecord<Target>(rows->first());
    isNew = ensured.id == newId;
    return ensured;
}

} // namespace triage::storage
