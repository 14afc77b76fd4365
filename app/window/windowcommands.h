// SPDX-License-Identifier: GPL-3.0-or-later
// What each command of the window does, and when it cannot be done.
#pragma once

#include <QHash>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace triage::app {

class MainWindow;

/// Registers the table's commands with what they run, and keeps them enabled or greyed out with the reason.
class WindowCommands : public QObject
{
    Q_OBJECT
public:
    explicit WindowCommands(MainWindow &window);

    void refresh();

private:
    using Run = std::function<void()>;

    QHash<QString, Run> runs();
    void addFileAndEdit(QHash<QString, Run> &runs);
    void addViewAndGo(QHash<QString, Run> &runs);
    void addDashboard(QHash<QString, Run> &runs);
    void addFeedback(QHash<QString, Run> &runs);
    void addBufferAndTools(QHash<QString, Run> &runs);
    void pick(bool move);
    void pin(int number);
    void pinBuffer();
    void copyText();
    void copyLink();
    void scaleText(double step);
    void showContextMenu();
    /// The first reason that is found is the one that is told.
    void setWhyNot(const QString &command, const std::optional<QString> &why);
    void refreshBoard();
    void refreshDashboard();
    void refreshFilters();
    void refreshFeedback();
    void refreshBuffers();
    void refreshPins();

    MainWindow &m_window;
    QHash<QString, QString> m_why;
};

} // namespace triage::app
