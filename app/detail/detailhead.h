// SPDX-License-Identifier: GPL-3.0-or-later
// The top of the detail: title, text, origin, and the buffers of an item.
#pragma once

#include "domain/ids.h"
#include "list/feedbackdrop.h"
#include "theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace triage {
struct Feedback;
}

namespace triage::app {

class ActionRegistry;
class ChipList;
class DetailText;
class WorkStrip;
struct ShownItem;

/// Emits requests and changes nothing itself.
class DetailHead : public QWidget
{
    Q_OBJECT
public:
    DetailHead(const LocalStore &store, Theme &theme, const DropRules &rules, QWidget *parent);

    void setItem(const ShownItem &item);
    void showKeys(const ActionRegistry &actions); ///< On the buttons that do the same.
    /// Sets whether the item is looked at alone, with larger letters and with its commands elsewhere.
    void setLarge(bool large);
    DetailText &text() const { return *m_text; }
    /// The buffers, as chips.
    ChipList &chips() const { return *m_chips; }

Q_SIGNALS:
    void addBufferRequested();
    void submitterRequested(const QString &submitter); ///< Its other items.
    void tagRequested(const QString &tag);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitRows();
    void readTheme();
    void setSubmitter(const QString &submitter);
    void setBuffers(const std::vector<BufferId> &buffers);
    QString metaText(const Feedback &feedback) const;

    const LocalStore &m_store;
    Theme &m_theme;
    QLabel *m_title;
    DetailText *m_text;
    QToolButton *m_submitter;
    QLabel *m_meta;
    ChipList *m_chips;
    QToolButton *m_addBuffer;
    QBoxLayout *m_origin; ///< The details of the item, and its submitter.
    QBoxLayout *m_row; ///< The buffers, and the buttons of the work.
    WorkStrip *m_work;
    bool m_large = false;
};

} // namespace triage::app
