// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/webhooks/webhooksdialog.h"

#include "client/readall.h"
#include "dialogs/webhooks/webhookdialog.h"
#include "dialogs/webhooks/webhooklogdialog.h"
#include "dialogs/webhooks/webhooktestdialog.h"
#include "dialogs/webhooks/webhookwords.h"
#include "store/localstore.h"
#include "widgets/announcement.h"
#include "widgets/confirmquestion.h"
#include "widgets/inklabel.h"
#include "widgets/recordtable.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

enum Column { State, Address, Events, Description };

constexpr int maxStateWidth = 280;
constexpr std::chrono::seconds followInterval{ 5 };

} // namespace

WebhooksDialog::WebhooksDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"webhooksDialog"_s, tr("Webhooks"), parent),
      m_table(new RecordTable(u"webhookTable"_s, tr("Webhooks"),
                              { tr("State"), tr("Address"), tr("Events"), tr("Description") }, this)),
      m_health(new InkLabel(context.theme, Ink::Text, Type::Body, this))
{
    addClose();
    m_table->setStretched({ Address, Events, Description });
    m_table->setOpening();
    auto *row = makeLayout<QHBoxLayout>(space::l);
    row->addWidget(m_table, 1);
    row->addWidget(buildButtons());
    body()->addLayout(row, 1);
    setNames(m_health, u"healthLabel"_s, tr("State"));
    body()->addWidget(m_health);
    connect(m_table, &RecordTable::chosen, this, &WebhooksDialog::refresh);
    connect(m_table, &RecordTable::opened, m_edit, &QPushButton::click);
    connect(&context.theme, &Theme::changed, this, &WebhooksDialog::fill);
    connect(&context.store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.organization && !isBusy() && !whyNotAdminister())
            load();
    });
    connect(&m_following, &QTimer::timeout, this, &WebhooksDialog::follow);
    m_following.start(followInterval);
    resize(1080, 440);
    m_table->setFocus();
    refresh();
    if (!whyNotAdminister())
        load();
}

QWidget *WebhooksDialog::buildButtons()
{
    auto *side = new QWidget(this);
    auto *column = makeLayout<QVBoxLayout>(space::s, side);
    m_create = button(tr("&Create Webhook…"), u"createWebhookButton"_s, side);
    m_edit = button(tr("&Edit…"), u"editWebhookButton"_s, side);
    m_toggle = button(tr("S&witch Off"), u"toggleWebhookButton"_s, side);
    m_test = button(tr("Send &Test…"), u"testWebhookButton"_s, side);
    m_log = button(tr("De&liveries…"), u"deliveriesButton"_s, side);
    m_rotate = button(tr("&New Secret…"), u"rotateWebhookButton"_s, side);
    m_remove = button(tr("&Delete…"), u"deleteWebhookButton"_s, side);
    for (QPushButton *each : { m_create, m_edit, m_toggle, m_test, m_log, m_rotate, m_remove })
        column->addWidget(each);
    column->addStretch();
    connect(m_create, &QPushButton::clicked, this, [this] { edit({}); });
    connect(m_edit, &QPushButton::clicked, this, [this] {
        if (const Webhook *webhook = chosen())
            edit(*webhook);
    });
    connect(m_toggle, &QPushButton::clicked, this, &WebhooksDialog::toggle);
    connect(m_test, &QPushButton::clicked, this, &WebhooksDialog::test);
    connect(m_log, &QPushButton::clicked, this, &WebhooksDialog::showLog);
    connect(m_rotate, &QPushButton::clicked, this, &WebhooksDialog::confirmRotate);
    connect(m_remove, &QPushButton::clicked, this, &WebhooksDialog::confirmRemove);
    return side;
}

void WebhooksDialog::load()
{
    requestValue(readAll(&context().client, api::listWebhooks), tr("Reading the webhooks…"),
                 [this](const std::vector<Webhook> &webhooks) {
                     m_webhooks = webhooks;
                     fill();
                     if (m_webhooks.empty())
                         showMessage(tr("No webhooks yet. Add one to notify another program."));
                 });
}

void WebhooksDialog::follow()
{
    if (!isVisible() || isBusy() || whyNotAdminister())
        return;
    QCoro::connect(readAll(&context().client, api::listWebhooks), this,
                   [this](const Result<std::vector<Webhook>> &webhooks) {
                       if (!webhooks || *webhooks == m_webhooks || isBusy())
                           return;
                       m_webhooks = *webhooks;
                       fill();
                   });
}

void WebhooksDialog::fill()
{
    const qint64 before = std::exchange(m_wanted, 0);
    const qint64 wanted = before ? before : m_table->currentKey();
    m_table->clearRecords();
    for (const Webhook &webhook : m_webhooks)
        addRow(webhook);
    m_table->fit(maxStateWidth);
    m_table->setCurrentKey(wanted);
    refresh();
}

void WebhooksDialog::addRow(const Webhook &webhook)
{
    const WebhookHealth health = WebhookWords::health(webhook, context().theme);
    m_table->addRecord(webhook.id.value(),
                       { health.text, WebhookWords::address(webhook.url),
                         WebhookWords::events(webhook.events), webhook.description.value_or(QString()) },
                       health.dot);
    QTableWidgetItem *state = m_table->item(m_table->rowCount() - 1, State);
    state->setToolTip(health.explanation);
    state->setData(Qt::AccessibleDescriptionRole, health.explanation);
}

const Webhook *WebhooksDialog::chosen() const
{
    return m_table->chosenOf(m_webhooks);
}

void WebhooksDialog::refresh()
{
    if (!m_remove) // while it is being built
        return;
    const std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    const Webhook *webhook = chosen();
    const std::optional<QString> none = why ? why
        : webhook                           ? std::nullopt
                                            : std::optional(tr("Choose a webhook first."));
    m_health->setText(webhook ? WebhookWords::health(*webhook, context().theme).explanation : QString());
    m_health->setVisible(webhook);
    setAllowed(m_create, why);
    for (QPushButton *button : { m_edit, m_toggle, m_test, m_log, m_rotate, m_remove })
        setAllowed(button, none);
    m_toggle->setText(webhook && !webhook->enabled ? tr("S&witch On") : tr("S&witch Off"));
}

void WebhooksDialog::edit(const std::optional<Webhook> &webhook)
{
    auto *dialog = new WebhookDialog(context(), webhook, this);
    connect(dialog, &Dialog::messageRequested, this, &Dialog::messageRequested);
    connect(dialog, &WebhookDialog::saved, this, [this, isNew = !webhook](const Webhook &saved) {
        m_wanted = saved.id.value();
        load();
        if (isNew)
            showSecret(saved, WebhookSecretDialog::After::Creation);
    });
    dialog->open();
}

void WebhooksDialog::showSecret(const Webhook &webhook, WebhookSecretDialog::After after)
{
    (new WebhookSecretDialog(context(), webhook, after, this))->open();
}

void WebhooksDialog::toggle()
{
    const Webhook *webhook = chosen();
    if (!webhook)
        return;
    WebhookPatch patch;
    patch.enabled = !webhook->enabled;
    requestValue(context().client.send(api::updateWebhook, patch, webhook->id),
                 webhook->enabled ? tr("Switching the webhook off…") : tr("Switching the webhook on…"),
                 [this](const Webhook &changed) {
                     const QString name = WebhookWords::name(changed);
                     Q_EMIT messageRequested(changed.enabled ? tr("Switched on the webhook %1").arg(name)
                                                             : tr("Switched off the webhook %1").arg(name));
                     load();
                 });
}

void WebhooksDialog::test()
{
    if (const Webhook *webhook = chosen())
        (new WebhookTestDialog(context(), *webhook, this))->open();
}

void WebhooksDialog::showLog()
{
    const Webhook *webhook = chosen();
    if (!webhook)
        return;
    auto *log = new WebhookLogDialog(context(), *webhook, this);
    connect(log, &WebhookLogDialog::openRequested, this,
            [this, log](FeedbackId feedback) { Q_EMIT openRequested(feedback, log); });
    log->open();
}

void WebhooksDialog::confirmRotate()
{
    const Webhook *webhook = chosen();
    if (!webhook)
        return;
    ConfirmQuestion question;
    question.title = tr("New secret");
    question.text = tr("Make a new secret for the webhook %1? Messages are signed with both secrets for 24 "
                       "hours; then the old one no longer counts.")
                        .arg(WebhookWords::name(*webhook));
    question.buttonText = tr("Make New Secret");
    confirm(this, question, [this, id = webhook->id] {
        requestValue(
            context().client.send(api::rotateWebhook, id), tr("Making a new secret…"),
            [this](const Webhook &rotated) { showSecret(rotated, WebhookSecretDialog::After::Rotation); });
    });
}

void WebhooksDialog::confirmRemove()
{
    const Webhook *webhook = chosen();
    if (!webhook)
        return;
    const QString name = WebhookWords::name(*webhook);
    ConfirmQuestion question;
    question.title = tr("Delete webhook");
    question.text
        = tr("Delete the webhook %1? Nothing more is sent to it, not even pending messages, and its "
             "log is lost. This cannot be undone.")
              .arg(name);
    question.buttonText = tr("Delete %1").arg(name);
    question.destructive = true;
    confirm(this, question, [this, id = webhook->id, name] { remove(id, name); });
}

void WebhooksDialog::remove(WebhookId id, const QString &name)
{
    requestValue(context().client.send(api::deleteWebhook, id), tr("Deleting the webhook…"),
                 [this, id, name] {
                     Q_EMIT messageRequested(tr("Deleted the webhook %1").arg(name));
                     std::erase_if(m_webhooks, [id](const Webhook &webhook) { return webhook.id == id; });
                     fill();
                 });
}

} // namespace triage::app

#include "moc_webhooksdialog.cpp"
