// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/feedbacklistmodel.h"

#include "invariant.h"
#include "models/feedbackmime.h"
#include "models/feedbackorder.h"
#include "models/labels.h"
#include "models/listfollower.h"
#include "models/presencewords.h"
#include "models/roles.h"
#include "store/presentpeople.h"

#include <QTimer>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

void noteRow(int row, std::size_t count, const char *what, std::size_t size)
{
    noteViolation(Invariant::ShownRows,
                  QByteArray::number(qint64(count)) + " rows " + what + " at row " + QByteArray::number(row)
                      + " of " + QByteArray::number(qint64(size)));
}

} // namespace

FeedbackListModel::FeedbackListModel(LocalStore &store, QObject *parent)
    : QAbstractListModel(parent), m_store(store), m_cache(store),
      m_follower(std::make_unique<ListFollower>(*this, store))
{
    connect(m_follower.get(), &ListFollower::loaded, this, &FeedbackListModel::loaded);
    connect(m_follower.get(), &ListFollower::heldBackChanged, this, &FeedbackListModel::heldBackChanged);
    connect(m_follower.get(), &ListFollower::needOlder, this, &FeedbackListModel::needOlder);
    connect(&store.present(), &PresentPeople::changed, this, [this](const std::vector<FeedbackId> &items) {
        for (const FeedbackId item : items) {
            if (const int row = rowOf(item); row >= 0)
                announce(row, row);
        }
    });
}

FeedbackListModel::~FeedbackListModel() = default;

const Filter &FeedbackListModel::filter() const
{
    return m_follower->filter();
}

void FeedbackListModel::setFilter(const Filter &filter)
{
    m_follower->follow(filter);
}

void FeedbackListModel::suspend()
{
    m_follower->suspend();
}

bool FeedbackListModel::isSuspended() const
{
    return m_follower->isSuspended();
}

bool FeedbackListModel::isLoading() const
{
    return m_follower->isLoading();
}

bool FeedbackListModel::isComplete() const
{
    return m_follower->isComplete();
}

bool FeedbackListModel::isSimilar() const
{
    return m_follower->isSimilar();
}

void FeedbackListModel::addOlder(const OlderPage &page)
{
    m_follower->addOlder(page);
}

void FeedbackListModel::setOlderState(const OlderState &state)
{
    m_follower->setOlderState(state);
}

int FeedbackListModel::heldBack() const
{
    return m_follower->heldBack();
}

void FeedbackListModel::setHoldNew(bool hold)
{
    m_follower->setHoldNew(hold);
}

void FeedbackListModel::showNew()
{
    m_follower->showNew();
}

void FeedbackListModel::resetRows(const std::function<void(std::vector<FeedbackId> &)> &change)
{
    beginResetModel();
    change(m_ids);
    m_cache.clear();
    m_pageToLoad = -1;
    endResetModel();
}

void FeedbackListModel::insert(const std::vector<Insertion> &insertions)
{
    for (auto each = insertions.rbegin(); each != insertions.rend(); ++each) {
        // In the order of a list, an item would come next to itself.
        const int row = std::min(each->row, int(m_ids.size()));
        const bool isTwice = std::ranges::adjacent_find(each->ids) != each->ids.end();
        std::vector<FeedbackId> once;
        if (isTwice)
            std::ranges::unique_copy(each->ids, std::back_inserter(once));
        const std::vector<FeedbackId> &ids = isTwice ? once : each->ids;
        if (row != each->row || isTwice || (row > 0 && m_ids[std::size_t(row) - 1] == ids.front())
            || (row < int(m_ids.size()) && m_ids[std::size_t(row)] == ids.back()))
            noteRow(each->row, each->ids.size(), "come", m_ids.size());
        beginInsertRows({}, row, row + int(ids.size()) - 1);
        m_ids.insert(m_ids.begin() + row, ids.begin(), ids.end());
        endInsertRows();
    }
}

void FeedbackListModel::removeRowsAt(const std::vector<int> &rows)
{
    if (!rows.empty() && (rows.front() < 0 || rows.back() >= int(m_ids.size())))
        return noteRow(rows.back(), rows.size(), "leave", m_ids.size());
    for (std::size_t last = rows.size(); last > 0;) {
        std::size_t first = last - 1;
        while (first > 0 && rows[first - 1] == rows[first] - 1)
            --first;
        const auto begin = m_ids.begin() + rows[first];
        const auto end = m_ids.begin() + rows[last - 1] + 1;
        beginRemoveRows({}, rows[first], rows[last - 1]);
        m_ids.erase(begin, end);
        if (m_sections)
            removeFromSections(*m_sections, rows[first], rows[last - 1] + 1);
        endRemoveRows();
        last = first;
    }
    announceSections();
}

void FeedbackListModel::announce(int first, int last, const QList<int> &roles)
{
    Q_EMIT dataChanged(index(first), index(last), roles);
}

void FeedbackListModel::announceSections()
{
    qint64 begin = 0;
    for (const auto section : stateSections) {
        if (!m_sections || begin >= qint64(m_ids.size()))
            return;
        announce(int(begin), int(begin), { SectionRole, Qt::AccessibleTextRole });
        begin += (*m_sections).*section;
    }
}

/// Returns the name and the size of the section that begins with the row; empty if none does, or if the list
/// has only open items.
QString FeedbackListModel::sectionAt(int row) const
{
    if (!m_sections || m_sections->open == qint64(m_ids.size()))
        return {};
    qint64 begin = 0;
    for (const auto section : stateSections) {
        const qint64 size = (*m_sections).*section;
        if (begin == row && size > 0) {
            const QString number = Labels::number(size);
            return Labels::inState(section, isComplete() ? number : number + u'+');
        }
        begin += size;
    }
    return {};
}

void FeedbackListModel::setOrigin(const QString &server, const QString &organization)
{
    m_server = server;
    m_organization = organization;
}

int FeedbackListModel::rowOf(FeedbackId id) const
{
    // The identifiers are contiguous: a search through 100,000 takes about 30 µs, less than maintaining an
    // index.
    const auto found = std::find(m_ids.begin(), m_ids.end(), id);
    return found == m_ids.end() ? -1 : int(found - m_ids.begin());
}

FeedbackId FeedbackListModel::idAt(int row) const
{
    return row >= 0 && row < int(m_ids.size()) ? m_ids[std::size_t(row)] : FeedbackId();
}

std::vector<FeedbackId> FeedbackListModel::ids() const
{
    return m_ids;
}

bool FeedbackListModel::isOwnChange(FeedbackId id) const
{
    return m_store.isOwnChange(id);
}

const ListRow &FeedbackListModel::rowAt(int row) const
{
    onRowRead(row);
    return m_cache.at(m_ids, row);
}

void FeedbackListModel::onRowRead(int row) const
{
    const int page = row / RowCache::pageSize;
    if (m_pageToLoad != page) {
        m_pageToLoad = page;
        // The adjacent pages are read after the requested rows were painted.
        QTimer::singleShot(0, const_cast<FeedbackListModel *>(this), [this, page] {
            if (!m_cache.load(m_ids, page + 1))
                m_cache.load(m_ids, page - 1);
        });
    }
    m_follower->rowRead(row);
}

int FeedbackListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

QVariant FeedbackListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == IdRole)
        return idAt(index.row()).value();
    if (role == SectionRole)
        return sectionAt(index.row());
    if (role == Qt::AccessibleDescriptionRole)
        return tr("Feedback %1, row %2 of %3")
            .arg(toString(idAt(index.row())), Labels::number(index.row() + 1),
                 Labels::number(qint64(m_ids.size())));
    if (role != Qt::DisplayRole && role != RowRole && role != Qt::AccessibleTextRole)
        return {};
    const ListRow &row = rowAt(index.row());
    if (role == RowRole)
        return QVariant::fromValue(row);
    const QString headline = Labels::headline(row);
    if (role == Qt::DisplayRole)
        return headline;
    QStringList parts{ headline };
    if (const QString section = sectionAt(index.row()); !section.isEmpty())
        parts.prepend(section);
    if (const QString match = Labels::match(row); !match.isEmpty())
        parts += match;
    for (const BufferId id : row.buffers) {
        if (const BufferRecord *buffer = m_store.buffer(id))
            parts += buffer->buffer.name;
    }
    parts += Labels::longAge(row.createdAt, Labels::now());
    if (const QString flags = Labels::flags(row); !flags.isEmpty())
        parts += flags;
    parts += PresenceWords::at(m_store, row.id);
    return parts.join(tr(", ", "between the parts of a row's name"));
}

Qt::ItemFlags FeedbackListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList FeedbackListModel::mimeTypes() const
{
    return { QLatin1StringView(feedbackMimeType) };
}

QMimeData *FeedbackListModel::mimeData(const QModelIndexList &indexes) const
{
    std::vector<FeedbackId> dragged;
    for (const QModelIndex &each : indexes)
        dragged.push_back(idAt(each.row()));
    return mimeData(dragged);
}

QMimeData *FeedbackListModel::mimeData(const std::vector<FeedbackId> &ids) const
{
    // Titles for other programs, limited to about a screenful.
    constexpr std::size_t maxTitles = 100;
    QStringList titles;
    for (const ListRow &row : m_store.rows(std::span(ids).first(std::min(ids.size(), maxTitles))))
        titles += Labels::headline(row);
    DraggedFeedback dragged{ ids, std::nullopt, m_server, m_organization };
    if (filter().buffer)
        dragged.from = filter().bufferId();
    return toMime(dragged, titles);
}

Qt::DropActions FeedbackListModel::supportedDragActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

} // namespace triage::app

#include "moc_feedbacklistmodel.cpp"
