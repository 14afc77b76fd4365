// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sidebarmodel.h"

#include "models/labels.h"
#include "models/roles.h"
#include "models/sidebarrows.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

const char pinsMemo[] = "pins";
const char filtersMemo[] = "filters";
/// Counting saved filters takes at most 1/200 of the reader's time.
constexpr int countingShare = 200;
constexpr int countingPause = 2000;

} // namespace

struct SidebarModel::Private
{
    explicit Private(LocalStore &localStore) : store(localStore) { }

    Pins pins() const { return chosenPins ? *chosenPins : defaultPins(store); }
    bool isShown(int section) const { return shown[std::size_t(section)]; }
    int topRow(int section) const { return int(std::count(shown.begin(), shown.begin() + section, true)); }
    int sectionAt(int topRow) const
    {
        for (int section = 0; section < sectionCount; ++section) {
            if (isShown(section) && topRow-- == 0)
                return section;
        }
        return -1;
    }

    // The named lists are counted one after the other: the views, then the saved filters.
    std::size_t listCount() const { return lists.views.size() + lists.saved.size(); }
    const Filter &listAt(std::size_t number) const
    {
        const std::size_t views = lists.views.size();
        return number < views ? lists.views[number].filter : lists.saved[number - views].filter;
    }
    void setCount(std::size_t number, const Listing &listing)
    {
        const std::size_t views = lists.views.size();
        qint64 &count = number < views ? lists.viewCounts[number] : lists.savedCounts[number - views];
        count = qint64(listing.ids.size());
        if (number >= views)
            return;
        // The server has more than this machine does, or it alone knows the filters.
        const ListedView &view = lists.views[number];
        if (!view.isExact)
            count = view.serverCount.value_or(-1);
        else if (!listing.complete)
            count = std::max(count, view.serverCount.value_or(0));
    }

    LocalStore &store;
    std::optional<Pins> chosenPins;
    bool isComplete = false; ///< All buffers of the server are here.
    std::set<BufferId> known; ///< The buffers that are not new, since all were here.
    NamedLists lists;
    QString nameFilter;
    SidebarRows rows;
    SidebarRows wanted;
    std::array<bool, sectionCount> shown{};
    QTimer counting;
    QElapsedTimer took;
};

SidebarModel::SidebarModel(LocalStore &store, QObject *parent)
    : SyncedModel(parent), d(std::make_unique<Private>(store))
{
    d->chosenPins = pinsFromMemo(store.memo(QLatin1StringView(pinsMemo)));
    d->lists.saved = filtersFromMemo(store.memo(QLatin1StringView(filtersMemo)));
    d->lists.savedCounts.assign(d->lists.saved.size(), -1);
    readViews();
    d->counting.setSingleShot(true);
    d->counting.setInterval(countingPause);
    connect(&d->counting, &QTimer::timeout, this, &SidebarModel::countSaved);
    connect(&store, &LocalStore::changed, this, [this](const StoreChange &change) {
        const bool views = change.views || change.organization || change.everything;
        if (views)
            readViews();
        if (change.buffers || change.counts || views)
            update();
        if (d->listCount() > 0 && !d->counting.isActive() && (!change.changed.empty() || views))
            d->counting.start();
    });
    update();
    countSaved();
}

SidebarModel::~SidebarModel() = default;

void SidebarModel::update()
{
    pinNewBuffers();
    d->wanted = sidebarRows(d->store, d->pins(), d->lists, d->nameFilter);
    for (int section = 0; section < sectionCount; ++section)
        updateSection(section);
}

void SidebarModel::updateSection(int section)
{
    const std::size_t at = std::size_t(section);
    const bool wanted = !d->wanted[at].empty();
    if (wanted && !d->shown[at]) {
        const int row = d->topRow(section);
        beginInsertRows({}, row, row);
        d->shown[at] = true;
        endInsertRows();
        beginInsertRows(index(row, 0), 0, int(d->wanted[at].size()) - 1);
        d->rows[at] = d->wanted[at];
        endInsertRows();
    } else if (!wanted && d->shown[at]) {
        const int row = d->topRow(section);
        beginRemoveRows({}, row, row);
        d->shown[at] = false;
        d->rows[at].clear();
        endRemoveRows();
    } else if (wanted) {
        sync(index(d->topRow(section), 0), d->rows[at], d->wanted[at],
             [](const SidebarRow &one, const SidebarRow &other) { return one.isSame(other); });
    }
}

void SidebarModel::countSaved()
{
    d->took.start();
    countNext(0);
}

void SidebarModel::readViews()
{
    std::vector<ListedView> views = listedViews(d->store);
    std::vector<qint64> counts;
    for (const ListedView &view : views) {
        const auto before
            = std::find_if(d->lists.views.begin(), d->lists.views.end(), [&view](const ListedView &each) {
                  return each.view.id == view.view.id && each.filter == view.filter;
              });
        const auto at = std::size_t(before - d->lists.views.begin());
        counts.push_back(before == d->lists.views.end() ? -1 : d->lists.viewCounts[at]);
    }
    d->lists.views = std::move(views);
    d->lists.viewCounts = std::move(counts);
}

void SidebarModel::countNext(std::size_t number)
{
    if (number >= d->listCount())
        return;
    d->store.list(d->listAt(number), this, [this, number](const Listing &listing) {
        if (number >= d->listCount() || listing.filter != d->listAt(number))
            return countSaved();
        d->setCount(number, listing);
        update();
        if (number + 1 < d->listCount())
            return countNext(number + 1);
        // A busy feed must not keep the reader busy with counting.
        d->counting.setInterval(int(std::max<qint64>(countingPause, d->took.elapsed() * countingShare)));
    });
}

QModelIndex SidebarModel::indexOf(const Filter &filter) const
{
    const auto find = [this](auto fits) {
        for (int section = sectionCount - 1; section >= 0; --section) {
            const std::vector<SidebarRow> &rows = d->rows[std::size_t(section)];
            const auto found = std::find_if(rows.begin(), rows.end(), fits);
            if (found != rows.end())
                return index(int(found - rows.begin()), 0, index(d->topRow(section), 0));
        }
        return QModelIndex();
    };
    const QModelIndex exact = find([&filter](const SidebarRow &row) { return row.filter == filter; });
    if (exact.isValid())
        return exact;
    return find([&filter](const SidebarRow &row) {
        return !row.isNamedList() && row.place == filter.place() && row.buffer == filter.bufferId();
    });
}

QModelIndex SidebarModel::indexOf(BufferId buffer) const
{
    return indexOf(inBuffer({}, buffer));
}

std::vector<BufferId> SidebarModel::pins() const
{
    const Pins pins = d->pins();
    return { pins.begin(), pins.end() };
}

void SidebarModel::setPin(BufferId buffer, int number)
{
    Pins pins = d->pins();
    std::replace(pins.begin(), pins.end(), buffer, BufferId());
    if (number >= 1 && number <= int(pins.size()))
        pins[std::size_t(number - 1)] = buffer;
    storePins(pins);
    update();
}

void SidebarModel::keepPins()
{
    if (!d->chosenPins)
        storePins(defaultPins(d->store));
    if (!d->isComplete) {
        d->isComplete = true;
        for (const BufferRecord &record : d->store.buffers()) {
            if (!record.buffer.needsReview)
                d->known.insert(record.buffer.id);
        }
    }
}

/// A suggested buffer is new when it is approved. A pin of a deleted buffer stays, because the buffer can be
/// restored.
void SidebarModel::pinNewBuffers()
{
    if (!d->isComplete)
        return;
    Pins pins = d->pins();
    for (const BufferRecord &record : d->store.buffers()) {
        const BufferId id = record.buffer.id;
        if (record.buffer.needsReview || !d->known.insert(id).second
            || std::find(pins.begin(), pins.end(), id) != pins.end())
            continue;
        const auto free = std::find(pins.begin(), pins.end(), BufferId());
        if (free != pins.end())
            *free = id;
    }
    if (pins != d->pins())
        storePins(pins);
}

void SidebarModel::storePins(const Pins &pins)
{
    d->chosenPins = pins;
    d->store.setMemo(QLatin1StringView(pinsMemo), pinsToMemo(pins));
}

const std::vector<SavedFilter> &SidebarModel::savedFilters() const
{
    return d->lists.saved;
}

void SidebarModel::setSavedFilters(std::vector<SavedFilter> filters)
{
    d->lists.saved = std::move(filters);
    d->lists.savedCounts.assign(d->lists.saved.size(), -1);
    d->store.setMemo(QLatin1StringView(filtersMemo), filtersToMemo(d->lists.saved));
    update();
    countSaved();
}

void SidebarModel::setNameFilter(const QString &text)
{
    d->nameFilter = text;
    update();
}

// Top rows have the internal id 0, their rows the section's number plus one.

QModelIndex SidebarModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(d->sectionAt(parent.row())) + 1 : 0);
}

QModelIndex SidebarModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(d->topRow(int(child.internalId()) - 1), 0, quintptr(0));
}

int SidebarModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return d->topRow(sectionCount);
    if (parent.internalId() != 0 || parent.column() > 0)
        return 0;
    return int(d->rows[std::size_t(d->sectionAt(parent.row()))].size());
}

int SidebarModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant SidebarModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == 0) {
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
            return headingOf(Section(d->sectionAt(index.row())));
        return role == HeadingRole ? QVariant(true) : QVariant();
    }
    const SidebarRow &row = d->rows[std::size_t(index.internalId() - 1)][std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole:
        return accessibleText(row);
    case Qt::ToolTipRole:
        return row.view.isValid() ? row.tip : totalText(row);
    case IdRole:
        return row.buffer.value();
    case PlaceRole:
        return int(row.place);
    case CountRole:
        return row.count;
    case IconNameRole:
        return row.icon;
    case PinRole:
        return row.pin;
    case HeadingRole:
        return false;
    case SuggestionRole:
        return row.suggestion;
    case NewItemsRole:
        return row.newItems;
    case FilterRole:
        return QVariant::fromValue(row.filter);
    case SavedRole:
        return row.saved;
    case ViewRole:
        return row.view.value();
    default:
        return {};
    }
}

/// Says how many items there are where some of them are not to be worked on now.
QString SidebarModel::totalText(const SidebarRow &row)
{
    if (row.total <= row.count)
        return {};
    return tr("%1 to work on, %2 with what is done or snoozed", "numbers of feedback")
        .arg(Labels::number(row.count), Labels::number(row.total));
}

QString SidebarModel::accessibleText(const SidebarRow &row)
{
    QStringList parts{ row.name };
    if (row.count >= 0)
        parts += tr("%n item(s)", nullptr, int(row.count));
    if (row.newItems > 0)
        parts += tr("%n new", nullptr, int(row.newItems));
    if (row.pin > 0)
        parts += tr("key %1").arg(Labels::number(row.pin));
    if (row.suggestion)
        parts += tr("suggested, waits for approval");
    return parts.join(tr(", ", "between the parts of a row's name"));
}

Qt::ItemFlags SidebarModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (index.internalId() == 0)
        return Qt::ItemIsEnabled;
    const SidebarRow &row = d->rows[std::size_t(index.internalId() - 1)][std::size_t(index.row())];
    // Only places that items can be assigned to; a saved filter is a query, not a place.
    const bool takes = !row.isNamedList() && (row.place == Place::Buffer || row.place == Place::Unassigned);
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren
        | (takes ? Qt::ItemIsDropEnabled | Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

} // namespace triage::app

#include "moc_sidebarmodel.cpp"
