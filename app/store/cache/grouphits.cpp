// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/grouphits.h"

#include "store/cache/searchtext.h"

#include <algorithm>
#include <map>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The duplicates and what stands for them, also where that is merged here and not yet on the server.
const QByteArray members = "select d.id, coalesce(e.original, d.original) from feedback d left join feedback "
                           "e on e.id = d.original where ";

QString jsonOf(const std::vector<FeedbackId> &ids)
{
    QStringList numbers;
    for (const FeedbackId id : ids)
        numbers += QString::number(id.value());
    return u'[' + numbers.join(u',') + u']';
}

/// Returns the items that have the words themselves, each with the part of its text that shows them.
std::map<FeedbackId, QString> matching(LocalDatabase &database, const search::SearchQuery &query,
                                       const std::vector<FeedbackId> &ids)
{
    std::map<FeedbackId, QString> found;
    LocalRows rows = database.read(
        "select id, title, description from feedback where id in (select value from json_each(?))",
        jsonOf(ids));
    while (rows.next()) {
        const QString title = rows.text(1);
        const QString description = rows.text(2);
        if (!query.matches(title, description))
            continue;
        const search::QueryHit hit = query.hit(title, description);
        const search::Highlight shown = *(hit.description ? hit.description : hit.title);
        const bool isWhole = shown.snippet == (hit.description ? description : title);
        found.emplace(FeedbackId(rows.integer(0)),
                      (isWhole ? shown.snippet : u'…' + shown.snippet + u'…').simplified());
    }
    return found;
}

/// Returns the duplicates of the items, each with the item that stands for it.
std::unordered_map<FeedbackId, FeedbackId> membersOf(LocalDatabase &database, const QString &originals)
{
    std::unordered_map<FeedbackId, FeedbackId> all;
    LocalRows rows
        = database.read(members
                            + "d.original in (select value from json_each(?)) or d.original in (select c.id "
                              "from feedback c where c.original in (select value from json_each(?)))",
                        originals, originals);
    while (rows.next())
        all.emplace(FeedbackId(rows.integer(0)), FeedbackId(rows.integer(1)));
    return all;
}

} // namespace

void addOriginals(LocalDatabase &database, std::vector<FeedbackId> &hits)
{
    std::vector<FeedbackId> originals;
    LocalRows rows = database.read(members + "d.original is not null");
    while (rows.next()) {
        if (std::binary_search(hits.begin(), hits.end(), FeedbackId(rows.integer(0))))
            originals.emplace_back(rows.integer(1));
    }
    hits.insert(hits.end(), originals.begin(), originals.end());
    std::sort(hits.begin(), hits.end());
    hits.erase(std::unique(hits.begin(), hits.end()), hits.end());
}

void addFoundIn(LocalDatabase &database, const QString &search, std::vector<ListRow> &rows)
{
    std::vector<FeedbackId> originals;
    for (const ListRow &row : rows) {
        if (row.duplicates > 0)
            originals.push_back(row.id);
    }
    if (originals.empty() || search.isEmpty())
        return;
    const search::SearchQuery exact = searchQuery(database, search);
    if (exact.matchesNothing())
        return;
    std::unordered_map<FeedbackId, QString> found; // by the item that stands for the duplicate
    // A row that no word of the search finds is in a list of words with a typing error.
    for (const search::SearchQuery &query : { exact, exact.withSimilar() }) {
        const auto self = matching(database, query, originals);
        std::erase_if(originals, [&self](FeedbackId id) { return self.contains(id); });
        const auto all = membersOf(database, jsonOf(originals));
        std::vector<FeedbackId> ids;
        for (const auto &[member, original] : all)
            ids.push_back(member);
        for (const auto &[id, text] : matching(database, query, ids))
            found.emplace(all.at(id), text);
        std::erase_if(originals, [&found](FeedbackId id) { return found.contains(id); });
        if (originals.empty())
            break;
    }
    for (ListRow &row : rows) {
        if (const auto hit = found.find(row.id); hit != found.end())
            row.foundIn = hit->second;
    }
}

} // namespace triage::app
