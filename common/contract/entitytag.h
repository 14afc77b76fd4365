// SPDX-License-Identifier: GPL-3.0-or-later
// The validators of conditional requests: ETag, If-None-Match and If-Match (RFC 9110, sections 8.8.3
// and 13.1).
#pragma once

#include "domain/buffer.h"
#include "domain/feedback.h"
#include "domain/member.h"
#include "domain/organization.h"
#include "domain/savedview.h"
#include "domain/triage.h"
#include "domain/webhook.h"
#include "fields/jsonwriter.h"
#include "result.h"

#include <QByteArray>
#include <QList>

#include <optional>
#include <string_view>
#include <type_traits>

namespace triage::api {

/// The body of the PATCH that changes a resource; void where there is none.
template <typename T>
struct PatchOf
{
    using Type = void;
};
template <>
struct PatchOf<Buffer>
{
    using Type = BufferPatch;
};
template <>
struct PatchOf<Feedback>
{
    using Type = FeedbackPatch;
};
template <>
struct PatchOf<Member>
{
    using Type = MemberPatch;
};
template <>
struct PatchOf<Organization>
{
    using Type = OrganizationPatch;
};
template <>
struct PatchOf<Triage>
{
    using Type = TriagePatch;
};
template <>
struct PatchOf<SavedView>
{
    using Type = ViewPatch;
};
template <>
struct PatchOf<Webhook>
{
    using Type = WebhookPatch;
};

/// Returns 16 characters that stand for these bytes.
QByteArray digestOf(QByteArrayView bytes);

/// Returns the edition of a resource: 16 characters that stand for the fields that PATCH changes, or for all
/// fields where there is no PATCH. What the server counts or decides beside them makes no new edition, so
/// that an editor is not refused because an item arrived meanwhile.
template <HasFields T>
QByteArray editionOf(const T &value)
{
    using Edited = typename PatchOf<T>::Type;
    if constexpr (std::is_void_v<Edited>) {
        return digestOf(toJson(value));
    } else {
        JsonWriter out;
        out.beginObject();
        forEachField<T>([&](const auto &each) {
            bool isEdited = false;
            forEachField<Edited>([&](const auto &edit) {
                isEdited |= std::string_view(edit.name) == std::string_view(each.name);
            });
            if (isEdited)
                triage::detail::writeMember(out, each.name, value.*each.member);
        });
        out.endObject();
        return digestOf(out.take());
    }
}

/// Returns the ETag of an answer: the edition of its resource and a digest of the whole answer. It is weak,
/// as the same answer may be sent compressed.
QByteArray entityTag(const QByteArray &edition, QByteArrayView answer);

/// Returns true if an If-None-Match header holds that ETag, by weak comparison, or is `*`.
bool holdsTag(const QByteArray &ifNoneMatch, const QByteArray &tag);

/// The editions that an If-Match header demands. Without the header every resource passes, and with `*` every
/// resource that exists.
class IfMatch
{
public:
    IfMatch() = default;

    /// InvalidFieldValue if the header is neither `*` nor a list of ETags.
    static Result<IfMatch> parse(const QList<QByteArray> &headers);

    /// Returns true if the header names ETags.
    bool namesTags() const { return m_editions.has_value(); }
    /// PreconditionFailed if the resource has another edition.
    template <HasFields T>
    Result<void> check(const T &current) const
    {
        return namesTags() ? checkEdition(editionOf(current)) : Result<void>();
    }
    /// PreconditionFailed if the header names ETags, for resources that have none.
    Result<void> checkUntagged() const { return namesTags() ? checkEdition({}) : Result<void>(); }

private:
    Result<void> checkEdition(const QByteArray &current) const;

    std::optional<QList<QByteArray>> m_editions;
};

} // namespace triage::api
