// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON object built member by member, for what commands print.
#pragma once

#include "fields/jsonwriter.h"

#include <utility>

namespace triage::cli {

/// `JsonObject().with("id", token.id).with("name", token.name).json()`
class JsonObject
{
public:
    JsonObject() { m_out.beginObject(); }

    template <typename T>
    JsonObject &with(const char *name, const T &value)
    {
        m_out.key(name);
        writeJson(m_out, value);
        return *this;
    }
    /// The finished object; the last call.
    RawJson json()
    {
        m_out.endObject();
        return { m_out.take() };
    }

private:
    JsonWriter m_out;
};

} // namespace triage::cli
