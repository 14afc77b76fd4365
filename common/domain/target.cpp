// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/target.h"

#include "text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

bool isEmpty(const std::optional<QString> &text)
{
    return !text || isBlank(*text);
}

bool isEmpty(const std::optional<std::vector<QString>> &texts)
{
    return !texts || texts->empty();
}

/// Returns the text with the letters from `first` to `last` replaced by those from `other` on.
QString inCase(QString text, char16_t first, char16_t last, char16_t other)
{
    for (QChar &each : text) {
        if (each >= first && each <= last)
            each = QChar(each.unicode() - first + other);
    }
    return text;
}

/// Returns the members of the type; drops the others and leaves empty ones out.
TargetMetadata ownFields(const NewTarget &target)
{
    TargetMetadata own;
    forEachField<TargetMetadata>([&](const auto &each) {
        const bool isOwn
            = std::any_of(metadataMembers.begin(), metadataMembers.end(), [&](const MetadataMember &member) {
                  return member.type == target.type && member.name == each.name;
              });
        const auto &value = target.metadata.*each.member;
        if (isOwn && !isEmpty(value))
            own.*each.member = value;
    });
    // Names of methods and hosts are ASCII. Other letters stay: some have another length in the other case.
    if (own.method)
        *own.method = inCase(*own.method, u'a', u'z', u'A');
    if (own.host)
        *own.host = inCase(*own.host, u'A', u'Z', u'a');
    return own;
}

/// Returns the first member that the type requires and that is missing; null if there is none.
const char *missing(TargetType type, const TargetMetadata &own)
{
    const char *name = nullptr;
    for (const MetadataMember &member : metadataMembers) {
        if (member.type != type || !member.required || name)
            continue;
        forEachField<TargetMetadata>([&](const auto &each) {
            if (member.name == each.name && !(own.*each.member))
                name = each.name;
        });
    }
    return name;
}

QString displayName(TargetType type, const TargetMetadata &own)
{
    switch (type) {
    case TargetType::RestEndpoint:
        return *own.method + u' ' + own.host.value_or(QString()) + *own.path;
    case TargetType::Documentation:
        return own.sectionHeading ? *own.pageUrl + u" \u2013 "_s + *own.sectionHeading : *own.pageUrl;
    case TargetType::CliCommand: {
        QStringList words{ *own.command };
        if (own.subcommand)
            words << *own.subcommand;
        if (own.args)
            words << QStringList(own.args->begin(), own.args->end());
        return words.join(u' ');
    }
    }
    Q_UNREACHABLE();
}

QByteArray json(const TargetMetadata &own)
{
    JsonWriter out;
    out.beginObject();
    forEachField<TargetMetadata>([&](const auto &each) {
        if (const auto &value = own.*each.member)
            detail::writeMember(out, each.name, *value);
    });
    out.endObject();
    return out.take();
}

} // namespace

Result<std::vector<NormalTarget>> normalise(const NewTarget &target, const QString &path,
                                            bool keepArgsTogether)
{
    const TargetMetadata own = ownFields(target);
    if (const char *name = missing(target.type, own))
        return missingField(path + u".metadata."_s + QString::fromLatin1(name), Category::Integration);

    std::vector<NormalTarget> normal;
    const auto add = [&](const TargetMetadata &metadata) {
        normal.push_back({ target.type, displayName(target.type, metadata), json(metadata) });
    };
    if (keepArgsTogether || !own.args || own.args->size() == 1) {
        add(own);
        return normal;
    }
    for (const QString &arg : *own.args) {
        TargetMetadata one = own;
        one.args = { arg };
        add(one);
    }
    return normal;
}

} // namespace triage
