// SPDX-License-Identifier: GPL-3.0-or-later
// Parses JSON strictly (RFC 8259, without extensions), in one pass over the text.
#pragma once

#include "fields/jsontree.h"

#include <QByteArrayView>
#include <QString>

#include <optional>
#include <vector>

namespace triage {

/// Parses one text. The cost is linear in the length of the text.
class JsonParser
{
public:
    static constexpr int maxDepth = 64; ///< Arrays and objects inside each other.
    static constexpr qsizetype maxNumberLength = 1000; ///< Characters of one number.
    static constexpr std::size_t maxMembers = 10'000; ///< Members of one object.
    static constexpr std::size_t maxValues = 250'000; ///< Values in the whole text.

    /// The text must outlive the parser.
    explicit JsonParser(QByteArrayView json) : m_json(json) { }

    /// Returns nothing if the text is not JSON, is not valid UTF-8 or exceeds one of the limits above. An
    /// unpaired surrogate escape, which UTF-8 cannot hold, becomes U+0000. A byte order mark before the text
    /// is passed over, as RFC 8259 allows. To be called once.
    std::optional<JsonTree> parse();
    /// Returns why parse() returned nothing: a line and a column, from 1 and in code points, and what stands
    /// there or which limit is passed.
    QString mistake() const;

private:
    using Kind = JsonTree::Kind;
    using Slice = JsonTree::Slice;

    bool parseValue(Slice name);
    bool parseObject(Slice name);
    bool parseArray(Slice name);
    bool parseNumber(Slice name);
    bool parseWord(QByteArrayView word, Kind kind, Slice name, bool value = false);
    std::optional<Slice> parseText();
    bool parseEscape();
    bool parseUnicodeEscape();
    int takeCodeUnit();
    void appendUtf8(char32_t codePoint);

    /// Notes the first thing that was expected and is not there, or the limit that is passed. Returns false.
    bool expect(const char *wanted);
    bool exceed(const char *what, qint64 most);

    bool open();
    bool close(Kind kind, Slice name, std::size_t firstChild);
    bool push(Kind kind, Slice name, Slice content);
    bool digits();
    char peek() const { return m_at < m_json.size() ? m_json[m_at] : '\0'; }
    bool take(char c);
    bool takeAfterSpace(char c);
    void skipSpace();

    const QByteArrayView m_json;
    qsizetype m_at = 0;
    int m_depth = 0;
    std::size_t m_values = 0;
    const char *m_wanted = nullptr; ///< The words for what is expected at m_at, or for what m_most limits.
    qint64 m_most = 0;
    std::vector<JsonTree::Node> m_open; ///< The children so far of every array and object that is open.
    JsonTree m_tree;
};

} // namespace triage
