#include "models/feedbacklistmodel.h"

#include "models/feedbackmime.h"
#include "models/feedbackorder.h"
#include "models/roles.h"
#include "models/rowcache.h"
#include "models/wording.h"

#include <QTimer>

#include <algorithm>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

/// From here on it is cheaper to list anew than to ask where each belongs.
constexpr std::size_t manyChanges = 1000;
/// A search is not listed again more often than that.
constexpr int searchPause = 250;

} // namespace

struct FeedbackListModel::Private
{
    explicit Private(LocalStore &localStore) : store(localStore), cache(localStore) { }

    LocalStore &store;
    mutable RowCache cache;
    Filter filter;
    std::vector<FeedbackId> ids;
    std::vector<FeedbackId> held;
    std::unordered_set<FeedbackId>
        left; ///< Were here since the list was shown: coming back they are no news.
    StoreChange meanwhile; ///< What changed while a list was under way.
    bool listing = false;
    bool fresh = true; ///< The next list replaces everything.
    bool complete = true;
    bool hold = false;
    QTimer again; ///< For searches.
    mutable FeedbackId askedFor; ///< The last row that older ones were asked for.
    mutable int pageToLoad = -1;
    QString server;
    QString organization;
};

FeedbackListModel::FeedbackListModel(LocalStore &store, QObject *parent)
    : QAbstractListModel(parent), d(std::make_unique<Private>(store))
{
    d->again.setSingleShot(true);
    d->again.setInterval(searchPause);
    connect(&d->again, &QTimer::timeout, this, &FeedbackListModel::relist);
    connect(&store, &LocalStore::changed, this, &FeedbackListModel::onChanged);
}

FeedbackListModel::~FeedbackListModel() = default;

const Filter &FeedbackListModel::filter() const
{
    return d->filter;
}

void FeedbackListModel::setFilter(const Filter &filter)
{
    // The old rows go at once: a key that is pressed now must not act on them as rows of the new list.
    beginResetModel();
    d->filter = filter;
    d->ids.clear();
    d->cache.clear();
    d->left.clear();
    d->meanwhile = {};
    d->complete = true;
    d->askedFor = {};
    d->fresh = true;
    // Nobody may take the list for empty because its rows are still on their way.
    d->listing = true;
    d->again.stop();
    endResetModel();
    setHeld({});
    relist();
}

void FeedbackListModel::relist()
{
    d->listing = true;
    d->store.list(d->filter, this, [this](const Listing &listing) { onListing(listing); });
}

bool FeedbackListModel::isLoading() const
{
    return d->listing && d->fresh;
}

bool FeedbackListModel::isComplete() const
{
    return d->complete;
}

void FeedbackListModel::setOrigin(const QString &server, const QString &organization)
{
    d->server = server;
    d->organization = organization;
}

void FeedbackListModel::onListing(const Listing &listing)
{
    d->listing = false;
    d->complete = listing.complete;
    if (d->fresh) {
        beginResetModel();
        d->ids = listing.ids;
        d->fresh = false;
        endResetModel();
    } else {
        take(listing);
    }
    // The list may have been read before these; asking again for them is harmless.
    StoreChange meanwhile = std::exchange(d->meanwhile, {});
    onChanged(meanwhile);
    Q_EMIT loaded();
}

void FeedbackListModel::take(const Listing &listing)
{
    std::vector<FeedbackId> wanted = listing.ids;
    if (d->hold && !d->ids.empty()) {
        const std::unordered_set<FeedbackId> here(d->ids.begin(), d->ids.end());
        const auto isNews = [&](FeedbackId id) {
            return !here.contains(id) && !d->left.contains(id);
        };
        const auto known = std::find_if_not(wanted.begin(), wanted.end(), isNews);
        std::vector<FeedbackId> held(wanted.begin(), known);
        wanted.erase(wanted.begin(), known);
        setHeld(std::move(held));
    } else {
        setHeld({});
    }
    const ListDifference changes = difference(d->ids, wanted);
    removeRowsAt(changes.removed);
    insert(changes.inserted);
    d->cache.clear();
    if (!d->ids.empty())
        Q_EMIT dataChanged(index(0), index(int(d->ids.size()) - 1));
}

void FeedbackListModel::onChanged(const StoreChange &change)
{
    if (d->listing) {
        d->meanwhile.everything |= change.everything;
        d->meanwhile.buffers |= change.buffers;
        d->meanwhile.changed.insert(d->meanwhile.changed.end(), change.changed.begin(), change.changed.end());
        d->meanwhile.removed.insert(d->meanwhile.removed.end(), change.removed.begin(), change.removed.end());
        return;
    }
    if (change.everything || change.changed.size() + change.removed.size() > manyChanges) {
        relist();
        return;
    }
    removeIds(change.removed);
    for (const FeedbackId id : change.changed)
        d->cache.forget(id);
    if (d->filter.isSearch())
        applyToSearch(change);
    else
        applyNamed(change);
    if (change.buffers && !d->ids.empty()) // a name that chips show
        Q_EMIT dataChanged(index(0), index(int(d->ids.size()) - 1), { RowRole, Qt::AccessibleTextRole });
}

void FeedbackListModel::applyNamed(const StoreChange &change)
{
    if (change.changed.empty())
        return;
    std::vector<FeedbackId> leave;
    std::vector<FeedbackId> stay;
    std::vector<Standing> come;
    FeedbackOrder order(d->store, d->filter, d->ids);
    for (const Standing &standing : d->store.placesOf(d->filter, change.changed)) {
        const int row = rowOf(standing.id);
        if (!standing.belongs) {
            leave.push_back(standing.id);
        } else if (row < 0) {
            come.push_back(standing);
        } else if (order.standsRight(row, standing)) {
            stay.push_back(standing.id);
        } else {
            leave.push_back(standing.id);
            come.push_back(standing);
        }
    }
    removeIds(leave);
    refresh(stay);
    if (come.empty())
        return;
    std::vector<FeedbackId> held = d->held;
    FeedbackOrder now(d->store, d->filter, d->ids);
    const auto waits = [&](const Standing &standing) {
        const bool news
            = d->hold && !d->ids.empty() && !d->left.contains(standing.id) && now.placeOf(standing) == 0;
        if (news && std::find(held.begin(), held.end(), standing.id) == held.end())
            held.push_back(standing.id);
        return news;
    };
    std::erase_if(come, waits);
    for (const Standing &standing : come)
        std::erase(held, standing.id);
    insert(now.placesOf(std::move(come)));
    setHeld(std::move(held));
}

void FeedbackListModel::applyToSearch(const StoreChange &change)
{
    // Whether the words still match is asked again soon; what left the place goes at once.
    Filter place = d->filter;
    place.search.clear();
    std::vector<FeedbackId> here;
    std::copy_if(change.changed.begin(), change.changed.end(), std::back_inserter(here),
                 [this](FeedbackId id) { return rowOf(id) >= 0; });
    std::vector<FeedbackId> leave;
    for (const Standing &standing : d->store.placesOf(place, here)) {
        if (!standing.belongs)
            leave.push_back(standing.id);
    }
    removeIds(leave);
    refresh(here);
    if (!change.changed.empty() && !d->again.isActive())
        d->again.start();
}

void FeedbackListModel::refresh(const std::vector<FeedbackId> &ids)
{
    for (const FeedbackId id : ids) {
        if (const int row = rowOf(id); row >= 0)
            Q_EMIT dataChanged(index(row), index(row));
    }
}

void FeedbackListModel::removeIds(const std::vector<FeedbackId> &ids)
{
    std::vector<int> rows;
    for (const FeedbackId id : ids) {
        d->cache.forget(id);
        if (const int row = rowOf(id); row >= 0)
            rows.push_back(row);
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    removeRowsAt(rows);
    std::vector<FeedbackId> held = d->held;
    std::erase_if(held, [&ids](FeedbackId id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); });
    setHeld(std::move(held));
}

void FeedbackListModel::removeRowsAt(const std::vector<int> &rows)
{
    for (std::size_t last = rows.size(); last > 0;) {
        std::size_t first = last - 1;
        while (first > 0 && rows[first - 1] == rows[first] - 1)
            --first;
        const auto begin = d->ids.begin() + rows[first];
        const auto end = d->ids.begin() + rows[last - 1] + 1;
        beginRemoveRows({}, rows[first], rows[last - 1]);
        d->left.insert(begin, end);
        d->ids.erase(begin, end);
        endRemoveRows();
        last = first;
    }
}

void FeedbackListModel::insert(const std::vector<Insertion> &insertions)
{
    for (auto each = insertions.rbegin(); each != insertions.rend(); ++each) {
        beginInsertRows({}, each->row, each->row + int(each->ids.size()) - 1);
        d->ids.insert(d->ids.begin() + each->row, each->ids.begin(), each->ids.end());
        endInsertRows();
    }
}

int FeedbackListModel::rowOf(FeedbackId id) const
{
    // Identifiers lie side by side: a look through 100,000 takes some 30 µs, less than keeping an index
    // would.
    const auto found = std::find(d->ids.begin(), d->ids.end(), id);
    return found == d->ids.end() ? -1 : int(found - d->ids.begin());
}

FeedbackId FeedbackListModel::idAt(int row) const
{
    return row >= 0 && row < int(d->ids.size()) ? d->ids[std::size_t(row)] : FeedbackId();
}

std::vector<FeedbackId> FeedbackListModel::ids() const
{
    return d->ids;
}

int FeedbackListModel::heldBack() const
{
    return int(d->held.size());
}

void FeedbackListModel::setHoldNew(bool hold)
{
    d->hold = hold;
}

void FeedbackListModel::setHeld(std::vector<FeedbackId> held)
{
    const bool differs = held.size() != d->held.size();
    d->held = std::move(held);
    if (differs)
        Q_EMIT heldBackChanged(heldBack());
}

void FeedbackListModel::showNew()
{
    std::vector<FeedbackId> held = std::exchange(d->held, {});
    if (held.empty())
        return;
    if (d->filter.isSearch()) {
        d->left.insert(held.begin(), held.end()); // so that the list lets them in
        relist();
    } else {
        std::vector<Standing> come = d->store.placesOf(d->filter, held);
        std::erase_if(come, [this](const Standing &each) { return !each.belongs || rowOf(each.id) >= 0; });
        insert(FeedbackOrder(d->store, d->filter, d->ids).placesOf(std::move(come)));
    }
    Q_EMIT heldBackChanged(0);
}

const ListRow &FeedbackListModel::rowAt(int row) const
{
    looked(row);
    return d->cache.at(d->ids, row);
}

void FeedbackListModel::looked(int row) const
{
    auto *self = const_cast<FeedbackListModel *>(this);
    const int page = row / RowCache::pageSize;
    if (d->pageToLoad != page) {
        d->pageToLoad = page;
        // The neighbours are read when the rows that were asked for are painted.
        QTimer::singleShot(0, self, [this, page] {
            if (!d->cache.load(d->ids, page + 1))
                d->cache.load(d->ids, page - 1);
        });
    }
    const FeedbackId last = d->ids.back();
    if (!d->complete && row + RowCache::pageSize > int(d->ids.size()) && d->askedFor != last) {
        d->askedFor = last;
        QTimer::singleShot(0, self, [self, last] { Q_EMIT self->needOlder(self->filter(), last); });
    }
}

int FeedbackListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(d->ids.size());
}

QVariant FeedbackListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == IdRole)
        return idAt(index.row()).value();
    if (role == Qt::AccessibleDescriptionRole)
        return tr("Feedback %1, row %2 of %3")
            .arg(toString(idAt(index.row())))
            .arg(index.row() + 1)
            .arg(d->ids.size());
    if (role != Qt::DisplayRole && role != RowRole && role != Qt::AccessibleTextRole)
        return {};
    const ListRow &row = rowAt(index.row());
    if (role == RowRole)
        return QVariant::fromValue(row);
    const QString headline = Wording::headline(row);
    if (role == Qt::DisplayRole)
        return headline;
    QStringList parts{ headline };
    for (const BufferId id : row.buffers) {
        if (const BufferRecord *buffer = d->store.buffer(id))
            parts += buffer->buffer.name;
    }
    parts += Wording::longAge(row.createdAt, Wording::now());
    if (const QString flags = Wording::flags(row); !flags.isEmpty())
        parts += flags;
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
    // Titles for other programs; nobody pastes more than a screenful of them.
    constexpr std::size_t mostTitles = 100;
    QStringList titles;
    for (const ListRow &row : d->store.rows(std::span(ids).first(std::min(ids.size(), mostTitles))))
        titles += Wording::headline(row);
    DraggedFeedback dragged{ ids, std::nullopt, d->server, d->organization };
    if (d->filter.place == Place::Buffer)
        dragged.from = d->filter.buffer;
    return toMime(dragged, titles);
}

Qt::DropActions FeedbackListModel::supportedDragActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

} // namespace triage::app
