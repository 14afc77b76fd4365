// SPDX-License-Identifier: GPL-3.0-or-later
// Declares one table for each type: its members on the wire, in rows and in the API document, and their
// limits.
#pragma once

#include "problem.h"

#include <QLatin1StringView>

#include <cstddef>
#include <limits>
#include <span>
#include <utility>

namespace triage {

/// Names a type without a value of it: `constexpr auto fields(Type<Note>)`.
template <typename T>
struct Type
{
};

/// The form of a text, beyond its length.
enum class TextForm {
    Any,
    Email, ///< An e-mail address.
};

/// The rules that a value must follow. Lengths are in Unicode code points (texts) or elements (lists).
struct Rules
{
    bool required = false; ///< Must be sent; a text must not be blank either.
    int minLength = 0;
    int maxLength = std::numeric_limits<int>::max();
    double minimum = std::numeric_limits<double>::lowest();
    double maximum = std::numeric_limits<double>::max();
    Category category = Category::User; ///< The category of the problem if the value is wrong.
    TextForm form = TextForm::Any;
    std::span<const int> oneOf = {}; ///< A number: all permitted values; empty for any.
    /// A text of an answer: the words that this version writes; readers take others of later versions.
    std::span<const QLatin1StringView> words = {};
    const Rules *element = nullptr; ///< A list of texts: the rules for each; null for listedText.
};

/// One member of a type.
template <typename Owner, typename Member>
struct Field
{
    const char *name; ///< The name on the wire and in rows.
    Member Owner::*member;
    const char *description; ///< For the API document.
    Rules rules;
    /// For the API document: the text of a string, the JSON of anything else. Null: made from the type.
    /// Empty: examples leave the field out.
    const char *example = nullptr;
    bool isLeftOutWhenEmpty = false; ///< JSON has no such member where the value is empty or false.

    /// Returns the same field with an example.
    constexpr Field like(const char *text) const
    {
        Field copy = *this;
        copy.example = text;
        return copy;
    }

    /// Returns the same field, which JSON leaves out where it is empty: parts that most values do not have,
    /// and parts that values of older versions do not have.
    constexpr Field leftOutWhenEmpty() const
    {
        Field copy = *this;
        copy.isLeftOutWhenEmpty = true;
        return copy;
    }

    /// Returns the same field, left out of examples.
    constexpr Field notInExamples() const { return like(""); }
};

template <typename Owner, typename Member>
constexpr Field<Owner, Member> field(const char *name, Member Owner::*member, const char *description,
                                     Rules rules = {})
{
    return { name, member, description, rules };
}

namespace detail {

/// A field of a table. The index distinguishes fields of the same type.
template <std::size_t Index, typename F>
struct IndexedField
{
    F field;
};

template <typename Indices, typename... Fs>
struct IndexedFields;

template <std::size_t... Index, typename... Fs>
struct IndexedFields<std::index_sequence<Index...>, Fs...> : IndexedField<Index, Fs>...
{
    /// Calls the function with all fields, in order. Returns its result.
    template <typename Function>
    constexpr auto apply(Function &&function) const
    {
        return function(IndexedField<Index, Fs>::field...);
    }
};

} // namespace detail

/// The fields of a type, in order. Headers with many tables compile about three times as fast as with
/// std::tuple (g++ 12).
template <typename... Fs>
struct FieldTable : detail::IndexedFields<std::index_sequence_for<Fs...>, Fs...>
{
    constexpr FieldTable(Fs... all)
        : detail::IndexedFields<std::index_sequence_for<Fs...>, Fs...>{ { all }... }
    {
    }
};

template <typename T>
concept HasFields = requires
{
    fields(Type<T>());
};

/// True for objects of requests that narrow what is meant: a member that they do not have is refused, because
/// passing it over would mean more than was asked for.
template <typename T>
inline constexpr bool narrows = false;

/// The rules for each text in a list of texts.
inline constexpr Rules listedText{ .minLength = 1, .maxLength = 2000 };

/// Calls visit(field) for each field of T, in order.
template <HasFields T, typename Visit>
constexpr void forEachField(Visit &&visit)
{
    fields(Type<T>()).apply([&visit](const auto &...each) { (visit(each), ...); });
}

namespace detail {

template <typename Owner, typename Member>
constexpr std::size_t afterMember(std::size_t offset, const Field<Owner, Member> &)
{
    return (offset + alignof(Member) - 1) / alignof(Member) * alignof(Member) + sizeof(Member);
}

template <typename T>
constexpr std::size_t mappedSize()
{
    std::size_t size = 0;
    forEachField<T>([&size](const auto &each) { size = afterMember(size, each); });
    return (size + alignof(T) - 1) / alignof(T) * alignof(T);
}

} // namespace detail

/// True if the table lists the members of T in their order and omits none (except one that hides in padding):
/// the members laid out one after the other are as large as T.
template <HasFields T>
constexpr bool mapsEveryMember = detail::mappedSize<T>() == sizeof(T);

/// A member of a merge-patch body: left out, or sent with a value. T is a std::optional if null clears it.
template <typename T>
struct Patch
{
    bool sent = false;
    T value{};

    Patch() = default;
    Patch(T newValue) : sent(true), value(std::move(newValue)) { }
    friend bool operator==(const Patch &, const Patch &) = default;
};

/// Sets a value if the patch has one for it. Returns true if that changed the value.
template <typename T>
bool applyPatch(const Patch<T> &patch, T &value)
{
    if (!patch.sent || patch.value == value)
        return false;
    value = patch.value;
    return true;
}

} // namespace triage
