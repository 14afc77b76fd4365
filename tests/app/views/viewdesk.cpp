// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewdesk.h"

#include "support/patience.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace triage::test {

using namespace triage::app;

namespace {
const QString server = u"https://desk.example"_s;
const QString organization = u"acme"_s;
} // namespace

ViewDesk::ViewDesk(const QString &board) : list(desk.store())
{
    theme.apply(ThemeChoice::Light);
    list.setOrigin(server, organization);
    desk.serverHas(board);
}

Filter ViewDesk::in(const QString &name)
{
    Filter filter = inBuffer({}, buffer(name));
    return filter;
}

bool ViewDesk::show(const Filter &filter)
{
    QSignalSpy loaded(&list, &FeedbackListModel::loaded);
    list.setFilter(filter);
    return loaded.wait(patience);
}

QString ViewDesk::items(int count)
{
    QStringList titles;
    for (int i = 0; i < count; ++i)
        titles += u"item%1"_s.arg(i, 2, 10, QChar(u'0'));
    return titles.join(u", "_s);
}

DropRules ViewDesk::rules()
{
    DropRules rules;
    rules.server = server;
    rules.organization = organization;
    rules.moveText = [this](const DropRules::Ids &ids, std::optional<BufferId> from, BufferId to) {
        return u"Move %1 from %2 to %3"_s.arg(ids.size())
            .arg(from ? desk.server.nameOf(*from) : u"anywhere"_s, desk.server.nameOf(to));
    };
    rules.whyNotMove
        = [this](const DropRules::Ids &, std::optional<BufferId>, BufferId to) -> std::optional<Problem> {
        if (desk.server.nameOf(to) == u"Closed"_s)
            return problem(ProblemType::Forbidden, u"Closed takes nothing."_s);
        return std::nullopt;
    };
    return rules;
}

QString ViewDesk::titles(const std::vector<FeedbackId> &ids)
{
    QStringList words;
    for (const FeedbackId id : ids)
        words += desk.server.titleOf(id);
    return words.join(u", "_s);
}

DraggedFeedback ViewDesk::dragged(const QStringList &names, const QString &from)
{
    DraggedFeedback made{ {}, std::nullopt, server, organization };
    for (const QString &name : names)
        made.ids.push_back(item(name));
    if (!from.isEmpty())
        made.from = buffer(from);
    return made;
}

int inkAt(const QImage &image, const QRect &area, QColor ground)
{
    int ink = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            ink += image.pixelColor(x, y) != ground;
    }
    return ink;
}

} // namespace triage::test
