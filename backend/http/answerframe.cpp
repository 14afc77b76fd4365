// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/answerframe.h"

using namespace Qt::StringLiterals;

namespace triage::http {

namespace {

constexpr QByteArrayView headEnd = "\r\n\r\n";

// Parses "HTTP/1.1 204": three digits at a fixed position.
int statusOf(QByteArrayView answer)
{
    return answer.size() < 12 ? 0 : answer.sliced(9, 3).toInt();
}

void removeField(QByteArray &answer, qsizetype &end, QByteArrayView lowerCaseName)
{
    qsizetype line = answer.indexOf("\r\n") + 2;
    while (line < end) {
        const qsizetype next = answer.indexOf("\r\n", line) + 2;
        const QByteArrayView text = QByteArrayView(answer).sliced(line, next - line);
        const qsizetype colon = text.indexOf(':');
        if (colon == lowerCaseName.size()
            && text.first(colon).compare(lowerCaseName, Qt::CaseInsensitive) == 0) {
            answer.remove(line, next - line);
            end -= next - line;
        } else {
            line = next;
        }
    }
}

} // namespace

QByteArray framed(QByteArray answer, const AnswerFrame &frame)
{
    qsizetype end = answer.indexOf(headEnd);
    while (end >= 0 && statusOf(answer) / 100 == 1) {
        answer.remove(0, end + headEnd.size());
        end = answer.indexOf(headEnd);
    }
    if (end < 0)
        return {};
    const int status = statusOf(answer);
    const bool neverHasBody = status == 204 || status == 304;
    const bool hasLength = frame.bodyEnd == BodyEnd::Length;
    if (neverHasBody || frame.toHead)
        answer.truncate(end + headEnd.size());
    if (neverHasBody || !hasLength)
        removeField(answer, end, "content-length");
    const QByteArray begin = answer.sliced(end + headEnd.size());
    if (frame.bodyEnd == BodyEnd::LastChunk && !begin.isEmpty())
        answer.replace(end + headEnd.size(), begin.size(), chunkOf(begin));
    if (frame.bodyEnd == BodyEnd::LastChunk && !neverHasBody)
        answer.insert(end, "\r\nTransfer-Encoding: chunked"_ba);
    if (frame.close)
        answer.insert(end, "\r\nConnection: close"_ba);
    else if (frame.sayKeepAlive)
        answer.insert(end, "\r\nConnection: keep-alive"_ba);
    return answer;
}

QByteArray chunkOf(const QByteArray &bytes)
{
    return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
}

} // namespace triage::http
