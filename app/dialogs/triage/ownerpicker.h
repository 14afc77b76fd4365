// SPDX-License-Identifier: GPL-3.0-or-later
// The picker of members by name, who get items.
#pragma once

#include "domain/ids.h"
#include "widgets/searchpopup.h"

#include <optional>
#include <vector>

namespace triage::app {

struct Context;

/// Typing filters, Return chooses. "Nobody" takes the owner away.
class OwnerPicker : public SearchPopup
{
    Q_OBJECT
public:
    OwnerPicker(const Context &context, QWidget *parent);

    void open();

Q_SIGNALS:
    /// An invalid identifier stands for nobody.
    void chosen(triage::MemberId owner);

private:
    void refresh() override;
    void accept() override;

    const Context &m_context;
    std::vector<MemberId> m_rows;
};

} // namespace triage::app
