// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in place of the detail while several items are selected.
#pragma once

#include "domain/ids.h"

#include <QWidget>

#include <vector>

namespace triage::app {

class ActionRegistry;
class InkLabel;
class LocalStore;
class Theme;

/// Says how many items are selected and where they are. Its buttons act on all of them, as the keys do.
class BulkPane : public QWidget
{
    Q_OBJECT
public:
    BulkPane(const LocalStore &store, Theme &theme, const ActionRegistry &actions, QWidget *parent = nullptr);

    /// Shows the description of a selection and where its items are. Without items the places are left out.
    void setSelection(const QString &title, const std::vector<FeedbackId> &ids);

    static constexpr int maxLookedUp = 100; ///< The number of items that are looked up at once.

private:
    QString places(const std::vector<FeedbackId> &ids) const;

    const LocalStore &m_store;
    InkLabel *m_title;
    InkLabel *m_places;
};

} // namespace triage::app
