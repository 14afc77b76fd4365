// SPDX-License-Identifier: GPL-3.0-or-later
// A desk with a theme and models, for tests of views.
#pragma once

#include "list/feedbackdrop.h"
#include "models/feedbacklistmodel.h"
#include "models/sidebarmodel.h"
#include "storedesk.h"
#include "theme/theme.h"

#include <QImage>

namespace triage::test {

class ViewDesk
{
public:
    explicit ViewDesk(const QString &board);

    StoreDesk desk;
    app::Theme theme;
    app::FeedbackListModel list;

    BufferId buffer(const QString &name) { return desk.server.buffer(name); }
    FeedbackId item(const QString &title) { return desk.server.item(title); }
    app::Filter in(const QString &buffer);
    /// Shows the list and waits for its rows. Returns false if they do not arrive.
    bool show(const app::Filter &filter);
    /// The first `count` numbers as a board's titles: "item00, item01, …".
    static QString items(int count);
    /// Rules that allow every move but into "Closed".
    app::DropRules rules();
    QString titles(const std::vector<FeedbackId> &ids);
    app::DraggedFeedback dragged(const QStringList &titles, const QString &from = {});
};

/// Returns the number of pixels of a column that differ from the background.
int inkAt(const QImage &image, const QRect &area, QColor ground);

} // namespace triage::test
