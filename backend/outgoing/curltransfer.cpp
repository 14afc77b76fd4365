// SPDX-License-Identifier: GPL-3.0-or-later
#include "outgoing/curltransfer.h"

#include <sys/socket.h>
#include <unistd.h>

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::outgoing {

namespace {

constexpr char refusal[] = "The address is not public, and webhook-allow-networks does not name it.";

/// Returns whether the guard allows the address. Unencrypted requests reach networks only that the operator
/// named.
bool isAllowed(const AddressGuard &guard, const QHostAddress &address, bool isPlain)
{
    return isPlain ? guard.allowsByName(address) : guard.allows(address);
}

/// Returns the host of a URL as libcurl connects to it: numbers in any notation are written as an address.
QString hostOf(const QByteArray &url)
{
    const std::unique_ptr<CURLU, void (*)(CURLU *)> parsed(curl_url(), curl_url_cleanup);
    char *host = nullptr;
    if (curl_url_set(parsed.get(), CURLUPART_URL, url.constData(), 0) != CURLUE_OK
        || curl_url_get(parsed.get(), CURLUPART_HOST, &host, 0) != CURLUE_OK)
        return {};
    QString text = QString::fromUtf8(host);
    curl_free(host);
    if (text.startsWith(u'['))
        text = text.sliced(1, text.size() - 2);
    return text;
}

} // namespace

CurlTransfer::List CurlTransfer::listOf(const QByteArrayList &lines)
{
    curl_slist *list = nullptr;
    for (const QByteArray &line : lines)
        list = curl_slist_append(list, line.constData());
    return List(list);
}

CurlTransfer::CurlTransfer(const OutgoingConfig &config, OutgoingRequest request, Outgoing::Done done)
    : m_config(config), m_request(std::move(request)), m_done(std::move(done)),
      m_isPlain(m_request.url.startsWith("http:")),
      m_headers(listOf(m_request.headers
                       + QByteArrayList{ "Expect:"_ba, "User-Agent: triaged/" TRIAGE_VERSION ""_ba })),
      m_resolve(listOf(config.resolve)), m_handle(curl_easy_init())
{
    setOptions();
    // Behind a proxy the address is not known here; one that the URL contains is.
    m_isRefused = !mayReach(m_config, m_request.url);
}

bool CurlTransfer::mayReach(const OutgoingConfig &config, const QByteArray &url)
{
    const QString host = hostOf(url).toLower();
    const bool isThisMachine = host == "localhost"_L1 || host.endsWith(".localhost"_L1);
    const QHostAddress literal(isThisMachine ? QHostAddress(QHostAddress::LocalHost) : QHostAddress(host));
    return literal.isNull() || isAllowed(config.guard, literal, url.startsWith("http:"));
}

void CurlTransfer::setOptions()
{
    CURL *curl = m_handle.get();
    curl_easy_setopt(curl, CURLOPT_PRIVATE, this);
    curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, m_error.data());
    curl_easy_setopt(curl, CURLOPT_URL, m_request.url.constData());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_DISALLOW_USERNAME_IN_URL, 1L);
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, long(CURL_HTTP_VERSION_1_1));
    curl_easy_setopt(curl, CURLOPT_PROXY,
                     m_config.proxy.constData()); // empty: none, whatever the environment says
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L); // does not wait for a name that does not resolve
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, long(m_request.connectTimeout.count()));
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, long(m_request.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, m_headers.get());
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(m_request.body.size()));
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, m_request.body.constData());
    if (m_request.acceptsGzip)
        curl_easy_setopt(curl, CURLOPT_ACCEPT_ENCODING, "gzip");
    curl_easy_setopt(curl, CURLOPT_RESOLVE, m_resolve.get());
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, &CurlTransfer::openSocket);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, this);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, &CurlTransfer::receive);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, this);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, &CurlTransfer::receiveHeader);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, this);
}

curl_socket_t CurlTransfer::openSocket(void *self, curlsocktype, curl_sockaddr *address)
{
    auto &transfer = *static_cast<CurlTransfer *>(self);
    const QHostAddress peer(&address->addr);
    const bool isJudgedByProxy = !transfer.m_config.proxy.isEmpty();
    if (transfer.m_isRefused
        || (!isJudgedByProxy && !isAllowed(transfer.m_config.guard, peer, transfer.m_isPlain))) {
        transfer.m_isRefused = true;
        return CURL_SOCKET_BAD;
    }
    return ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

size_t CurlTransfer::receive(char *data, size_t size, size_t count, void *self)
{
    auto &transfer = *static_cast<CurlTransfer *>(self);
    const qsizetype free = transfer.m_request.maxAnswerBytes - transfer.m_answer.body.size();
    const qsizetype arrived = qsizetype(size * count);
    transfer.m_answer.body.append(data, std::min(arrived, free));
    transfer.m_isCut = arrived > free;
    return transfer.m_isCut ? 0 : size * count;
}

size_t CurlTransfer::receiveHeader(char *data, size_t size, size_t count, void *self)
{
    const QByteArray line = QByteArray(data, qsizetype(size * count)).trimmed();
    constexpr char name[] = "retry-after:";
    if (line.toLower().startsWith(name))
        static_cast<CurlTransfer *>(self)->m_answer.retryAfter = line.sliced(sizeof name - 1).trimmed();
    return size * count;
}

OutgoingAnswer::Outcome CurlTransfer::outcomeOf(CURLcode code) const
{
    using Outcome = OutgoingAnswer::Outcome;
    if (m_isRefused)
        return Outcome::Refused;
    if (m_isCut)
        return m_request.cutsAnswer ? Outcome::Answered : Outcome::TooLarge;
    if (code == CURLE_OPERATION_TIMEDOUT)
        return Outcome::TimedOut;
    return code == CURLE_OK ? Outcome::Answered : Outcome::Unreachable;
}

void CurlTransfer::finish(CURLcode code)
{
    m_answer.outcome = outcomeOf(code);
    long status = 0;
    curl_easy_getinfo(handle(), CURLINFO_RESPONSE_CODE, &status);
    m_answer.status = int(status);
    curl_off_t time = 0;
    curl_easy_getinfo(handle(), CURLINFO_TOTAL_TIME_T, &time);
    m_answer.duration
        = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::microseconds(time));
    if (m_isRefused)
        m_answer.error = refusal;
    else if (m_answer.outcome != OutgoingAnswer::Outcome::Answered)
        m_answer.error = m_error[0] ? QByteArray(m_error.data()) : QByteArray(curl_easy_strerror(code));
    m_done(std::move(m_answer));
}

void CurlTransfer::stop()
{
    OutgoingAnswer answer;
    answer.outcome = OutgoingAnswer::Outcome::Stopped;
    answer.error = "The request was stopped."_ba;
    m_done(std::move(answer));
}

} // namespace triage::outgoing
