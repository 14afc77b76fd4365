// SPDX-License-Identifier: GPL-3.0-or-later
// Edits the title, the text and the sender of an item.
#pragma once

#include "dialogs/dialog.h"
#include "domain/feedback.h"
#include "result.h"

#include <functional>

namespace triage::app {

/// The initial values of the fields.
struct FeedbackTexts
{
    QString title;
    QString description;
    QString submittedBy;
};

/// Works offline, too, because saving is an action like any other.
class FeedbackDialog : public Dialog
{
    Q_OBJECT
public:
    using Stored = std::function<void(const Result<void> &)>;
    using Save = std::function<void(const FeedbackPatch &, const Stored &)>;

    /// Calls save with the fields that differ from the initial values, and only if there are any. Closes once
    /// they are stored; otherwise says why, and keeps the words.
    FeedbackDialog(const Context &context, const FeedbackTexts &texts, Save save, QWidget *parent);

    /// Sets the fields to the values of a refused action that is being edited.
    void propose(const FeedbackPatch &patch);

protected:
    void refresh() override;
    bool isUnsaved() const override;

private:
    FeedbackPatch changes() const;
    void save();

    FeedbackTexts m_texts;
    Save m_save;
    Field *m_title;
    Field *m_text;
    Field *m_submittedBy;
    QPushButton *m_accept;
};

} // namespace triage::app
