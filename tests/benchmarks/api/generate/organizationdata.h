// SPDX-License-Identifier: GPL-3.0-or-later
// Generates a large organization as after real use: routed items, their index, buffers, notes, counts.
#pragma once

#include "copytable.h"
#include "wording.h"

#include "domain/routing.h"

#include <QMap>
#include <QSet>

#include <array>
#include <vector>

namespace triage::benchmark {

inline constexpr int bufferCount = 40;

struct Buffers
{
    std::array<qint64, bufferCount> ids{};
    QStringList names;
    QStringList slugs;
    std::array<qint64, bufferCount> items{};
};

/// Facts about the generated data, counted during generation.
struct Made
{
    qint64 items = 0;
    qint64 firstId = 0; ///< Identifiers are firstId + n * stride.
    qint64 stride = 0;
    qint64 change = 0;
    qint64 needsReview = 0;
    qint64 assigned = 0;
    qint64 unassigned = 0;
    qint64 failed = 0;
    qint64 notes = 0;
    QMap<QString, qint64> planted; ///< The number of items with each planted word.
    Buffers buffers;
    qint64 vocabulary = 0;
};

/// Fills an organization without feedback. Equal seeds generate equal rows, except for identifiers of people.
class OrganizationData
{
public:
    struct Plan
    {
        QByteArray conninfo;
        QString slug;
        qint64 items = 0;
        std::uint64_t seed = 1;
        /// The number of notes, including the records of routing; 0: the usual small number.
        qint64 notes = 0;
    };

    OrganizationData(Plan plan, const Wording &wording);
    Made make();

private:
    struct Item;
    struct Tables;

    void findOrganization();
    void makeBuffers();
    void dropIndexes();
    void makeItems();
    Item plan(qint64 number);
    void writeItem(Tables &tables, Item &item);
    void writeRouting(Tables &tables, const Item &item);
    qint64 notesByHand(const Item &item);
    void writeVocabulary();
    void writeVotes();
    void makeIndexes();
    void writeCounts();

    const Plan m_plan;
    const Wording &m_wording;
    Random m_random;
    ConnectionHandle m_connection;
    qint64 m_organization = 0;
    qint64 m_member = 0;
    qint64 m_firstChange = 0;
    QByteArrayList m_indexes;
    QSet<QString> m_vocabulary;
    QMap<QString, qint64> m_languages; ///< The number of items by the code of their language.
    Made m_made;
};

} // namespace triage::benchmark
