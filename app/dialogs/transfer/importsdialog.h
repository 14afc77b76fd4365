// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the imports of the organization, and undoes them.
#pragma once

#include "dialogs/dialog.h"
#include "domain/transfer.h"

#include <vector>

namespace triage::app {

class RecordTable;
struct TransferState;

/// For administrators. An import can be undone at any time, also one of an earlier session or of a colleague.
class ImportsDialog : public Dialog
{
    Q_OBJECT
public:
    ImportsDialog(const Context &context, QWidget *parent);

protected:
    void refresh() override;

private:
    void load();
    void fill();
    void follow(const TransferState &state);
    void confirmUndo();
    const Import *chosen() const;
    std::optional<QString> whyNotUndo() const;

    std::vector<Import> m_imports;
    RecordTable *m_table;
    QPushButton *m_undo;
};

} // namespace triage::app
