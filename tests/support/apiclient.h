// SPDX-License-Identifier: GPL-3.0-or-later
// A small HTTP client for tests: it sends what it is told, well formed or not, and shows what came back.
#pragma once

#include "support/builders.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace triage::test {

class SchemaCheck;

using HeaderLine = std::pair<QByteArray, QByteArray>;

/// An answer as it was on the wire.
struct Answer
{
    int status = 0; ///< 0 where the connection ended without one.
    QList<HeaderLine> headers;
    QByteArray body;

    /// Null where there is no such header.
    QByteArray header(QByteArrayView name) const;
    QList<QByteArray> headersOf(QByteArrayView name) const;
    const QJsonObject json() const;
    /// A member of "data".
    QJsonValue operator[](const char *name) const { return json()[u"data"][QLatin1StringView(name)]; }
    const QJsonArray items() const { return json()[QLatin1StringView("data")].toArray(); }
    const QJsonObject meta() const { return json()[QLatin1StringView("meta")].toObject(); }
    QJsonValue meta(const char *name) const { return meta()[QLatin1StringView(name)]; }
    QByteArray id() const { return operator[]("id").toString().toUtf8(); }
    /// A member of every item, as "a, b, c"; "-" where there is no item.
    QString all(const char *name) const;

    /// What it says, as text: "200", or for errors "422 invalid-field-value title". An error that is no
    /// proper problem document says what is wrong with it instead.
    QString outcome() const;
};

/// A request; what is not set gets a sensible header by itself. A header without a value leaves that one out.
struct Sent
{
    QByteArray method = "GET";
    QByteArray path;
    QByteArray body;
    QList<HeaderLine> headers;
};

/// Speaks with one backend, whose thread may be this one: waiting runs the event loop. Every answer is held
/// against the OpenAPI document that the backend serves, and one that does not fit fails the test.
class ApiClient
{
public:
    /// Paths that do not begin with /api/, /healthz and the like are those of the API, version 0.
    explicit ApiClient(quint16 port, QByteArray token = {});
    ~ApiClient();
    ApiClient(ApiClient &&) noexcept;
    ApiClient &operator=(ApiClient &&) noexcept;

    const QByteArray &token() const { return m_token; }

    Answer get(const QByteArray &path) { return send({ "GET", path, {}, {} }); }
    Answer post(const QByteArray &path) { return send({ "POST", path, {}, {} }); }
    Answer post(const QByteArray &path, const Members &body)
    {
        return send({ "POST", path, body.toJson(), {} });
    }
    Answer patch(const QByteArray &path, const Members &body)
    {
        return send({ "PATCH", path, body.toJson(), {} });
    }
    Answer put(const QByteArray &path) { return send({ "PUT", path, {}, {} }); }
    Answer remove(const QByteArray &path) { return send({ "DELETE", path, {}, {} }); }

    Answer send(const Sent &request);
    /// Several at once, over so many connections; the answers in the order of the requests. Tells how many
    /// have come after each.
    std::vector<Answer> sendAll(const std::vector<Sent> &requests, int connections = 24,
                                const std::function<void(std::size_t answered)> &tell = {});
    /// Sends bytes over a connection of their own and reads the answer.
    Answer raw(const QByteArray &bytes, bool toHead = false);
    /// The bytes that send() would send.
    QByteArray bytesOf(const Sent &request) const;

private:
    class Wire;

    static Answer exchange(quint16 port, const QByteArray &bytes, bool toHead);
    static const SchemaCheck *documentOf(quint16 port);
    void judge(const QByteArray &method, const QByteArray &path, const Answer &answer) const;

    quint16 m_port;
    QByteArray m_token;
    std::vector<std::unique_ptr<Wire>> m_wires;
};

/// Runs the event loop until the condition holds, looking at it every few milliseconds; false where it never
/// will.
bool eventually(const std::function<bool()> &condition);

} // namespace triage::test
