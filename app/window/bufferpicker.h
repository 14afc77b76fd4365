// SPDX-License-Identifier: GPL-3.0-or-later
// The picker of buffers by name, which M and A open.
#pragma once

#include "domain/ids.h"
#include "widgets/searchpopup.h"

#include <functional>
#include <optional>
#include <vector>

namespace triage::app {

struct Context;

/// Typing filters, Return chooses. Without text, the buffers that were chosen last are on top.
class BufferPicker : public SearchPopup
{
    Q_OBJECT
public:
    enum class Purpose { Move, Add };

    BufferPicker(const Context &context, QWidget *parent);

    /// Opens the picker. Buffers for which whyNot returns a reason are shown and cannot be chosen.
    void openFor(Purpose purpose, const std::function<std::optional<QString>(BufferId)> &whyNot);

Q_SIGNALS:
    void chosen(triage::app::BufferPicker::Purpose purpose, triage::BufferId buffer);
    /// No buffer matches; requests a new one of that name.
    void newBufferRequested(const QString &name);

private:
    struct Row
    {
        BufferId buffer; ///< Not valid: a new buffer.
        int score = 0;
        std::optional<QString> whyNot;
    };

    void refresh() override;
    void addRow(const Row &row, const QString &text, const QString &hint, const QIcon &icon = {});
    void accept() override;
    QStringList lastUsed() const;
    void remember(BufferId buffer);

    const Context &m_context;
    std::vector<Row> m_rows;
    Purpose m_purpose = Purpose::Move;
    std::function<std::optional<QString>(BufferId)> m_whyNot;
};

} // namespace triage::app
