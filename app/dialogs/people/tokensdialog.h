// SPDX-License-Identifier: GPL-3.0-or-later
// The organization's API tokens: which there are, making one, revoking one.
#pragma once

#include "dialogs/dialog.h"
#include "domain/token.h"

#include <vector>

namespace triage::app {

class RecordTable;

/// For administrators. Values of tokens are never here: they are shown once, when one is made.
class TokensDialog : public Dialog
{
    Q_OBJECT
public:
    TokensDialog(const Context &context, QWidget *parent);

protected:
    void refresh() override;

private:
    void load();
    void fill(const std::vector<Token> &tokens);
    void create();
    void askToRevoke();
    void revoke(TokenId id);
    const Token *chosen() const;

    std::vector<Token> m_tokens;
    RecordTable *m_table;
    QPushButton *m_create;
    QPushButton *m_revoke;
    qint64 m_wanted = 0; ///< The row to be chosen after the next load.
};

} // namespace triage::app
