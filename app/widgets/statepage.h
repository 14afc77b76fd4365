// SPDX-License-Identifier: GPL-3.0-or-later
// What an area says when it has nothing to show: why, and what to do next.
#pragma once

#include "theme/theme.h"

#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace triage::app {

struct StateAction
{
    QString text;
    std::function<void()> run;
};

struct StateText
{
    QString icon;
    QString title;
    QString text;
    std::vector<StateAction> actions; ///< The first one is the one to take.
};

/// A picture, a line, a sentence and buttons, in the middle.
class StatePage : public QWidget
{
    Q_OBJECT
public:
    explicit StatePage(Theme &theme, QWidget *parent = nullptr);

    void show(const StateText &state);
    using QWidget::show;

private:
    void readTheme();

    Theme &m_theme;
    QString m_iconName;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_text;
    QHBoxLayout *m_buttons;
};

} // namespace triage::app
