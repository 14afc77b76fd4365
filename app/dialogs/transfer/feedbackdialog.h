// SPDX-License-Identifier: GPL-3.0-or-later
// Changes the words of a piece of feedback: title, text, and who sent it.
#pragma once

#include "dialogs/dialog.h"
#include "domain/feedback.h"

#include <functional>

namespace triage::app {

/// What the fields begin with.
struct FeedbackWords
{
    QString title;
    QString description;
    QString submittedBy;
};

/// Works offline too: what is saved is an act like any other.
class FeedbackDialog : public Dialog
{
    Q_OBJECT
public:
    /// save: called with the fields that differ from the words, and only where any does.
    FeedbackDialog(const Context &context, const FeedbackWords &words,
                   std::function<void(const FeedbackPatch &)> save, QWidget *parent);

    /// The fields as they are shown; for an act that was refused and is edited.
    void propose(const FeedbackPatch &patch);

protected:
    void refresh() override;
    bool isUnsaved() const override;

private:
    FeedbackPatch changes() const;
    void save();

    FeedbackWords m_words;
    std::function<void(const FeedbackPatch &)> m_save;
    Field *m_title;
    Field *m_text;
    Field *m_submittedBy;
    QPushButton *m_accept;
};

} // namespace triage::app
