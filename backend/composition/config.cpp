// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition/config.h"

#include <QDir>
#include <QUrl>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage {

QString withoutSlash(QString url)
{
    while (url.endsWith(u'/'))
        url.chop(1);
    return url;
}

std::optional<QString> publicUrlOf(const Config &config)
{
    return config.publicUrl.isEmpty() ? std::nullopt : std::optional(withoutSlash(config.publicUrl));
}

QString secretKeyFileOf(const Config &config)
{
    if (!config.secretKeyFile.isEmpty() || config.dataDirectory.isEmpty())
        return config.secretKeyFile;
    return config.dataDirectory + u"/secret.key"_s;
}

QString problemsBaseOf(const Config &config, const QString &publicUrl)
{
    return withoutSlash(config.problemsBase.isEmpty() ? withoutSlash(publicUrl) + u"/docs/api/problems"_s
                                                      : config.problemsBase);
}

QString defaultDataDirectory()
{
    if (geteuid() == 0)
        return u"/var/lib/triaged"_s;
    const QString base = qEnvironmentVariable("XDG_DATA_HOME");
    // The XDG specification requires that relative paths are ignored.
    return (QDir::isAbsolutePath(base) ? base : QDir::homePath() + u"/.local/share"_s) + u"/triaged"_s;
}

Result<ListenAddress> listenAddressFrom(const QString &text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    bool isNumber = false;
    const int port = text.sliced(colon + 1).toInt(&isNumber);
    QString host = colon > 0 ? text.first(colon) : QString();
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.sliced(1, host.size() - 2);
    if (host == u"localhost"_s)
        host = u"127.0.0.1"_s;
    const QHostAddress address = host == u"*"_s ? QHostAddress(QHostAddress::Any) : QHostAddress(host);
    if (colon <= 0 || !isNumber || port < 0 || port > 65535 || address.isNull())
        return invalidField(
            {}, u"%1 is not an address. Write it as HOST:PORT, for example 127.0.0.1:8080."_s.arg(text));
    return ListenAddress{ address, quint16(port) };
}

Result<std::chrono::seconds> durationFrom(const QString &text)
{
    const Problem wrong = invalidField(
        {}, u"%1 is not a length of time. Write a number with d, h, m or s, for example 30d."_s.arg(text));
    if (text.isEmpty())
        return wrong;
    const QChar unit = text.back();
    qint64 factor = 1;
    if (unit == u'd')
        factor = 24 * 60 * 60;
    else if (unit == u'h')
        factor = 60 * 60;
    else if (unit == u'm')
        factor = 60;
    bool isNumber = false;
    const int count = (unit.isDigit() ? QStringView(text) : QStringView(text).chopped(1)).toInt(&isNumber);
    if (!isNumber || count < 0 || (!unit.isDigit() && !u"dhms"_s.contains(unit)))
        return wrong;
    constexpr qint64 longest = 100LL * 365 * 24 * 60 * 60; // fits into every type that holds a duration
    return std::chrono::seconds(std::min(count * factor, longest));
}

Result<QString> contactFrom(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isMail = url.scheme() == u"mailto"_s && url.path().contains(u'@');
    const bool isPage = url.scheme() == u"https"_s && !url.host().isEmpty();
    if (!url.isValid() || (!isMail && !isPage))
        return invalidField(
            {},
            u"%1 is not a contact such as mailto:security@example.org or https://example.org/security."_s.arg(
                text));
    return QString::fromLatin1(url.toEncoded());
}

Result<QString> webUrlFrom(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    if (!url.isValid() || !isWeb || url.host().isEmpty() || url.hasQuery() || url.hasFragment())
        return invalidField(
            {},
            u"%1 is not a web address. Write it as https://feedback.example.com, without a query."_s.arg(
                text.section(u'?', 0, 0))); // a query may contain a key
    return text.endsWith(u'/') ? text.chopped(1) : text;
}

Result<QUrl> modelUrlFrom(const QString &text)
{
    const auto web = webUrlFrom(text);
    if (!web)
        return web.error();
    const QUrl url(*web);
    if (!url.userInfo().isEmpty())
        return invalidField(
            {}, u"It must have no name and no password in it: everybody on the machine can read it."_s);
    return url;
}

Result<int> numberFrom(const QString &text, int least, int most)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return invalidField({}, u"%1 is not a number from %2 to %3."_s.arg(text).arg(least).arg(most));
    return number;
}

Result<LogFormat> logFormatFrom(const QString &text)
{
    if (text == "text"_L1)
        return LogFormat::Text;
    if (text == "json"_L1)
        return LogFormat::Json;
    return invalidField({}, u"%1 is not a log format. It must be text or json."_s.arg(text));
}

Result<LogLevel> logLevelFrom(const QString &text)
{
    if (text == "debug"_L1)
        return LogLevel::Debug;
    if (text == "info"_L1)
        return LogLevel::Info;
    if (text == "warning"_L1)
        return LogLevel::Warning;
    if (text == "error"_L1)
        return LogLevel::Error;
    return invalidField({}, u"%1 is not a log level. It must be debug, info, warning or error."_s.arg(text));
}

} // namespace triage
