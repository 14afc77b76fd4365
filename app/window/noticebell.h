// SPDX-License-Identifier: GPL-3.0-or-later
// The bell of the window: the number of unread notices, and a menu of them that leads to what they are about.
#pragma once

#include "store/values/personalnotice.h"

#include <QToolButton>

#include <vector>

namespace triage::app {

struct Context;

/// Notices count as read when their menu closes.
class NoticeBell : public QToolButton
{
    Q_OBJECT
public:
    NoticeBell(const Context &context, QWidget *parent);

Q_SIGNALS:
    void chosen(const triage::app::PersonalNotice &notice);
    void settingsRequested();

private:
    void read();
    void fill();
    void addRows(bool areRead);

    const Context &m_context;
    std::vector<PersonalNotice> m_notices;
};

} // namespace triage::app
