// SPDX-License-Identifier: GPL-3.0-or-later
#include "client/answerreader.h"

#include "client/replyvalue.h"
#include "client/retry.h"
#include "client/translate.h"
#include "contract/problemdocument.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QNetworkReply>
#include <QSslError>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

QByteArray mediaTypeOf(const QNetworkReply &reply)
{
    const QByteArray header = reply.rawHeader("Content-Type");
    const qsizetype parameters = header.indexOf(';');
    return header.first(parameters < 0 ? header.size() : parameters).trimmed().toLower();
}

/// Returns a message for the connection's trouble. Qt's own messages are not used, because they may contain
/// the address with its query.
QString troubleWords(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
        return tr("Can’t reach the server. Is it running?");
    case QNetworkReply::HostNotFoundError:
        return tr("Can’t find this server. Check the address and the network.");
    case QNetworkReply::RemoteHostClosedError:
        return tr("The server ended the connection before it had answered.");
    case QNetworkReply::SslHandshakeFailedError:
        return tr("No secure connection could be made to the server.");
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError:
        return tr("The server took too long to answer.");
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return tr("The network’s proxy does not let the request pass.");
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
        return tr("There is no network at the moment.");
    default:
        return tr("The connection to the server failed.");
    }
}

Trouble troubleOf(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::SslHandshakeFailedError:
        return Trouble::Insecure;
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError:
        return Trouble::TooSlow;
    default:
        return Trouble::Unreachable;
    }
}

/// Returns the answer of a request that was ended early.
Answer endedAnswer(Trouble ended)
{
    switch (ended) {
    case Trouble::TooSlow:
        return noAnswer(ended, tr("The server took too long to answer."));
    case Trouble::TooLarge:
        return noAnswer(ended, tr("The server’s answer is larger than any that Triage Desk expects."));
    default:
        return noAnswer(ended, tr("The request was cancelled."));
    }
}

Answer foreignAnswer()
{
    return noAnswer(
        Trouble::Foreign,
        tr("What answered is not Triage Desk. A proxy or the network’s sign-in page may stand in between."));
}

/// Returns whether an error is understood without a problem document, because proxies in front of the service
/// answer with it too.
bool speaksForItself(int status)
{
    return status == 401 || (status > 0 && isPassing(status));
}

std::optional<Problem> problemOf(const QNetworkReply &reply, int status, const QByteArray &body)
{
    std::optional<Problem> problem;
    if (mediaTypeOf(reply) == "application/problem+json")
        problem = api::readProblem(body, status);
    if (!problem && speaksForItself(status))
        problem
            = triage::problem(api::problemTypeOf(status),
                              status == 401 ? tr("The server does not accept the token.")
                                            : tr("The server cannot answer at the moment (%1).").arg(status));
    if (!problem)
        return problem;
    // A proxy also uses statuses that no problem has, such as 408, with a document or without one.
    if (isPassing(status) && !isPassing(*problem))
        problem->type = ProblemType::ServiceUnavailable;
    problem->retryAfter = readRetryAfter(reply.rawHeader("Retry-After"), QDateTime::currentMSecsSinceEpoch());
    return problem;
}

} // namespace

Answer noAnswer(Trouble trouble, const QString &detail)
{
    Answer answer;
    answer.trouble = trouble;
    answer.problem = unavailable(detail, std::chrono::seconds(0));
    return answer;
}

QString certificateWords(const QSslError &error)
{
    switch (error.error()) {
    case QSslError::CertificateExpired:
        return tr("The server’s certificate has expired. Ask its administrator to renew it.");
    case QSslError::CertificateNotYetValid:
        return tr("The server’s certificate is not valid yet. Check the date of this computer.");
    case QSslError::HostNameMismatch:
        return tr("The server’s certificate belongs to another name. Check the address.");
    case QSslError::SelfSignedCertificate:
    case QSslError::SelfSignedCertificateInChain:
        return tr("The server’s certificate is self-signed, and this computer does not trust it.");
    case QSslError::UnableToGetLocalIssuerCertificate:
    case QSslError::UnableToVerifyFirstCertificate:
    case QSslError::UnableToGetIssuerCertificate:
    case QSslError::CertificateUntrusted:
        return tr("The server’s certificate is from an authority that this computer does not trust.");
    case QSslError::CertificateRevoked:
        return tr("The server’s certificate was revoked.");
    default:
        return tr("The server’s certificate cannot be verified.");
    }
}

std::optional<Timestamp> httpDate(QByteArrayView header)
{
    QDateTime date
        = QLocale::c().toDateTime(QString::fromLatin1(header), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    if (!date.isValid())
        return std::nullopt;
    date.setTimeSpec(Qt::UTC);
    return Timestamp(date.toMSecsSinceEpoch());
}

std::chrono::seconds readRetryAfter(QByteArrayView header, qint64 nowMilliseconds)
{
    constexpr std::chrono::seconds longest{ 3600 };
    bool isNumber = false;
    const QByteArray text = header.toByteArray().trimmed();
    const qint64 seconds = text.toLongLong(&isNumber);
    if (isNumber)
        return std::clamp(std::chrono::seconds(seconds), std::chrono::seconds(0), longest);
    const std::optional<Timestamp> date = httpDate(text);
    if (!date)
        return std::chrono::seconds(0);
    const std::chrono::seconds wait((date->milliseconds() - nowMilliseconds + 999) / 1000);
    return std::clamp(wait, std::chrono::seconds(0), longest);
}

Answer readAnswer(QNetworkReply &reply, QByteArray body, Trouble ended)
{
    if (ended != Trouble::None)
        return endedAnswer(ended);
    // Errors of the content (4xx, 5xx) are answers. Every other error is one of the connection, even if a
    // status was received first.
    const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const QNetworkReply::NetworkError error = reply.error();
    if (status == 0 || (error != QNetworkReply::NoError && error < QNetworkReply::ContentAccessDenied))
        return noAnswer(troubleOf(error), troubleWords(error));

    Answer answer;
    answer.status = status;
    answer.requestId = reply.rawHeader("X-Request-Id");
    answer.tag = reply.rawHeader("ETag");
    answer.sentAt = httpDate(reply.rawHeader("Date"));
    answer.body = std::move(body);
    if (status >= 200 && status < 300)
        return status == 204 || mediaTypeOf(reply) == "application/json" ? answer : foreignAnswer();
    if (status == 304 && reply.request().hasRawHeader("If-None-Match")) {
        answer.isUnchanged = true;
        return answer;
    }
    if (status < 400) {
        Answer moved = noAnswer(
            Trouble::Moved, tr("The server’s address leads elsewhere. Use the address that it leads to."));
        moved.movedTo = reply.url().resolved(QUrl::fromEncoded(reply.rawHeader("Location")));
        return moved;
    }
    answer.problem = problemOf(reply, status, answer.body);
    return answer.problem ? answer : foreignAnswer();
}

namespace detail {

Problem notUnderstood(const Problem &why)
{
    return problem(
        ProblemType::InternalError,
        QCoreApplication::translate("triage::app::detail", "The server’s answer was not understood: %1")
            .arg(why.detail));
}

Result<JsonValue> memberOf(JsonValue object, const char *name)
{
    const JsonValue value = object.member(name);
    if (value.isAbsent())
        return notUnderstood(missingField(QString::fromLatin1(name)));
    return value;
}

Result<PageNumbers> readPageNumbers(JsonValue root)
{
    const Result<JsonValue> meta = memberOf(root, "meta");
    if (!meta)
        return meta.error();
    const auto number = [&meta](const char *name) {
        const JsonValue value = meta->member(name);
        return value.kind() == JsonValue::Kind::Integer ? value.integer() : qint64(-1);
    };
    PageNumbers numbers;
    numbers.total = number("total");
    if (numbers.total < 0)
        return notUnderstood(missingField(u"meta.total"_s));
    numbers.page = int(number("page"));
    numbers.limit = int(number("limit"));
    numbers.totalPages = int(number("total_pages"));
    return numbers;
}

Result<MoveId> ReplyReader<api::MovedCount>::read(JsonValue root)
{
    const Result<JsonValue> id = memberOf(root, "move_id");
    if (!id)
        return id.error();
    const auto known = id->kind() == JsonValue::Kind::Text ? idFromString<MoveTag>(id->text()) : std::nullopt;
    if (!known)
        return notUnderstood(invalidField(u"move_id"_s, u"move_id must be an identifier."_s));
    return *known;
}

Result<JsonDocument> documentOf(const Answer &answer)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(answer.body);
    if (!document)
        return notUnderstood(invalidField(u"body"_s, u"The body is not valid JSON in UTF-8."_s));
    return *document;
}

} // namespace detail

} // namespace triage::app
