// SPDX-License-Identifier: GPL-3.0-or-later
// Creates an API token, and shows its value only once.
#pragma once

#include "dialogs/dialog.h"
#include "domain/member.h"
#include "domain/token.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace triage::app {

class InkLabel;
class SecretField;

/// A full-access token represents the person that is chosen. The token of a colleague comes with the server's
/// address, as one text to send to them.
class NewTokenDialog : public Dialog
{
    Q_OBJECT
public:
    NewTokenDialog(const Context &context, QWidget *parent);
    /// Creates the token with which that member signs in.
    NewTokenDialog(const Context &context, const Member &person, QWidget *parent);

    /// Shows a token that exists already, with its value.
    void showReplacement(const CreatedToken &token);

Q_SIGNALS:
    void created(triage::TokenId id);

protected:
    void refresh() override;
    /// Once there is a value, asks whether it was copied.
    void reject() override;

private:
    NewTokenDialog(const Context &context, const std::optional<Member> &person, QWidget *parent,
                   const QString &title);
    void buildFields();
    void loadPeople();
    void fillPeople(const std::vector<Member> &people);
    void showKind();
    TokenKind kind() const;
    MemberId person() const;
    bool isForColleague() const;
    QString serverAddress() const;
    bool isReadOnly() const;
    NewToken values() const;
    void create();
    void show(const CreatedToken &token);

    const std::optional<Member> m_colleague; ///< The member who signs in with the token; none: any token.
    Field *m_name;
    QLabel *m_personLabel;
    QComboBox *m_person;
    QLabel *m_kindLabel;
    QComboBox *m_kind;
    QCheckBox *m_readOnly;
    InkLabel *m_kindNote;
    QLabel *m_lifetimeLabel;
    QComboBox *m_lifetime; ///< The days after which the token expires; 0: it does not.
    Field *m_origins;
    MessageStrip *m_reach; ///< Warns about an address that only this computer reaches.
    SecretField *m_secret;
    SecretField *m_signIn; ///< The text for a colleague, which contains the secret.
    SecretField *m_shown = nullptr; ///< The one of both that is shown, once the token exists.
    QPushButton *m_create;
    QPushButton *m_cancel;
    bool m_isCreating = false;
};

} // namespace triage::app
