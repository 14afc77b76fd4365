// SPDX-License-Identifier: GPL-3.0-or-later
// Names a view, gives it an icon and says who sees it.
#pragma once

#include "dialogs/dialog.h"
#include "domain/savedview.h"
#include "store/values/filter.h"

class QCheckBox;

namespace triage::app {

class IconField;

class ViewDialog : public Dialog
{
    Q_OBJECT
public:
    /// Makes a view of that list.
    ViewDialog(const Context &context, const Filter &filter, QWidget *parent);
    /// Changes a view.
    ViewDialog(const Context &context, const SavedView &view, QWidget *parent);

Q_SIGNALS:
    void saved(const triage::SavedView &view);

protected:
    void refresh() override;
    bool isUnsaved() const override;

private:
    ViewDialog(const Context &context, const Filter &filter, const std::optional<SavedView> &view,
               QWidget *parent);
    void build();
    QString name() const;
    std::optional<QString> icon() const;
    Visibility visibility() const;
    ViewPatch changes() const;
    void save();
    void startAgain();
    void receive(const Result<SavedView> &saved);

    Filter m_filter;
    std::optional<SavedView> m_view; ///< As it was when the dialog was opened.
    bool m_replaces = false; ///< The person knows of another person's change, and replaces it.
    QString m_offeredName;
    Field *m_name;
    IconField *m_icon;
    QCheckBox *m_shared;
    QPushButton *m_accept;
};

} // namespace triage::app
