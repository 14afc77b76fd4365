// SPDX-License-Identifier: GPL-3.0-or-later
// Creates an API token, and shows its value only once.
#pragma once

#include "dialogs/dialog.h"
#include "domain/token.h"

class QComboBox;
class QLabel;

namespace triage::app {

class InkLabel;

class NewTokenDialog : public Dialog
{
    Q_OBJECT
public:
    NewTokenDialog(const Context &context, QWidget *parent);

Q_SIGNALS:
    void created(triage::TokenId id);

protected:
    void refresh() override;
    /// Once there is a value, asks whether it was copied.
    void reject() override;

private:
    void buildFields();
    void buildSecret();
    void kindChanged();
    TokenKind kind() const;
    NewToken values() const;
    void create();
    void show(const CreatedToken &token);
    void copy();

    Field *m_name;
    QLabel *m_kindLabel;
    QComboBox *m_kind;
    InkLabel *m_kindNote;
    Field *m_origins;
    Field *m_secret;
    QPushButton *m_copy;
    QPushButton *m_create;
    QPushButton *m_cancel;
    bool m_isCopied = true;
};

} // namespace triage::app
