// SPDX-License-Identifier: GPL-3.0-or-later
// What an empty area shows: the reason, and what to do next.
#pragma once

#include "theme/theme.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace triage::app {

struct StateAction
{
    QString text; ///< Empty for a step that only says something.
    std::function<void()> run;
    QString step{}; ///< Says the purpose of the button, on the same line.
};

struct StateText
{
    QString icon;
    QString title;
    QString text;
    std::vector<StateAction> actions; ///< The first action is the recommended one.
};

/// Shows an icon, a title, a sentence and buttons in the middle. Buttons with a step have a line each.
class StatePage : public QWidget
{
    Q_OBJECT
public:
    explicit StatePage(Theme &theme, QWidget *parent = nullptr);

    void show(const StateText &state);
    using QWidget::show;

private:
    void readTheme();
    QPushButton *makeButton(const StateAction &action, int number);
    void showSteps(const std::vector<StateAction> &actions);
    void showButtons(const std::vector<StateAction> &actions);

    Theme &m_theme;
    QString m_iconName;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_text;
    QWidget *m_actions = nullptr; ///< The buttons of the state that is shown.
};

} // namespace triage::app
