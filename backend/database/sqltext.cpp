// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/sqltext.h"

#include <algorithm>

namespace triage::storage {

namespace {

bool isWordStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80);
}

bool isWordPart(char c)
{
    return isWordStart(c) || (c >= '0' && c <= '9') || c == '$';
}

/// Scans the text; each step appends what it passed to the result.
class SqlTextParser
{
public:
    explicit SqlTextParser(QByteArrayView text) : m_text(text) { }

    SqlText read()
    {
        while (m_at < m_text.size())
            step();
        m_result.sql = m_result.sql.trimmed();
        m_result.repeatable = m_first == "select" || (m_first == "with" && !m_writes);
        return std::move(m_result);
    }

private:
    char peek(qsizetype ahead) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0'; }

    void step()
    {
        const char c = peek(0);
        if (c == '-' && peek(1) == '-')
            skip(endOfLine());
        else if (c == '/' && peek(1) == '*')
            skip(endOfComment());
        else if (c == '\'' || c == '"')
            keep(endOfQuoted(m_at, c, false));
        else if (c == '$' && endOfDollarQuoted() > m_at)
            keep(endOfDollarQuoted());
        else if (isWordPart(c))
            word();
        else if (c == ':' && peek(1) == ':')
            keep(m_at + 2);
        else if (c == ':' && peek(1) >= 'a' && peek(1) <= 'z')
            placeholder();
        else
            keep(m_at + 1);
    }

    void keep(qsizetype end)
    {
        m_result.sql.append(m_text.sliced(m_at, end - m_at));
        m_at = end;
    }

    void skip(qsizetype end)
    {
        m_result.sql.append(' ');
        m_at = end;
    }

    qsizetype endOfLine() const
    {
        const qsizetype end = m_text.indexOf('\n', m_at);
        return end < 0 ? m_text.size() : end;
    }

    /// Comments nest in PostgreSQL.
    qsizetype endOfComment() const
    {
        int depth = 0;
        for (qsizetype i = m_at; i + 1 < m_text.size(); ++i) {
            if (m_text[i] == '/' && m_text[i + 1] == '*') {
                ++depth;
                ++i;
            } else if (m_text[i] == '*' && m_text[i + 1] == '/') {
                ++i;
                if (--depth == 0)
                    return i + 1;
            }
        }
        return m_text.size();
    }

    /// A doubled quote needs no special case: the text after it parses as the next quoted text.
    qsizetype endOfQuoted(qsizetype from, char quote, bool backslashEscapes) const
    {
        for (qsizetype i = from + 1; i < m_text.size(); ++i) {
            if (backslashEscapes && m_text[i] == '\\')
                ++i;
            else if (m_text[i] == quote)
                return i + 1;
        }
        return m_text.size();
    }

    /// Returns the end of the dollar quote that begins here; the current position if none begins.
    qsizetype endOfDollarQuoted() const
    {
        qsizetype tagEnd = m_at + 1;
        while (tagEnd < m_text.size() && isWordPart(m_text[tagEnd]) && m_text[tagEnd] != '$')
            ++tagEnd;
        if (tagEnd >= m_text.size() || m_text[tagEnd] != '$' || (peek(1) >= '0' && peek(1) <= '9'))
            return m_at;
        const QByteArrayView tag = m_text.sliced(m_at, tagEnd + 1 - m_at);
        const qsizetype end = m_text.indexOf(tag, tagEnd + 1);
        return end < 0 ? m_text.size() : end + tag.size();
    }

    qsizetype endOfWord(qsizetype from) const
    {
        return std::find_if_not(m_text.begin() + from, m_text.end(), isWordPart) - m_text.begin();
    }

    void word()
    {
        const qsizetype end = endOfWord(m_at);
        const QByteArray word = m_text.sliced(m_at, end - m_at).toByteArray().toLower();
        if (m_first.isEmpty())
            m_first = word;
        m_writes = m_writes || word == "insert" || word == "update" || word == "delete" || word == "merge";
        keep(end);
        if (word == "e" && peek(0) == '\'')
            keep(endOfQuoted(m_at, '\'', true));
    }

    void placeholder()
    {
        const qsizetype end = endOfWord(m_at + 1);
        const QByteArray name = m_text.sliced(m_at + 1, end - m_at - 1).toByteArray();
        if (!m_result.placeholders.contains(name))
            m_result.placeholders.append(name);
        m_result.sql.append('$').append(QByteArray::number(m_result.placeholders.indexOf(name) + 1));
        m_at = end;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    SqlText m_result;
    QByteArray m_first;
    bool m_writes = false;
};

} // namespace

SqlText parseSqlText(QByteArrayView text)
{
    return SqlTextParser(text).read();
}

} // namespace triage::storage
