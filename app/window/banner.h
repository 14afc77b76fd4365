// SPDX-License-Identifier: GPL-3.0-or-later
// A line across the window for what concerns all of it: offline, signed out, or a full disk.
#pragma once

#include "store/sync/syncengine.h"
#include "store/values/operation.h"

#include <QFrame>

#include <deque>
#include <functional>

class QLabel;
class QPushButton;

namespace triage::app {

class Announcement;
class Theme;

/// Hidden while there is nothing to report.
class Banner : public QFrame
{
    Q_OBJECT
public:
    explicit Banner(Theme &theme, QWidget *parent = nullptr);

    void follow(const SyncState &state);
    void follow(const OutboxSummary &summary);
    /// Reports that the store cannot read or write. Stays until the person closes it with its button.
    void fail(const Problem &problem);
    /// Adds something that the person should know, with a button that does something about it. Without one it
    /// stays until the person closes it.
    void addNotice(const QString &text, const QString &button = {}, std::function<void()> act = {});
    /// Reports a condition that lasts, with a button that does something about it, while there is nothing
    /// more urgent. Without a text, or once the button was pressed, it is no longer shown.
    void setCondition(const QString &text, const QString &button = {}, std::function<void()> act = {});

Q_SIGNALS:
    void retryRequested();
    void connectRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void update();
    struct BannerNotice
    {
        QString text;
        QString button;
        std::function<void()> act;
    };

    bool isGrave() const;
    /// Returns whether the connection is what there is to report.
    bool isAboutConnection() const;
    void pressed();
    QString message(int waiting) const;
    QString clockText() const;

    Theme &m_theme;
    QLabel *m_icon;
    Announcement *m_text;
    QPushButton *m_button;
    QString m_news; ///< The words that were announced last, without the number of changes that wait.
    SyncState m_state;
    OutboxSummary m_summary;
    std::optional<Problem> m_failure;
    std::optional<BannerNotice> m_condition;
    std::deque<BannerNotice> m_notices; ///< Shown one after the other.
};

} // namespace triage::app
