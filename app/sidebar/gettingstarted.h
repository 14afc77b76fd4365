// SPDX-License-Identifier: GPL-3.0-or-later
// The first steps of a new organization, at the foot of the sidebar.
#pragma once

#include "actions/commandid.h"
#include "actions/context.h"

#include <QToolButton>

#include <vector>

namespace triage::app {

/// Shows how many of the steps are done, from the moment an administrator sees an empty organization until
/// they close it. Its menu runs the command of each step.
class GettingStarted : public QToolButton
{
    Q_OBJECT
public:
    explicit GettingStarted(const Context &context, QWidget *parent = nullptr);

    /// Returns a width in which the text is cut off; the tool tip has all of it.
    QSize minimumSizeHint() const override { return { 2 * iconSize().width(), sizeHint().height() }; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Step
    {
        QString text;
        CommandId command;
        bool isDone = false;
    };
    std::vector<Step> steps() const;
    bool isWanted() const;
    /// Returns the key of what the preferences remember about the steps of this organization.
    QString key(const QString &name) const;
    void read();
    void fillMenu();

    const Context &m_context;
};

} // namespace triage::app
