// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cache/grouphits.h"

#include "store/cache/searchtext.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

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

/// Returns which of the items have the words themselves.
std::unordered_set<FeedbackId> matching(LocalDatabase &database, const QString &match, const QString &ids)
{
    std::unordered_set<FeedbackId> found;
    LocalRows rows = database.read(
        "select rowid from found where found match ? and rowid in (select value from json_each(?))", match,
        ids);
    while (rows.next())
        found.insert(FeedbackId(rows.integer(0)));
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
    const QString match = matchOf(search);
    std::vector<FeedbackId> originals;
    for (const ListRow &row : rows) {
        if (row.duplicates > 0)
            originals.push_back(row.id);
    }
    if (match.isEmpty() || originals.empty())
        return;
    const auto self = matching(database, match, jsonOf(originals));
    std::erase_if(originals, [&self](FeedbackId id) { return self.contains(id); });
    const auto all = membersOf(database, jsonOf(originals));
    std::vector<FeedbackId> ids;
    for (const auto &[member, original] : all)
        ids.push_back(member);
    std::unordered_map<FeedbackId, QString> found; // by the item that stands for the duplicate
    LocalRows hits = database.read("select rowid, snippet(found, -1, '', '', '…', 24) from found where found "
                                   "match ? and rowid in (select value from json_each(?)) order by rowid",
                                   match, jsonOf(ids));
    while (hits.next())
        found.emplace(all.at(FeedbackId(hits.integer(0))), hits.text(1).simplified());
    for (ListRow &row : rows) {
        if (const auto hit = found.find(row.id); hit != found.end())
            row.foundIn = hit->second;
    }
}

} // namespace triage::app
