// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/tokensdialog.h"

#include "client/readall.h"
#include "dialogs/people/newtokendialog.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "store/values/dates.h"
#include "theme/theme.h"
#include "widgets/confirmquestion.h"
#include "widgets/recordtable.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns whether this program signs in with the token.
bool isOwn(const Token &token, const ApiClient &client)
{
    const QString &own = client.account().token;
    return own.startsWith(token.prefix) && own.endsWith(token.lastFour);
}

} // namespace

TokensDialog::TokensDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"tokenDialog"_s, tr("API tokens"), parent),
      m_table(new RecordTable(u"tokenTable"_s, tr("Tokens"),
                              { tr("Name"), tr("Kind"), tr("Person"), tr("Token"), tr("Made by"),
                                tr("Last used"), tr("Expires") },
                              this)),
      m_create(addSideButton(tr("&Create Token…"), u"createTokenButton"_s)),
      m_rotate(addSideButton(tr("Re&place…"), u"rotateTokenButton"_s)),
      m_revoke(addSideButton(tr("&Revoke…"), u"revokeTokenButton"_s))
{
    addClose();
    body()->addWidget(m_table, 1);
    connect(m_table, &RecordTable::chosen, this, &TokensDialog::refresh);
    connect(m_create, &QPushButton::clicked, this, &TokensDialog::create);
    connect(m_rotate, &QPushButton::clicked, this, &TokensDialog::confirmRotate);
    connect(m_revoke, &QPushButton::clicked, this, &TokensDialog::confirmRevoke);
    resize(860, 420);
    m_table->setFocus();
    refresh();
    if (!whyNotAdminister())
        load();
}

void TokensDialog::load()
{
    requestValue(readAll(&context().client, api::listTokens), tr("Reading the tokens…"),
                 [this](const std::vector<Token> &tokens) { fill(tokens); });
}

void TokensDialog::fill(const std::vector<Token> &tokens)
{
    const qint64 before = std::exchange(m_wanted, 0);
    const qint64 wanted = before ? before : m_table->currentKey();
    m_tokens = tokens;
    m_table->clearRecords();
    for (const Token &token : m_tokens) {
        const QString kind = token.kind == TokenKind::Widget ? tr("Widget")
            : token.readOnly                                 ? tr("Read only")
                                                             : tr("Full access");
        const QString used
            = token.lastUsedAt ? Labels::longAge(*token.lastUsedAt, Labels::now()) : tr("Never");
        const QString expires = token.expiresAt ? Dates::stamp(*token.expiresAt) : tr("Does not expire");
        // One word from left to right, whatever the direction of the window.
        const QString value = QChar(0x2066) + token.prefix + u"…"_s + token.lastFour + QChar(0x2069);
        m_table->addRecord(token.id.value(),
                           { token.name, kind, context().store.memberName(token.member), value,
                             context().store.memberName(token.createdBy), used, expires });
    }
    m_table->fit();
    m_table->setCurrentKey(wanted);
    if (m_tokens.empty())
        showMessage(tr("There are no tokens yet. Make one for each program that sends or reads feedback."));
}

const Token *TokensDialog::chosen() const
{
    return m_table->chosenOf(m_tokens);
}

void TokensDialog::refresh()
{
    const std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    setAllowed(m_create, why);
    for (QPushButton *each : { m_rotate, m_revoke })
        setAllowed(each, why ? why : chosen() ? std::nullopt : std::optional(tr("Choose a token first.")));
}

void TokensDialog::create()
{
    auto *dialog = new NewTokenDialog(context(), this);
    connect(dialog, &Dialog::messageRequested, this, &Dialog::messageRequested);
    connect(dialog, &NewTokenDialog::created, this, [this](TokenId id) {
        m_wanted = id.value();
        load();
    });
    dialog->open();
}

void TokensDialog::confirmRotate()
{
    const Token *token = chosen();
    if (!token)
        return;
    ConfirmQuestion question;
    question.title = tr("Replace token");
    question.text
        = tr("Replace the token %1 by a new one? Both work for at most 24 hours, so that you can put the "
             "new one in use. Then the old one expires.")
              .arg(token->name);
    if (isOwn(*token, context().client))
        question.text += u' '
            + tr("You are signed in with the old one on this computer: sign in with the new one until then.");
    question.buttonText = tr("Replace %1").arg(token->name);
    const auto show = [this](const CreatedToken &created) {
        auto *dialog = new NewTokenDialog(context(), this);
        connect(dialog, &Dialog::messageRequested, this, &Dialog::messageRequested);
        dialog->showReplacement(created);
        dialog->open();
        m_wanted = created.id.value();
        load();
    };
    confirm(this, question, [this, id = token->id, show] {
        requestValue(context().client.send(api::rotateToken, TokenRotation(), id), tr("Replacing the token…"),
                     show);
    });
}

void TokensDialog::confirmRevoke()
{
    const Token *token = chosen();
    if (!token)
        return;
    ConfirmQuestion question;
    question.title = tr("Revoke token");
    question.text = isOwn(*token, context().client)
        ? tr("You are signed in with the token %1. Revoking it signs you out on this computer at once. This "
             "cannot be undone.")
              .arg(token->name)
        : tr("Revoke the token %1? Whatever uses it stops working at once. This cannot be undone.")
              .arg(token->name);
    question.buttonText = tr("Revoke %1").arg(token->name);
    question.destructive = true;
    confirm(this, question, [this, token = *token] { revoke(token); });
}

void TokensDialog::revoke(const Token &token)
{
    requestValue(context().client.send(api::revokeToken, token.id), tr("Revoking the token…"),
                 [this, id = token.id, name = token.name] {
                     Q_EMIT messageRequested(tr("Revoked the token %1").arg(name));
                     std::vector<Token> left = m_tokens;
                     std::erase_if(left, [id](const Token &each) { return each.id == id; });
                     fill(left);
                 });
}

} // namespace triage::app

#include "moc_tokensdialog.cpp"
