// SPDX-License-Identifier: GPL-3.0-or-later
// Creates or edits a buffer, and previews the effect of its routing instructions while they are typed.
#pragma once

#include "dialogs/dialog.h"
#include "domain/buffer.h"
#include "domain/routingpreview.h"

namespace triage::app {

class IconField;
class RoutingEffect;
class PreviewPane;

/// For administrators. Other members see everything, and who may change it.
class BufferDialog : public Dialog
{
    Q_OBJECT
public:
    /// Edits the buffer, or creates one where there is none. The preview offers the current item as its
    /// sample.
    BufferDialog(const Context &context, const std::optional<Buffer> &buffer,
                 std::optional<FeedbackId> current, QWidget *parent);

    void setName(const QString &name);

Q_SIGNALS:
    void created(triage::BufferId buffer);
    /// The saved buffer would gain these of the newest items, whose number is the second one.
    void gainsFound(const std::vector<triage::FeedbackId> &ids, qint64 looked, const QString &buffer);
    /// Requests that the item is shown beside this dialog.
    void openRequested(triage::FeedbackId feedback);

protected:
    void refresh() override;
    bool isUnsaved() const override;

private:
    QWidget *buildFields();
    QWidget *buildPreviews(std::optional<FeedbackId> current);
    void tryOnSample();
    void tryOnPast();
    bool isTooLong() const;
    std::optional<PreviewQuestion> tried() const;
    std::optional<PreviewQuestion> trial() const;
    NewBuffer values() const;
    BufferPatch changes() const;
    void save();
    void receive(const Result<Buffer> &saved);

    std::optional<Buffer> m_buffer; ///< As it was when the dialog was opened.
    bool m_replaces = false; ///< The person knows of another person's change, and replaces it.
    QString m_offeredName; ///< The name offered for a new buffer, before the person typed.
    Field *m_name;
    IconField *m_icon;
    Field *m_description;
    Field *m_instructions;
    PreviewPane *m_preview = nullptr;
    RoutingEffect *m_effect = nullptr;
    QPushButton *m_accept;
};

} // namespace triage::app
