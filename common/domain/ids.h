// SPDX-License-Identifier: GPL-3.0-or-later
// Identifiers: each kind of entity has its own type, so that they cannot be mixed up.
#pragma once

#include <QByteArray>
#include <QHashFunctions>
#include <QString>

#include <compare>
#include <optional>

namespace triage {

/// A 64-bit time-sorted identifier of an entity of this kind. 0 is not an identifier.
template <typename Tag>
class Id
{
public:
    Id() = default;
    explicit constexpr Id(qint64 value) : m_value(value) { }

    constexpr qint64 value() const { return m_value; }
    constexpr bool isValid() const { return m_value > 0; }
    friend constexpr auto operator<=>(Id, Id) = default;
    friend size_t qHash(Id id, size_t seed = 0) { return ::qHash(id.m_value, seed); }

private:
    qint64 m_value = 0;
};

using OrganizationId = Id<struct OrganizationTag>;
using MemberId = Id<struct MemberTag>;
using TokenId = Id<struct TokenTag>;
using BufferId = Id<struct BufferTag>;
using FeedbackId = Id<struct FeedbackTag>;
using NoteId = Id<struct NoteTag>;
using TargetId = Id<struct TargetTag>;
using ReactionId = Id<struct ReactionTag>;
using ResearchId = Id<struct ResearchTag>;
using ReportId = Id<struct ReportTag>;
using WebhookId = Id<struct WebhookTag>;
using DeliveryId = Id<struct DeliveryTag>;
using TagChangeId = Id<struct TagChangeTag>;
using ViewId = Id<struct ViewTag>;
using MergeId = Id<struct MergeTag>;

/// The number of characters of an identifier on the wire.
inline constexpr int idLength = 13;

/// Returns the wire form: 13 lower-case Crockford base32 characters.
QByteArray encodeId(qint64 value);
/// Parses the wire form; upper case and i, l, o are accepted. Returns nothing if the text is not an
/// identifier.
std::optional<qint64> decodeId(QStringView text);

template <typename Tag>
QString toString(Id<Tag> id)
{
    return QString::fromLatin1(encodeId(id.value()));
}

template <typename Tag>
std::optional<Id<Tag>> idFromString(QStringView text)
{
    const std::optional<qint64> value = decodeId(text);
    return value ? std::optional(Id<Tag>(*value)) : std::nullopt;
}

} // namespace triage

template <typename Tag>
struct std::hash<triage::Id<Tag>>
{
    size_t operator()(triage::Id<Tag> id) const noexcept { return std::hash<qint64>()(id.value()); }
};
