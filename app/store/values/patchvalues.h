// SPDX-License-Identifier: GPL-3.0-or-later
// Compares resources with patches. The field tables of both say which member of a patch is for which member
// of the resource: those of the same name.
#pragma once

#include "fields/fields.h"

#include <string_view>
#include <type_traits>

namespace triage::app {

namespace patching {

/// Calls visit(patch, value) with the members of both types that have the same name and value.
template <typename P, typename T, typename Visit>
constexpr void forEachPatched(Visit &&visit)
{
    forEachField<P>([&visit]<typename Wanted>(const triage::Field<P, Wanted> &wanted) {
        forEachField<T>([&visit, &wanted]<typename Value>(const triage::Field<T, Value> &field) {
            if constexpr (std::is_same_v<Wanted, Patch<Value>>) {
                if (std::string_view(wanted.name) == field.name)
                    visit(wanted.member, field.member);
            }
        });
    });
}

template <typename P, typename T>
constexpr bool patchesEveryMember()
{
    int members = 0;
    int patched = 0;
    forEachField<P>([&members](const auto &) { ++members; });
    forEachPatched<P, T>([&patched](const auto &, const auto &) { ++patched; });
    return members == patched;
}

} // namespace patching

/// Returns whether the patch has no value.
template <HasFields P>
bool isEmpty(const P &patch)
{
    bool isAnySent = false;
    forEachField<P>([&](const auto &each) { isAnySent = isAnySent || (patch.*each.member).sent; });
    return !isAnySent;
}

/// A patch of which every member is for a member of the resource.
template <typename P, typename T>
concept PatchOf = HasFields<P> && HasFields<T> && patching::patchesEveryMember<P, T>();

/// Returns the resource's values of the patch's fields, as a patch.
template <typename T, PatchOf<T> P>
P valuesOf(const P &patch, const T &resource)
{
    P values;
    patching::forEachPatched<P, T>([&](auto wanted, auto value) {
        if ((patch.*wanted).sent)
            values.*wanted = resource.*value;
    });
    return values;
}

/// Returns whether the resource has the values of the patch.
template <typename T, PatchOf<T> P>
bool hasValues(const T &resource, const P &patch)
{
    bool has = true;
    patching::forEachPatched<P, T>([&](auto wanted, auto value) {
        has = has && (!(patch.*wanted).sent || (patch.*wanted).value == resource.*value);
    });
    return has;
}

/// Returns the fields in which the two differ, with the values of the second.
template <typename P, typename T>
requires PatchOf<P, T> P difference(const T &from, const T &to)
{
    P patch;
    patching::forEachPatched<P, T>([&](auto wanted, auto value) {
        if (!(from.*value == to.*value))
            patch.*wanted = to.*value;
    });
    return patch;
}

} // namespace triage::app
