// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/feedbacklistmodelprivate.h"
#include "models/feedbackmime.h"
#include "models/labels.h"
#include "models/roles.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// A search is not listed again more often than that.
constexpr int searchPause = 250;

} // namespace

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

/// The old rows go at once: a key that is pressed now must not act on them as rows of the new list.
void FeedbackListModel::begin(const Filter &filter, bool suspended)
{
    beginResetModel();
    d->filter = filter;
    d->ids.clear();
    d->ids.shrink_to_fit();
    d->cache.clear();
    d->departed.clear();
    d->meanwhile = {};
    d->complete = true;
    d->oldestComplete = {};
    d->lastFetched = {};
    d->fetchedCount = 0;
    d->reachedEnd = false;
    d->askedFor.reset();
    d->pageToLoad = -1;
    d->fresh = true;
    d->suspended = suspended;
    // Nobody may take the list for empty because its rows are still on their way.
    d->listing = !suspended;
    d->again.stop();
    endResetModel();
    setHeld({});
}

void FeedbackListModel::setFilter(const Filter &filter)
{
    begin(filter, false);
    relist();
}

void FeedbackListModel::suspend()
{
    if (!d->suspended)
        begin(d->filter, true);
}

bool FeedbackListModel::isSuspended() const
{
    return d->suspended;
}

void FeedbackListModel::relist()
{
    d->listing = true;
    d->store.list(d->filter, this, [this](const Listing &listing) { onListing(listing); });
}

bool FeedbackListModel::isLoading() const
{
    // The first rows may be on their way from the server.
    return (d->listing && d->fresh) || (d->ids.empty() && !d->complete && !d->olderFailed);
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

const ListRow &FeedbackListModel::rowAt(int row) const
{
    onRowRead(row);
    return d->cache.at(d->ids, row);
}

void FeedbackListModel::onRowRead(int row) const
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
    const int known = d->endsWithCache() ? int(d->ids.size()) : d->fetchedCount;
    if (row + RowCache::pageSize > known)
        askForOlder();
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
    const QString headline = Labels::headline(row);
    if (role == Qt::DisplayRole)
        return headline;
    QStringList parts{ headline };
    for (const BufferId id : row.buffers) {
        if (const BufferRecord *buffer = d->store.buffer(id))
            parts += buffer->buffer.name;
    }
    parts += Labels::longAge(row.createdAt, Labels::now());
    if (const QString flags = Labels::flags(row); !flags.isEmpty())
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
    constexpr std::size_t maxTitles = 100;
    QStringList titles;
    for (const ListRow &row : d->store.rows(std::span(ids).first(std::min(ids.size(), maxTitles))))
        titles += Labels::headline(row);
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
