// SPDX-License-Identifier: GPL-3.0-or-later
// Options that become the members of a request's body, so that its field table checks them as in the API.
#pragma once

#include "cli/commandline.h"
#include "fields/json.h"
#include "fields/jsonwriter.h"

#include <algorithm>
#include <map>
#include <vector>

namespace triage::cli {

/// The members of a JSON object that options have set.
struct BodyOptions
{
    using Members = std::map<QByteArray, RawJson>;

    Members members;
    std::map<QByteArray, Members> objects; ///< Members of members: "filter" or "settings".
    std::map<QByteArray, std::vector<QString>>
        lists; ///< Members of which each mention of an option adds one.

    /// Returns true if no option was given.
    bool isEmpty() const
    {
        const auto hasNone = [](const auto &each) {
            return each.second.empty();
        };
        return members.empty() && std::ranges::all_of(objects, hasNone)
            && std::ranges::all_of(lists, hasNone);
    }

    /// Returns the body, or what is wrong with the first member that is wrong.
    template <HasFields T>
    Result<T> read() const
    {
        JsonWriter out;
        out.beginObject();
        write(out, members);
        for (const auto &[name, inner] : objects) {
            if (inner.empty())
                continue;
            out.key(name.constData());
            out.beginObject();
            write(out, inner);
            out.endObject();
        }
        for (const auto &[name, values] : lists) {
            if (values.empty())
                continue;
            out.key(name.constData());
            writeJson(out, values);
        }
        out.endObject();
        return fromJson<T>(QByteArrayView(out.take()));
    }

    /// Returns readers of values that set a member of the given name, which lives as long as the program.
    static OptionReader text(Members &members, const char *name)
    {
        return [&members, name](const QString &text) {
            members[name] = RawJson{ toJson(text) };
            return QString();
        };
    }
    static OptionReader onOrOff(Members &members, const char *name)
    {
        return [&members, name](const QString &text) {
            members[name] = RawJson{ text == u"on" ? "true" : "false" };
            return text == u"on" || text == u"off" ? QString() : QStringLiteral("It must be on or off.");
        };
    }
    /// Accepts "none" as null.
    static OptionReader number(Members &members, const char *name)
    {
        return [&members, name](const QString &text) {
            bool isNumber = false;
            const double number = text.toDouble(&isNumber);
            members[name]
                = RawJson{ text == u"none" ? QByteArray("null") : QByteArray::number(number, 'g', 17) };
            return isNumber || text == u"none" ? QString() : QStringLiteral("It must be a number.");
        };
    }

private:
    static void write(JsonWriter &out, const Members &members)
    {
        for (const auto &[name, value] : members) {
            out.key(name.constData());
            writeJson(out, value);
        }
    }
};

} // namespace triage::cli
