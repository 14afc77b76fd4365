// SPDX-License-Identifier: GPL-3.0-or-later
// Details in windows of their own. Each is about one item, and commands act on the item of the active window.
#pragma once

#include "domain/ids.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QWidget;

namespace triage::app {

class ActionRegistry;
class DetailView;
class Preferences;
struct Context;

class DetailWindows : public QObject
{
    Q_OBJECT
public:
    using Make = std::function<DetailView *(QWidget *parent)>;

    DetailWindows(const Context &context, Make make, QObject *parent);

    /// Shows the item in a window of its own, or brings forward the one that shows it.
    void open(FeedbackId id, QWidget *parent);
    /// Returns the detail that is the active window; nullptr: none is.
    DetailView *active() const;

Q_SIGNALS:
    /// Another detail is the active window, or none any more.
    void activeChanged();
    /// The window of the item no longer exists.
    void closed(triage::FeedbackId id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void equip(DetailView *window);
    void place(DetailView *window);
    void showTitle(DetailView *window);

    const Context &m_context;
    Make m_make;
    std::vector<QPointer<DetailView>> m_windows;
};

} // namespace triage::app
