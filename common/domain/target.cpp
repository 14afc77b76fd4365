// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/target.h"

#include "text.h"

using namespace Qt::StringLiterals;

namespace triage {

namespace {

bool isEmpty(const std::optional<QString> &text)
{
    return !text || isBlank(*text);
}

/// Returns the members of the type; drops the others and leaves empty ones out.
TargetMetadata ownFields(const NewTarget &target)
{
    const TargetMetadata &from = target.metadata;
    const auto kept = [](const std::optional<QString> &text) {
        return isEmpty(text) ? std::nullopt : text;
    };
    TargetMetadata own;
    switch (target.type) {
    case TargetType::RestEndpoint:
        own.method = kept(from.method);
        own.path = kept(from.path);
        own.host = kept(from.host);
        own.apiVersion = kept(from.apiVersion);
        if (own.method)
            own.method = own.method->toUpper();
        if (own.host)
            own.host = own.host->toLower();
        break;
    case TargetType::Documentation:
        own.pageUrl = kept(from.pageUrl);
        own.sectionHeading = kept(from.sectionHeading);
        own.docVersion = kept(from.docVersion);
        break;
    case TargetType::CliCommand:
        own.command = kept(from.command);
        own.subcommand = kept(from.subcommand);
        own.cliVersion = kept(from.cliVersion);
        if (from.args && !from.args->empty())
            own.args = from.args;
        break;
    }
    return own;
}

const char *missing(TargetType type, const TargetMetadata &own)
{
    switch (type) {
    case TargetType::RestEndpoint:
        return !own.method ? "method" : !own.path ? "path" : nullptr;
    case TargetType::Documentation:
        return own.pageUrl ? nullptr : "page_url";
    case TargetType::CliCommand:
        return own.command ? nullptr : "command";
    }
    Q_UNREACHABLE();
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
