// SPDX-License-Identifier: GPL-3.0-or-later
// The picker of buffers by name, which M and A open.
#pragma once

#include "domain/ids.h"
#include "widgets/searchpopup.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace triage::app {

struct Context;

/// Typing filters, Return chooses. Without text, the buffers that routing suggests for the item are on top,
/// then those that were chosen last.
class BufferPicker : public SearchPopup
{
    Q_OBJECT
public:
    enum class Purpose { Move, Add };

    BufferPicker(const Context &context, QWidget *parent);

    /// Sets the confidences of the buffers that come into question for the item; empty: nothing is known.
    void setConfidences(std::map<BufferId, double> confidences) { m_confidences = std::move(confidences); }
    using SearchPopup::standBeside;
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
    int scoreOf(const Row &row) const;
    QString hintOf(const Row &row) const;
    void addRow(const Row &row, const QString &text, const QString &hint, const QIcon &icon = {});
    void accept() override;
    QStringList lastUsed() const;
    void remember(BufferId buffer);

    const Context &m_context;
    std::vector<Row> m_rows;
    std::map<BufferId, double> m_confidences;
    Purpose m_purpose = Purpose::Move;
    std::function<std::optional<QString>(BufferId)> m_whyNot;
};

} // namespace triage::app
