// SPDX-License-Identifier: GPL-3.0-or-later
// The picker of tags, which adds one to items or takes it off.
#pragma once

#include "widgets/searchpopup.h"

#include <QStringList>

#include <vector>

namespace triage::app {

struct Context;

/// Typing filters; another text makes a new one, in its normal form. Tags that all items have
/// come first, with a check mark; choosing one of them takes it off.
class TagPicker : public SearchPopup
{
    Q_OBJECT
public:
    TagPicker(const Context &context, QWidget *parent);

    /// Opens for items that all have these tags.
    void openFor(std::vector<QString> common);

Q_SIGNALS:
    void added(const std::vector<QString> &tags);
    void removed(const std::vector<QString> &tags);

private:
    void refresh() override;
    void accept() override;
    void addRow(const QString &tag, const QString &text, const QString &hint, bool enabled = true);
    bool isCommon(const QString &tag) const;

    const Context &m_context;
    std::vector<QString> m_common;
    std::vector<std::vector<QString>> m_rows; ///< The tags of each row; none: it cannot be chosen.
};

} // namespace triage::app
