// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/detailwindows.h"

#include "actions/commandtable.h"
#include "actions/context.h"
#include "actions/preferences.h"
#include "detail/detailview.h"
#include "models/labels.h"

#include <QApplication>
#include <QEvent>
#include <QScreen>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

DetailWindows::DetailWindows(const Context &context, Make make, QObject *parent)
    : QObject(parent), m_context(context), m_make(std::move(make))
{
    connect(&context.store, &LocalStore::changed, this, [this](const StoreChange &) {
        for (const QPointer<DetailView> &each : m_windows) {
            if (each)
                showTitle(each);
        }
    });
}

DetailView *DetailWindows::active() const
{
    QWidget *window = QApplication::activeWindow();
    const auto found
        = std::find_if(m_windows.begin(), m_windows.end(), [window](const QPointer<DetailView> &each) {
              return each && each == window && each->isVisible(); // it is not being closed
          });
    return found == m_windows.end() ? nullptr : found->data();
}

void DetailWindows::open(FeedbackId id, QWidget *parent)
{
    std::erase_if(m_windows, [](const QPointer<DetailView> &each) { return !each; });
    for (const QPointer<DetailView> &each : m_windows) {
        if (each->feedback() == id && each->parentWidget() == parent) {
            each->raise();
            each->activateWindow();
            return;
        }
    }
    DetailView *window = m_make(parent);
    window->setWindowFlag(Qt::Window);
    window->setObjectName(u"detailWindow"_s);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setFeedback(id);
    equip(window);
    place(window);
    showTitle(window);
    m_windows.emplace_back(window);
    window->show();
    window->setFocus();
}

void DetailWindows::equip(DetailView *window)
{
    for (const CommandRow &row : CommandTable::rows()) {
        if (row.ofItem)
            window->addAction(m_context.actions.action(row.id));
    }
    for (const QKeySequence &key : { QKeySequence(Qt::Key_Escape), QKeySequence(QKeySequence::Close) }) {
        auto *close = new QShortcut(key, window);
        connect(close, &QShortcut::activated, window, &QWidget::close);
    }
    window->installEventFilter(this);
    connect(window, &QObject::destroyed, this, [this, id = window->feedback()] {
        Q_EMIT closed(id);
        Q_EMIT activeChanged();
    });
}

/// Gives the window the size of the last one, and a place beside those that are open.
void DetailWindows::place(DetailView *window)
{
    window->resize(m_context.preferences.value(u"window/detailSize"_s, QSize(620, 640)).toSize());
    const auto open
        = std::find_if(m_windows.rbegin(), m_windows.rend(),
                       [](const QPointer<DetailView> &each) { return each && each->isVisible(); });
    if (open == m_windows.rend())
        return;
    constexpr int beside = 32;
    const QRect room = window->screen()->availableGeometry();
    QPoint at = (*open)->pos() + QPoint(beside, beside);
    if (at.x() + window->width() > room.right() || at.y() + window->height() > room.bottom())
        at = room.topLeft() + QPoint(beside, beside);
    window->move(at);
}

void DetailWindows::showTitle(DetailView *window)
{
    const FeedbackId id = window->feedback();
    const std::vector<ListRow> rows = m_context.store.rows(std::span(&id, 1));
    QString headline = rows.empty() ? QString() : Labels::headline(rows.front());
    constexpr qsizetype maxTitleLength = 60;
    if (headline.size() > maxTitleLength)
        headline = headline.left(maxTitleLength - 1) + QChar(0x2026);
    window->setWindowTitle(headline.isEmpty()
                               ? tr("Feedback %1").arg(toString(id))
                               : tr("%1 - Feedback %2", "headline, id").arg(headline, toString(id)));
}

bool DetailWindows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate || event->type() == QEvent::WindowDeactivate)
        Q_EMIT activeChanged();
    if (event->type() == QEvent::Close) {
        const auto *window = static_cast<DetailView *>(watched);
        m_context.preferences.setValue(u"window/detailSize"_s, window->size());
    }
    return QObject::eventFilter(watched, event);
}

} // namespace triage::app

#include "moc_detailwindows.cpp"
