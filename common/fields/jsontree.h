// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a parsed JSON text, as JsonParser leaves them and JsonValue reads them.
#pragma once

#include <QByteArray>

#include <vector>

namespace triage {

/// The values of one text in two blocks of memory. Nothing is looked up while it is built, so that a text
/// costs time and memory in proportion to its length, whatever its names are.
struct JsonTree
{
    enum class Kind : quint8 { Null, Boolean, Integer, Number, Text, Array, Object };

    /// A part of one of the two blocks.
    struct Slice
    {
        quint32 begin = 0;
        quint32 size = 0;
    };

    struct Node
    {
        Kind kind = Kind::Null;
        Slice name; ///< In texts; of a member of an object.
        /// In texts: the unescaped text of a text, the digits of a number. In nodes: the elements of an
        /// array, the members of an object, side by side in their order. Of a boolean the size is 1 if it is
        /// true.
        Slice content;
    };

    QByteArrayView text(Slice slice) const { return { texts.constData() + slice.begin, slice.size }; }
    const Node *children(const Node &node) const { return nodes.data() + node.content.begin; }

    QByteArray texts;
    std::vector<Node> nodes; ///< The last one is the root.
};

} // namespace triage
