// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the selected words of an item another item.
#pragma once

#include "dialogs/dialog.h"
#include "domain/feedback.h"

class QCheckBox;

namespace triage::app {

/// Shows the words, asks for a title, and whether the item loses the words. Closes once the server has made
/// the new item.
class SplitDialog : public Dialog
{
    Q_OBJECT
public:
    /// `words` are a part of the item's description.
    SplitDialog(const Context &context, const Feedback &item, const QString &words, QWidget *parent);

protected:
    void refresh() override;
    bool isUnsaved() const override;

private:
    void split();

    Feedback m_item;
    QString m_words;
    Field *m_title;
    QCheckBox *m_removes;
    QPushButton *m_accept;
};

} // namespace triage::app
