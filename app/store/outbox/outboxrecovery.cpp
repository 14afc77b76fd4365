// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/outbox/outboxrecovery.h"

#include "store/cache/localdatabase.h"
#include "store/outbox/outboxfile.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <limits>
#include <set>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The limit of attempts to find readable rows between damaged ones.
constexpr int maxProbes = 5000;

/// Reads the rows of a table with integer keys, whose pages may be damaged.
class RowRecovery
{
public:
    struct Gap
    {
        qint64 first = 0;
        qint64 last = 0;
    };
    /// `read` is called for every row, with the key in column 0.
    RowRecovery(LocalDatabase &database, const QByteArray &select, const QByteArray &key,
                std::function<void(LocalRows &)> read)
        : m_database(database), m_forwards(select + " where " + key + " >= ? order by " + key + " limit 1"),
          m_backwards(select + " where " + key + " <= ? order by " + key + " desc limit 1"),
          m_read(std::move(read))
    {
    }

    /// Returns the ranges of keys that could not be read.
    std::vector<Gap> run()
    {
        recover(0, std::numeric_limits<qint64>::max() - 1);
        return std::move(m_gaps);
    }

private:
    // Reads forwards to the damage, backwards to the damage, and then the halves of what is between.
    void recover(qint64 first, qint64 last)
    {
        bool damaged = false;
        while (first <= last) {
            LocalRows rows = m_database.read(m_forwards, first);
            damaged = rows.hasFailed();
            if (damaged)
                break;
            if (!rows.next() || rows.integer(0) > last)
                return;
            first = rows.integer(0) + 1;
            m_read(rows);
        }
        if (!damaged)
            return;
        while (last > first) {
            LocalRows rows = m_database.read(m_backwards, last);
            if (rows.hasFailed())
                break;
            if (!rows.next() || rows.integer(0) < first)
                return; // the damage is behind this range
            last = rows.integer(0) - 1;
            m_read(rows);
        }
        if (last - first < 1 || ++m_probes > maxProbes) {
            m_gaps.push_back({ first, last });
            return;
        }
        const qint64 middle = first + (last - first) / 2;
        recover(first, middle);
        recover(middle + 1, last);
    }

    LocalDatabase &m_database;
    const QByteArray m_forwards;
    const QByteArray m_backwards;
    const std::function<void(LocalRows &)> m_read;
    std::vector<Gap> m_gaps;
    int m_probes = 0;
};

/// Returns the acts of the operations beside a gap, of which the gap may hold a part.
std::set<ActId> actsBeside(const std::vector<RowRecovery::Gap> &gaps, const std::vector<OutboxEntry> &entries)
{
    std::set<ActId> acts;
    for (const RowRecovery::Gap &gap : gaps) {
        const auto after
            = std::lower_bound(entries.begin(), entries.end(), OutboxEntryId(gap.first),
                               [](const OutboxEntry &entry, OutboxEntryId id) { return entry.id < id; });
        if (after != entries.end())
            acts.insert(after->act);
        if (after != entries.begin())
            acts.insert(std::prev(after)->act);
    }
    return acts;
}

void readActs(LocalDatabase &database, RecoveredOutbox &found, std::map<ActId, QString> &texts)
{
    RowRecovery(database, "select id, size, text from act", "id", [&](LocalRows &rows) {
        found.actSizes[ActId(rows.integer(0))] = int(rows.integer(1));
        texts[ActId(rows.integer(0))] = rows.text(2);
    }).run();
}

void readOperations(LocalDatabase &database, RecoveredOutbox &found)
{
    std::map<ActId, QString> texts;
    readActs(database, found, texts);
    RowRecovery table(database, operationColumns(database), "id", [&](LocalRows &rows) {
        if (std::optional<OutboxEntry> entry = readOutboxEntry(rows)) {
            found.about[entry->id] = aboutInRow(rows);
            found.entries.push_back(std::move(*entry));
        }
    });
    const std::vector<RowRecovery::Gap> gaps = table.run();
    std::sort(found.entries.begin(), found.entries.end(),
              [](const OutboxEntry &a, const OutboxEntry &b) { return a.id < b.id; });
    const std::set<ActId> doubtful = actsBeside(gaps, found.entries);
    for (OutboxEntry &entry : found.entries) {
        const auto text = texts.find(entry.act);
        entry.origin.change().text = text != texts.end()
            ? text->second
            : QCoreApplication::translate("triage::app", "A change whose description was lost");
        if (!doubtful.contains(entry.act))
            continue;
        entry.state = OutboxEntryState::Failed;
        entry.sending.change().notBefore.reset();
        entry.sending.change().trouble.problem
            = problem(ProblemType::Conflict,
                      QCoreApplication::translate(
                          "triage::app", "A part of this change may be lost: its file was damaged."));
    }
}

void readDrafts(LocalDatabase &database, RecoveredOutbox &found)
{
    RowRecovery(database, "select feedback, text from draft", "feedback", [&](LocalRows &rows) {
        const FeedbackId id(rows.integer(0));
        if (id.isValid())
            found.drafts.emplace_back(id, rows.text(1));
    }).run();
}

/// Memos have names, so they are read from both ends only. The steps to undo are left out; see stepsMemo.
void readMemos(LocalDatabase &database, RecoveredOutbox &found)
{
    std::map<QString, QByteArray> memos;
    for (const char *order : { "select name, value from memo order by name",
                               "select name, value from memo order by name desc" }) {
        LocalRows rows = database.read(order);
        while (rows.next())
            memos.emplace(rows.text(0), rows.bytes(1));
    }
    memos.erase(stepsMemo);
    found.memos.assign(memos.begin(), memos.end());
}

} // namespace

RecoveredOutbox recoverOutbox(const QString &path)
{
    RecoveredOutbox found;
    const auto opened = LocalDatabase::open(path, LocalDatabase::Access::ReadWrite);
    if (!opened)
        return found;
    readOperations(**opened, found);
    readDrafts(**opened, found);
    readMemos(**opened, found);
    return found;
}

} // namespace triage::app
