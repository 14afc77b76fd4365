// SPDX-License-Identifier: GPL-3.0-or-later
// Random filters of lists, whatever rows their table has.
#pragma once

#include "domain/listfilter.h"

#include <QRandomGenerator>

#include <initializer_list>

namespace triage::test {

/// Makes values of the types that filters have, from so few that items and filters often agree.
class FilterDice
{
public:
    static inline const Timestamp now = Timestamp(1795694400000); ///< 2026-11-26T12:00:00Z

    explicit FilterDice(quint32 seed) : m_random(seed) { }

    bool flip() { return m_random.bounded(2) == 1; }
    template <typename T>
    T oneOf(std::initializer_list<T> all)
    {
        return *(all.begin() + m_random.bounded(int(all.size())));
    }

    void roll(bool &value) { value = flip(); }
    void roll(QString &value)
    {
        value = oneOf({ QStringLiteral("ann"), QStringLiteral("widget"), QStringLiteral("a+b & c=ü") });
    }
    template <HasEnumText E>
    void roll(E &value)
    {
        const auto &words = EnumText<E>::words;
        value = words[std::size_t(m_random.bounded(int(words.size())))].first;
    }
    void roll(MemberId &value) { value = oneOf({ MemberId(), MemberId(1), MemberId(2) }); }
    void roll(OwnerRef &value)
    {
        MemberId member;
        roll(member);
        value = oneOf({ OwnerRef(member), OwnerRef(member), OwnerRef::caller() });
    }
    void roll(Timestamp &value) { value = Timestamp(now.milliseconds() - m_random.bounded(3) * 86'400'000); }
    void roll(FilterTime &value)
    {
        Timestamp time;
        roll(time);
        value = oneOf({ FilterTime(time), *FilterTime::fromText(QStringLiteral("2026-11-25")),
                        *FilterTime::fromText(QStringLiteral("-1d")) });
    }
    void roll(TriageStates &value)
    {
        value = oneOf<TriageStates>({ { TriageState::Open },
                                      { TriageState::Done },
                                      { TriageState::Open, TriageState::Declined },
                                      {} });
    }
    void roll(RoutingStatuses &value)
    {
        value = oneOf<RoutingStatuses>({ RoutingStatus::Pending,
                                         RoutingStatus::Failed,
                                         { RoutingStatus::Skipped, RoutingStatus::Failed },
                                         {} });
    }
    void roll(BufferKey &value)
    {
        value = oneOf({ BufferKey{ BufferId(1), {} }, BufferKey{ BufferId(2), {} } });
    }
    void roll(LanguageCode &value) { value = oneOf({ QStringLiteral("de"), QStringLiteral("und") }); }
    void roll(std::vector<QString> &tags)
    {
        tags.clear();
        for (const QString &tag : { QStringLiteral("billing"), QStringLiteral("export") }) {
            if (flip())
                tags.push_back(tag);
        }
    }
    template <typename T>
    void roll(std::optional<T> &value)
    {
        roll(value.emplace());
    }

    /// Sets that filter to something that is not empty.
    template <typename Row>
    void set(ListFilter &filter, const Row &row)
    {
        do
            roll(filter.*row.member);
        while (isUnset(filter, row));
    }
    template <typename Row>
    static bool isUnset(const ListFilter &filter, const Row &row)
    {
        return filter.*row.member == ListFilter().*row.member;
    }
    ListFilter filter()
    {
        ListFilter some;
        forEachField<ListFilter>([&](const auto &row) {
            if (m_random.bounded(4) == 0)
                set(some, row);
        });
        return some;
    }

private:
    QRandomGenerator m_random;
};

} // namespace triage::test
