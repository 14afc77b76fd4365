// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sidebarrows.h"

#include "text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

class SidebarTexts
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::SidebarModel)
};

SidebarRow placeRow(Place place, const QString &name, const QString &icon, qint64 count, qint64 total = -1)
{
    SidebarRow row;
    row.place = place;
    row.name = name;
    row.icon = icon;
    row.count = count;
    row.total = total;
    row.filter = inPlace({}, place);
    return row;
}

SidebarRow bufferRow(const BufferRecord &record, const Pins &pins)
{
    SidebarRow row = placeRow(Place::Buffer, record.buffer.name, record.buffer.icon.value_or(QString()),
                              record.openItems, record.buffer.feedbackCount);
    row.buffer = record.buffer.id;
    row.filter = inBuffer({}, record.buffer.id);
    row.newItems = record.newItems;
    row.suggestion = record.buffer.needsReview;
    const auto pin = std::find(pins.begin(), pins.end(), record.buffer.id);
    row.pin = pin == pins.end() ? 0 : int(pin - pins.begin()) + 1;
    return row;
}

/// Says who sees a view, and what is wrong with it.
QString tipOf(const ListedView &listed, const std::optional<QString> &missingTag, const LocalStore &store)
{
    const SavedView &view = listed.view;
    const QString owner = view.owner ? store.memberName(*view.owner) : QString();
    QString tip = view.visibility == Visibility::Private ? SidebarTexts::tr("Only you see this view.")
        : owner.isEmpty()                                ? SidebarTexts::tr("Everybody sees this view.")
                          : SidebarTexts::tr("Everybody sees this view of %1.", "member").arg(owner);
    if (view.bufferDeleted)
        tip += u'\n' + SidebarTexts::tr("Its buffer was deleted.");
    else if (missingTag)
        tip += u'\n' + SidebarTexts::tr("Its tag %1 is not there any more.").arg(isolated(*missingTag));
    else if (!listed.isExact)
        tip += u'\n'
            + SidebarTexts::tr("It has filters that this program does not have: its list here has more.");
    return tip;
}

SidebarRow viewRow(const ListedView &listed, qint64 count, const LocalStore &store)
{
    const SavedView &view = listed.view;
    const QString usual = view.visibility == Visibility::Shared ? u"members"_s : u"filter"_s;
    const auto missingTag = count == 0 ? missingTagOf(listed.filter, store) : std::optional<QString>();
    SidebarRow row
        = placeRow(listed.filter.place(), view.name,
                   view.bufferDeleted || missingTag ? u"warning"_s : view.icon.value_or(usual), count);
    row.view = view.id;
    row.filter = listed.filter;
    row.tip = tipOf(listed, missingTag, store);
    return row;
}

/// Names the items, so that they keep their rows in the list when they are seen.
SidebarRow backRow(const std::vector<FeedbackId> &back)
{
    SidebarRow row
        = placeRow(Place::Back, SidebarTexts::tr("Back from snooze"), u"clock"_s, qint64(back.size()));
    row.filter.woken = back;
    return row;
}

std::vector<SidebarRow> places(const LocalStore &store)
{
    const Counts counts = store.counts();
    const PlaceCounts &total = counts.total;
    return {
        placeRow(Place::All, SidebarTexts::tr("Inbox"), u"inbox"_s, counts.all, total.all),
        placeRow(Place::Mine, SidebarTexts::tr("Mine"), u"person"_s, counts.mine),
        placeRow(Place::NeedsReview, SidebarTexts::tr("Needs review"), u"review"_s, counts.needsReview,
                 total.needsReview),
        placeRow(Place::Unassigned, SidebarTexts::tr("Unassigned"), u"unassigned"_s, counts.unassigned,
                 total.unassigned),
        placeRow(Place::RoutingFailed, SidebarTexts::tr("Routing failed"), u"failed"_s, counts.routingFailed,
                 total.routingFailed),
        placeRow(Place::Pending, SidebarTexts::tr("Being routed"), u"pending"_s, counts.pending,
                 total.pending),
        backRow(counts.back),
        placeRow(Place::Snoozed, SidebarTexts::tr("Snoozed"), u"calendar"_s, counts.snoozed),
        placeRow(Place::Done, SidebarTexts::tr("Done"), u"check"_s, counts.closed),
        placeRow(Place::Everything, SidebarTexts::tr("Everything"), u"list"_s, total.all),
    };
}

/// Returns whether the sidebar has a row for it. What seldom happens has one only while it does.
bool hasRow(const SidebarRow &place)
{
    const bool isOccasional
        = place.place == Place::RoutingFailed || place.place == Place::Pending || place.place == Place::Back;
    return !isOccasional || place.count > 0;
}

} // namespace

SidebarRows sidebarRows(const LocalStore &store, const Pins &pins, const std::vector<CountedView> &views,
                        const QString &text)
{
    SidebarRows rows;
    rows[int(Section::Places)] = places(store);
    std::erase_if(rows[int(Section::Places)], [](const SidebarRow &row) { return !hasRow(row); });
    for (const BufferRecord &record : store.buffers()) {
        SidebarRow row = bufferRow(record, pins);
        rows[int(row.suggestion ? Section::Suggested : Section::Buffers)].push_back(std::move(row));
    }
    for (const CountedView &view : views)
        rows[int(Section::Views)].push_back(viewRow(view.listed, view.count, store));
    if (!text.trimmed().isEmpty()) {
        for (std::vector<SidebarRow> &section : rows)
            std::erase_if(section, [&text](const SidebarRow &row) {
                return !row.name.contains(text.trimmed(), Qt::CaseInsensitive);
            });
    }
    return rows;
}

SidebarRow rowOf(const Filter &filter, const LocalStore &store)
{
    if (const std::optional<ListedView> view = viewOf(filter, store))
        return viewRow(*view, -1, store);
    if (const BufferRecord *record = store.buffer(filter.bufferId()))
        return bufferRow(*record, {});
    for (const SidebarRow &row : places(store)) {
        if (row.place == filter.place())
            return row;
    }
    return placeRow(filter.place(), SidebarTexts::tr("A deleted buffer"), u"delete"_s, 0);
}

Pins defaultPins(const LocalStore &store)
{
    Pins pins;
    std::size_t next = 0;
    for (const BufferRecord &record : store.buffers()) {
        if (next < pins.size() && !record.buffer.needsReview)
            pins[next++] = record.buffer.id;
    }
    return pins;
}

QString headingOf(Section section)
{
    switch (section) {
    case Section::Places:
        return SidebarTexts::tr("Feedback");
    case Section::Suggested:
        return SidebarTexts::tr("Suggested buffers");
    case Section::Buffers:
        return SidebarTexts::tr("Buffers");
    case Section::Views:
        return SidebarTexts::tr("Views");
    }
    return {};
}

} // namespace triage::app
