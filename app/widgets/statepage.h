// SPDX-License-Identifier: GPL-3.0-or-later
// What an empty area shows: the reason, and what to do next.
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
    std::vector<StateAction> actions; ///< The first action is the recommended one.
};

/// Shows an icon, a title, a sentence and buttons in the middle.
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
