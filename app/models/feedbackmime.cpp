// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/feedbackmime.h"

#include "fields/json.h"

#include <QStringList>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

/// The JSON form of a drag, mapped by its field table.
struct FeedbackDragData
{
    std::vector<FeedbackId> ids;
    std::optional<BufferId> from;
    QString server;
    QString organization;
};

constexpr auto fields(Type<FeedbackDragData>)
{
    return FieldTable{
        field("ids", &FeedbackDragData::ids, "What is dragged.", { .required = true }),
        field("from", &FeedbackDragData::from, "The buffer in view."),
        field("server", &FeedbackDragData::server, "Where it lives.", { .required = true }),
        field("organization", &FeedbackDragData::organization, "Whose it is.", { .required = true }),
    };
}
static_assert(mapsEveryMember<FeedbackDragData>);

struct ColumnDragData
{
    std::optional<BufferId> buffer;
    QString server;
    QString organization;
};

constexpr auto fields(Type<ColumnDragData>)
{
    return FieldTable{
        field("buffer", &ColumnDragData::buffer, "Whose column it is; none: that of what is in no buffer."),
        field("server", &ColumnDragData::server, "Where it lives.", { .required = true }),
        field("organization", &ColumnDragData::organization, "Whose it is.", { .required = true }),
    };
}
static_assert(mapsEveryMember<ColumnDragData>);

} // namespace

QMimeData *toMime(const DraggedFeedback &dragged, const QStringList &titles)
{
    auto *mime = new QMimeData;
    mime->setData(
        QLatin1StringView(feedbackMimeType),
        toJson(FeedbackDragData{ dragged.ids, dragged.from, dragged.server, dragged.organization }));
    mime->setText(titles.join(u'\n'));
    QList<QUrl> links;
    for (const FeedbackId id : dragged.ids)
        links += QUrl(u"triagedesk://o/%1/feedback/%2"_s.arg(dragged.organization, toString(id)));
    mime->setUrls(links);
    return mime;
}

std::optional<DraggedFeedback> fromMime(const QMimeData *mime)
{
    const QString type = QLatin1StringView(feedbackMimeType);
    if (!mime || !mime->hasFormat(type))
        return std::nullopt;
    Result<FeedbackDragData> read = fromJson<FeedbackDragData>(mime->data(type));
    if (!read || read->ids.empty())
        return std::nullopt;
    return DraggedFeedback{ read->ids, read->from, read->server, read->organization };
}

QMimeData *toMime(const DraggedColumn &dragged)
{
    auto *mime = new QMimeData;
    ColumnDragData carried{ std::nullopt, dragged.server, dragged.organization };
    if (dragged.buffer.isValid())
        carried.buffer = dragged.buffer;
    mime->setData(QLatin1StringView(columnMimeType), toJson(carried));
    return mime;
}

std::optional<DraggedColumn> columnFromMime(const QMimeData *mime)
{
    const QString type = QLatin1StringView(columnMimeType);
    if (!mime || !mime->hasFormat(type))
        return std::nullopt;
    Result<ColumnDragData> read = fromJson<ColumnDragData>(mime->data(type));
    if (!read)
        return std::nullopt;
    return DraggedColumn{ read->buffer.value_or(BufferId()), read->server, read->organization };
}

} // namespace triage::app
