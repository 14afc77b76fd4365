// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/itemcodec.h"

#include "domain/languagecode.h"

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr qsizetype excerptLength = 300;
constexpr qsizetype keyLength = 60;

} // namespace

QString excerptOf(const QString &text)
{
    QString folded = text.left(excerptSource).simplified();
    if (folded.size() <= excerptLength)
        return folded;
    const bool splitsPair = folded.at(excerptLength - 1).isHighSurrogate();
    return folded.left(splitsPair ? excerptLength - 1 : excerptLength);
}

QString titleKeyOf(const std::optional<QString> &title, const QString &description)
{
    const QString text = (title ? *title : description).left(4 * keyLength).simplified().left(keyLength);
    QString key;
    key.reserve(text.size());
    for (const QChar each : text.normalized(QString::NormalizationForm_KD)) {
        if (each.category() != QChar::Mark_NonSpacing)
            key += each;
    }
    return key.toCaseFolded();
}

QString clientGroupOf(const std::optional<QString> &client)
{
    if (!client)
        return u""_s;
    const auto ends = [](QChar each) {
        return each == u'/' || each == u' ';
    };
    const auto end = std::find_if(client->cbegin(), client->cend(), ends);
    return client->left(end - client->cbegin()).toLower();
}

QString codeOf(Language language)
{
    return language.isKnown() ? QString::fromLatin1(language.code()) : unknownLanguageCode.toString();
}

QString toText(const std::vector<BufferId> &buffers)
{
    QString text = u""_s;
    for (const BufferId buffer : buffers)
        text += (text.isEmpty() ? u""_s : u","_s) + QString::number(buffer.value());
    return text;
}

QString jsonArray(std::span<const FeedbackId> ids)
{
    QString text = u"["_s;
    text.reserve(qsizetype(ids.size()) * 20);
    for (const FeedbackId id : ids) {
        if (text.size() > 1)
            text += u',';
        text += QString::number(id.value());
    }
    return text + u']';
}

std::vector<BufferId> buffersFromText(const QString &text)
{
    std::vector<BufferId> buffers;
    qint64 number = 0;
    for (const QChar each : text) {
        if (each != u',') {
            number = number * 10 + (each.unicode() - u'0');
            continue;
        }
        buffers.emplace_back(number);
        number = 0;
    }
    if (number > 0)
        buffers.emplace_back(number);
    return buffers;
}

int toNumber(RoutingStatus status)
{
    switch (status) {
    case RoutingStatus::Pending:
        return 0;
    case RoutingStatus::Routed:
        return 1;
    case RoutingStatus::Skipped:
        return 2;
    case RoutingStatus::Failed:
        return 3;
    }
    return 0;
}

RoutingStatus statusFromNumber(qint64 number)
{
    switch (number) {
    case 1:
        return RoutingStatus::Routed;
    case 2:
        return RoutingStatus::Skipped;
    case 3:
        return RoutingStatus::Failed;
    default:
        return RoutingStatus::Pending;
    }
}

} // namespace triage::app
