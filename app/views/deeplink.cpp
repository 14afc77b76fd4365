#include "views/deeplink.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace triage::app {

std::optional<DeepLink> DeepLink::parse(const QString &text)
{
    static const QRegularExpression form(
        u"\\Atriagedesk://o/([a-z0-9](?:[a-z0-9-]{0,63}))/(feedback|buffers)/([0-9a-z]{13})/?\\z"_s);
    if (text.size() > 200)
        return {};
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return {};
    DeepLink link;
    link.organization = match.captured(1);
    const QString id = match.captured(3);
    if (match.capturedView(2) == u"feedback")
        link.feedback = idFromString<FeedbackTag>(id);
    else
        link.buffer = idFromString<BufferTag>(id);
    return link.feedback || link.buffer ? std::optional(link) : std::nullopt;
}

QString DeepLink::toText() const
{
    const QString tail = feedback ? u"feedback/"_s + toString(*feedback)
        : buffer                  ? u"buffers/"_s + toString(*buffer)
                                  : QString();
    return u"triagedesk://o/%1/%2"_s.arg(organization, tail);
}

} // namespace triage::app
