// SPDX-License-Identifier: GPL-3.0-or-later
// A deleted buffer that can still be restored.
#pragma once

#include "domain/buffer.h"

namespace triage {

struct DeletedBuffer : Buffer
{
    Timestamp deletedAt;
    Timestamp restorableUntil;

    friend bool operator==(const DeletedBuffer &, const DeletedBuffer &) = default;
};

namespace detail {

/// Returns the field of a base as a field of a derived type.
template <typename Derived, typename Base, typename Member>
constexpr Field<Derived, Member> fieldOf(const Field<Base, Member> &each)
{
    return { each.name, each.member, each.description, each.rules, each.example };
}

} // namespace detail

/// The fields of a buffer, followed by its own.
constexpr auto fields(Type<DeletedBuffer>)
{
    return fields(Type<Buffer>()).apply([](const auto &...each) {
        return FieldTable{
            detail::fieldOf<DeletedBuffer>(each)...,
            field("deleted_at", &DeletedBuffer::deletedAt, "When it was deleted; only with `deleted=true`."),
            field("restorable_until", &DeletedBuffer::restorableUntil,
                  "Until when it can be restored; after that it is removed for good. Only with "
                  "`deleted=true`."),
        };
    });
}
static_assert(mapsEveryMember<DeletedBuffer>);

} // namespace triage
