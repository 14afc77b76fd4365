// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sidebarmodel.h"

#include "fields/json.h"
#include "models/labels.h"
#include "models/roles.h"
#include "models/sidebarrows.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

const char pinsMemo[] = "pins";
/// Counting views takes at most 1/200 of the reader's time.
constexpr int countingShare = 200;
constexpr int countingPause = 2000;

QByteArray pinsToMemo(const Pins &pins)
{
    JsonWriter out;
    out.beginArray();
    for (const BufferId pin : pins) {
        if (pin.isValid())
            writeJson(out, pin);
        else
            out.null();
    }
    out.endArray();
    return out.take();
}

/// Returns std::nullopt if the person never chose any.
std::optional<Pins> pinsFromMemo(const QByteArray &memo)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(memo);
    if (!document || !document->root().isArray())
        return std::nullopt;
    Pins pins;
    const JsonValue list = document->root();
    for (qsizetype i = 0; i < std::min(list.size(), qsizetype(pins.size())); ++i) {
        if (list.at(i).kind() == JsonValue::Kind::Text)
            pins[std::size_t(i)] = idFromString<BufferTag>(list.at(i).text()).value_or(BufferId());
    }
    return pins;
}

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

    static void setCount(CountedView &view, const Listing &listing)
    {
        const std::optional<qint64> serverCount = view.listed.serverCount;
        view.count = qint64(listing.ids.size());
        // The server has more than this machine does, or it alone knows the filters.
        if (!view.listed.isExact)
            view.count = serverCount.value_or(-1);
        else if (!listing.complete)
            view.count = std::max(view.count, serverCount.value_or(0));
    }

    /// Returns the buffers that are shown with a smaller count than the wanted one.
    std::vector<BufferId> increased() const
    {
        std::map<BufferId, qint64> before;
        std::vector<BufferId> buffers;
        for (const Section section : { Section::Suggested, Section::Buffers }) {
            for (const SidebarRow &row : rows[std::size_t(section)])
                before[row.buffer] = row.count;
            for (const SidebarRow &row : wanted[std::size_t(section)]) {
                if (const auto known = before.find(row.buffer);
                    known != before.end() && known->second < row.count)
                    buffers.push_back(row.buffer);
            }
        }
        return buffers;
    }

    LocalStore &store;
    std::optional<Pins> chosenPins;
    bool isComplete = false; ///< All buffers of the server are here.
    std::set<BufferId> known; ///< The buffers that are not new, since all were here.
    std::vector<CountedView> views; ///< They are counted one after the other.
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
    readViews();
    d->counting.setSingleShot(true);
    d->counting.setInterval(countingPause);
    connect(&d->counting, &QTimer::timeout, this, &SidebarModel::countViews);
    connect(&store, &LocalStore::changed, this, [this](const StoreChange &change) {
        const bool views = change.views || change.organization || change.everything;
        if (views)
            readViews();
        if (change.buffers || change.counts || views)
            update(!change.own.empty());
        if (!d->views.empty() && !d->counting.isActive() && (!change.changed.empty() || views))
            d->counting.start();
    });
    update();
    countViews();
}

SidebarModel::~SidebarModel() = default;

void SidebarModel::update(bool isOwnAct)
{
    pinNewBuffers();
    d->wanted = sidebarRows(d->store, d->pins(), d->views, d->nameFilter);
    const std::vector<BufferId> increased = isOwnAct ? d->increased() : std::vector<BufferId>();
    for (int section = 0; section < sectionCount; ++section)
        updateSection(section);
    if (!increased.empty())
        Q_EMIT countsIncreased(increased);
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

void SidebarModel::countViews()
{
    d->took.start();
    countNext(0);
}

void SidebarModel::readViews()
{
    std::vector<CountedView> views;
    for (ListedView &listed : listedViews(d->store)) {
        const auto before
            = std::find_if(d->views.begin(), d->views.end(), [&listed](const CountedView &each) {
                  return each.listed.view.id == listed.view.id && each.listed.filter == listed.filter;
              });
        views.push_back({ std::move(listed), before == d->views.end() ? -1 : before->count });
    }
    d->views = std::move(views);
}

void SidebarModel::countNext(std::size_t number)
{
    if (number >= d->views.size())
        return;
    d->store.list(d->views[number].listed.filter, this, [this, number](const Listing &listing) {
        if (number >= d->views.size() || listing.filter != d->views[number].listed.filter)
            return countViews();
        d->setCount(d->views[number], listing);
        update();
        if (number + 1 < d->views.size())
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
        return !row.view.isValid() && row.place == filter.place() && row.buffer == filter.bufferId();
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
    // Only places that items can be assigned to; a view is a query, not a place.
    const bool takes = !row.view.isValid() && (row.place == Place::Buffer || row.place == Place::Unassigned);
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren
        | (takes ? Qt::ItemIsDropEnabled | Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

} // namespace triage::app

#include "moc_sidebarmodel.cpp"
