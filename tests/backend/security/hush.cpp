// SPDX-License-Identifier: GPL-3.0-or-later
#include "hush.h"

#include "support/patience.h"

#include <QHostAddress>
#include <QJsonDocument>
#include <QTcpSocket>

namespace triage::test {

namespace {

constexpr qsizetype goodPart = 16;

} // namespace

QJsonObject Told::data() const
{
    return QJsonDocument::fromJson(answer.mid(answer.indexOf("\r\n\r\n") + 4)).object()[u"data"].toObject();
}

Told exchange(quint16 port, const QByteArray &bytes)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    Told told;
    if (!socket.waitForConnected(patience))
        return told;
    socket.write(bytes);
    while (socket.state() == QAbstractSocket::ConnectedState && socket.waitForReadyRead(patience))
        told.answer += socket.readAll();
    told.answer += socket.readAll();
    told.status = told.answer.mid(9, 3).toInt();
    return told;
}

bool gives(const QByteArray &text, const QByteArray &secret)
{
    const QByteArray lower = text.toLower();
    for (qsizetype at = 0; at == 0 || at + goodPart <= secret.size(); ++at) {
        const QByteArray part = secret.mid(at, goodPart);
        // Whole groups of three bytes are four digits of base64, wherever in the secret they begin.
        const QByteArray groups = part.first(part.size() / 3 * 3);
        if (lower.contains(part.toLower()) || lower.contains(part.toHex())
            || text.contains(groups.toBase64()))
            return true;
    }
    return false;
}

} // namespace triage::test
