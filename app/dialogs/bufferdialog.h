// Makes or changes a buffer, and shows while typing what its routing instructions would do.
#pragma once

#include "dialogs/dialog.h"
#include "domain/buffer.h"

class QToolButton;

namespace triage::app {

class RoutingPreview;

/// For administrators; others see everything, and who may change it.
class BufferDialog : public Dialog
{
    Q_OBJECT
public:
    /// buffer: the one to edit; none: a new one. current: what the preview may take as its sample.
    BufferDialog(const Context &context, const std::optional<Buffer> &buffer, std::optional<FeedbackId> current,
                 QWidget *parent);

    void setName(const QString &name);

Q_SIGNALS:
    void created(triage::BufferId buffer);

protected:
    void refresh() override;

private:
    QWidget *buildFields();
    void addIconPicker();
    void showIcon();
    void tryInstructions();
    NewBuffer values() const;
    BufferPatch changes() const;
    void save();
    void hear(const Result<Buffer> &saved);

    std::optional<Buffer> m_buffer;
    Field *m_name;
    Field *m_icon;
    Field *m_description;
    Field *m_instructions;
    QToolButton *m_pick = nullptr;
    RoutingPreview *m_preview;
    QPushButton *m_accept;
};

} // namespace triage::app
