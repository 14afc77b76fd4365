// SPDX-License-Identifier: GPL-3.0-or-later
// Manages the API tokens of the organization: creates, replaces and revokes them.
#pragma once

#include "dialogs/dialog.h"
#include "domain/token.h"

#include <vector>

namespace triage::app {

class RecordTable;

/// For administrators. The values of tokens are not here, because a value is shown only once, when a token is
/// created.
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
    void confirmRotate();
    void confirmRevoke();
    void revoke(const Token &token);
    const Token *chosen() const;

    std::vector<Token> m_tokens;
    RecordTable *m_table;
    QPushButton *m_create;
    QPushButton *m_rotate;
    QPushButton *m_revoke;
    qint64 m_wanted = 0; ///< The row to select after the next load.
};

} // namespace triage::app
