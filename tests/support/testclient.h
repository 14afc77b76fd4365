// SPDX-License-Identifier: GPL-3.0-or-later
// A small HTTP client for tests, which can also send malformed requests.
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

/// A response as received.
struct Answer
{
    int status = 0; ///< 0 if the connection ended without a response.
    QList<HeaderLine> headers;
    QByteArray body;

    /// Returns the value of a header; null if it is missing.
    QByteArray header(QByteArrayView name) const;
    QList<QByteArray> headersOf(QByteArrayView name) const;
    const QJsonObject json() const;
    /// Returns a member of "data".
    QJsonValue operator[](const char *name) const { return json()[u"data"][QLatin1StringView(name)]; }
    const QJsonArray items() const { return json()[QLatin1StringView("data")].toArray(); }
    const QJsonObject meta() const { return json()[QLatin1StringView("meta")].toObject(); }
    QJsonValue meta(const char *name) const { return meta()[QLatin1StringView(name)]; }
    QByteArray id() const { return operator[]("id").toString().toUtf8(); }
    /// Returns a member of every item, as "a, b, c"; "-" if there are no items.
    QString all(const char *name) const;

    /// Returns the response as text: "200", or for errors "422 invalid-field-value title". For an error that
    /// is not a valid problem document, returns what is wrong with it.
    QString outcome() const;
};

/// A request. Headers that are not set get default values. A header without a value is omitted.
struct Sent
{
    QByteArray method = "GET";
    QByteArray path;
    QByteArray body;
    QList<HeaderLine> headers;
};

/// A client of one backend, which may run in the same thread, because waiting runs the event loop. Checks
/// every response against the OpenAPI document of the backend; a mismatch fails the test.
class TestClient
{
public:
    /// Paths that do not begin with /api/, /healthz, /docs or similar are paths of version 0 of the API.
    explicit TestClient(quint16 port, QByteArray token = {});
    ~TestClient();
    TestClient(TestClient &&) noexcept;
    TestClient &operator=(TestClient &&) noexcept;

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
    /// Sends several requests concurrently, over the given number of connections. Returns the responses in
    /// the order of the requests. Calls tell with the number of responses after each one.
    std::vector<Answer> sendAll(const std::vector<Sent> &requests, int connections = 24,
                                const std::function<void(std::size_t answered)> &tell = {});
    /// Sends bytes over a separate connection and reads the response.
    Answer raw(const QByteArray &bytes, bool toHead = false);
    /// Returns the bytes that send() would send.
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

/// Runs the event loop until the condition holds, checking it every few milliseconds. Returns false after a
/// timeout.
bool eventually(const std::function<bool()> &condition);

} // namespace triage::test
