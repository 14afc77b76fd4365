// SPDX-License-Identifier: GPL-3.0-or-later
// Asks which item some items are the same as, or which of them is the original.
#pragma once

#include "domain/ids.h"
#include "widgets/searchpopup.h"

#include <vector>

namespace triage::app {

struct Context;
struct ListRow;

/// Offers the suggestions first, and what the typed words find.
class SamePicker : public SearchPopup
{
    Q_OBJECT
public:
    SamePicker(const Context &context, QWidget *parent);

    /// Opens for these items, which are not offered themselves.
    void openFor(const std::vector<FeedbackId> &ids, const std::vector<FeedbackId> &suggested);
    /// Opens for the choice of the original among these items. The oldest is chosen at first.
    void openAmong(const std::vector<FeedbackId> &ids);

Q_SIGNALS:
    void chosen(triage::FeedbackId original);

protected:
    void refresh() override;
    void accept() override;

private:
    void name(const QString &title, const QString &hint);
    void showOriginals();
    /// Shows the other items among those that the words found.
    void show(const QString &words, const std::vector<ListRow> &rows);
    void add(const ListRow &row);

    const Context &m_context;
    std::vector<FeedbackId> m_ids;
    std::vector<FeedbackId> m_suggested;
    std::vector<FeedbackId> m_originals; ///< The items to choose among; empty: any other item.
    std::vector<FeedbackId> m_rows;
    QString m_words; ///< The words that found them.
};

} // namespace triage::app
