// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes between a socket and a parser or a handler.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <utility>

namespace triage::http {

/// Keeps the bytes that the other side has not taken yet. The bytes of a single append are shared, not
/// copied.
class ByteQueue
{
public:
    bool isEmpty() const { return size() == 0; }
    qsizetype size() const { return m_bytes.size() - m_taken; }
    /// Returns the bytes that are left; valid until the next change.
    QByteArrayView rest() const { return QByteArrayView(m_bytes).sliced(m_taken); }
    void append(const QByteArray &bytes)
    {
        m_bytes.remove(0, std::exchange(m_taken, 0));
        if (m_bytes.isEmpty())
            m_bytes = bytes;
        else
            m_bytes.append(bytes);
    }
    /// Removes the first bytes, which the other side has taken.
    void drop(qsizetype count)
    {
        m_taken += count;
        if (m_taken == m_bytes.size())
            clear();
    }
    void clear()
    {
        m_bytes.clear();
        m_taken = 0;
    }

private:
    QByteArray m_bytes;
    qsizetype m_taken = 0;
};

} // namespace triage::http
