// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/webhooks/webhookmessage.h"

#include "contract/links.h"
#include "domain/webhooktemplate.h"
#include "fields/json.h"

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

constexpr qsizetype maxExcerpt = 200;

api::Links linksOf(const WebhookNews &news)
{
    const WebhookSubject subject = rowOf(news.event).subject;
    if (subject == WebhookSubject::Buffer)
        return api::linksOf(news.organizationSlug, BufferId(news.subject));
    if (subject == WebhookSubject::Research)
        return api::linksOf(news.organizationSlug, ResearchId(news.subject));
    if (news.feedback.isValid())
        return api::linksOf(news.organizationSlug, news.feedback);
    return {};
}

/// Writes the links at which the subject, or the item that it belongs to, is found.
void writeLinks(JsonWriter &out, const WebhookNews &news)
{
    const api::Links links = linksOf(news);
    out.key("links");
    out.beginObject();
    out.key("api");
    if (links.api.isEmpty())
        out.null();
    else
        out.text(news.baseUrl + links.api);
    out.key("web");
    if (links.web)
        out.text(news.baseUrl + *links.web);
    else
        out.null();
    out.endObject();
}

QByteArray dataOf(const WebhookNews &news, bool thin)
{
    JsonWriter out;
    out.beginObject();
    const bool isWhole = !thin && !news.json.isEmpty();
    if (!isWhole) {
        out.key("id");
        out.ascii(encodeId(news.subject));
        if (rowOf(news.event).subject == WebhookSubject::Feedback) {
            out.key("buffer_ids");
            writeJson(out, news.buffers);
        } else if (news.feedback.isValid()) {
            out.key("feedback_id");
            writeJson(out, news.feedback);
        }
    }
    if (!news.changed.isEmpty()) {
        out.key("changed");
        out.raw(news.changed);
    }
    writeLinks(out, news);
    out.endObject();
    const QByteArray own = out.take();
    return isWhole ? news.json.chopped(1) + ',' + own.sliced(1) : own;
}

QByteArray standardBody(const WebhookNews &news, bool thin)
{
    JsonWriter out;
    out.beginObject();
    out.key("type");
    writeJson(out, news.event);
    out.key("timestamp");
    writeJson(out, news.happenedAt);
    out.key("data");
    out.raw(dataOf(news, thin));
    out.endObject();
    return out.take();
}

/// Returns the beginning of the subject's text, on one line.
QString excerptOf(const WebhookNews &news)
{
    const std::optional<JsonDocument> json = JsonDocument::parse(news.json);
    if (!json)
        return {};
    for (const char *member : { "title", "name", "description", "text", "question" }) {
        const JsonValue value = json->root().member(member);
        if (value.kind() != JsonValue::Kind::Text || value.text().isEmpty())
            continue;
        const QString line = value.text().simplified();
        return line.size() <= maxExcerpt ? line : line.first(maxExcerpt) + u'…';
    }
    return {};
}

QString summaryOf(const WebhookNews &news, bool thin)
{
    const QString name = QString::fromUtf8(rowOf(news.event).name);
    const QString excerpt = thin ? QString() : excerptOf(news);
    return excerpt.isEmpty() ? name : name + u": "_s + excerpt;
}

QString webUrlOf(const WebhookNews &news)
{
    const api::Links links = linksOf(news);
    return links.web ? news.baseUrl + *links.web : QString();
}

/// Returns the summary as Slack shows it: nothing that people wrote is a command or a link.
QString slackSummaryOf(const WebhookNews &news, bool thin)
{
    QString summary = summaryOf(news, thin);
    return summary.replace(u'&', u"&amp;"_s).replace(u'<', u"&lt;"_s).replace(u'>', u"&gt;"_s);
}

/// Returns the summary for other chats: nothing that people wrote notifies anybody.
QString chatSummaryOf(const WebhookNews &news, bool thin)
{
    return summaryOf(news, thin).replace(u'@', u"@\u200b"_s);
}

/// Returns the value at a path such as data.title, as it stands inside of a JSON string.
QByteArray valueAt(const JsonDocument &body, const QString &path, const WebhookNews &news, bool thin)
{
    QByteArray json;
    if (path == u"summary"_s) {
        json = toJson(summaryOf(news, thin));
    } else if (path == u"summary.slack"_s) {
        json = toJson(slackSummaryOf(news, thin));
    } else if (path == u"summary.chat"_s) {
        json = toJson(chatSummaryOf(news, thin));
    } else if (path == u"url"_s) {
        json = toJson(webUrlOf(news));
    } else {
        JsonValue value = body.root();
        for (const QString &step : path.split(u'.'))
            value = value.member(step.toUtf8().constData());
        if (value.isAbsent() || value.isNull())
            return {};
        json = value.kind() == JsonValue::Kind::Text ? value.toJson()
                                                     : toJson(QString::fromUtf8(value.toJson()));
    }
    return json.sliced(1, json.size() - 2);
}

QByteArray templateBody(const QString &text, const WebhookNews &news, bool thin)
{
    const std::optional<JsonDocument> body = JsonDocument::parse(standardBody(news, thin));
    return filledTemplate(text, maxMessageBytes, [&](const QString &path) {
        return body ? valueAt(*body, path, news, thin) : QByteArray();
    });
}

/// Returns the template of a format. The guide of webhooks has the same ones for people to start from.
QString templateOf(WebhookFormat format, const QString &own)
{
    switch (format) {
    case WebhookFormat::Standard:
        return {};
    case WebhookFormat::Slack:
        return uR"({"text":"{{summary.slack}}\n{{url}}"})"_s;
    case WebhookFormat::Mattermost:
        return uR"({"text":"{{summary.chat}}\n{{url}}"})"_s;
    case WebhookFormat::Discord:
        return uR"({"content":"{{summary.chat}}\n{{url}}","allowed_mentions":{"parse":[]}})"_s;
    case WebhookFormat::Template:
        return own;
    }
    Q_UNREACHABLE();
}

} // namespace

QByteArray messageOf(const WebhookNews &news, WebhookFormat format, const QString &bodyTemplate, bool thin)
{
    const QByteArray body = format == WebhookFormat::Standard
        ? standardBody(news, thin)
        : templateBody(templateOf(format, bodyTemplate), news, thin);
    return body.size() <= maxMessageBytes ? body : standardBody(news, true);
}

std::optional<QString> faultOfTemplate(const QString &text)
{
    if (isMessageTemplate(text))
        return std::nullopt;
    return u"The template has to be JSON, with its placeholders inside of strings: {\"text\": \"{{summary}}\"}."_s;
}

WebhookNews sampleNews(WebhookEvent event, Timestamp at, const QString &organizationSlug,
                       const QString &baseUrl)
{
    constexpr qint64 sampleId = 1;
    JsonWriter out;
    out.beginObject();
    out.key("id");
    out.ascii(encodeId(sampleId));
    out.key("title");
    out.text(u"A test message of Triage Desk"_s);
    out.key("description");
    out.text(u"An administrator sent this message to test a webhook. The item does not exist."_s);
    out.key("buffer_ids");
    out.raw("[]");
    out.key("triage");
    Triage untouched;
    untouched.id = FeedbackId(sampleId);
    writeJson(out, untouched);
    out.endObject();
    const WebhookSubject subject = rowOf(event).subject;
    const bool isOfItem = subject != WebhookSubject::Buffer && subject != WebhookSubject::Research;
    return { event,
             at,
             sampleId,
             isOfItem ? FeedbackId(sampleId) : FeedbackId(),
             {},
             out.take(),
             event == WebhookEvent::FeedbackState ? R"(["state"])"_ba : QByteArray(),
             organizationSlug,
             baseUrl };
}

} // namespace triage::services
