// SPDX-License-Identifier: GPL-3.0-or-later
// Builds a JSON object member by member, for the output of commands.
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
    /// Returns the finished object. To be called last.
    RawJson json()
    {
        m_out.endObject();
        return { m_out.take() };
    }

private:
    JsonWriter m_out;
};

} // namespace triage::cli
