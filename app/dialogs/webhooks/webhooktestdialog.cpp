// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/webhooks/webhooktestdialog.h"

#include "client/apiclient.h"
#include "contract/endpoints.h"
#include "dialogs/field.h"
#include "dialogs/webhooks/webhookwords.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"
#include "widgets/messagestrip.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

WebhookTestDialog::WebhookTestDialog(const Context &context, const Webhook &webhook, QWidget *parent)
    : Dialog(context, u"webhookTestDialog"_s, tr("Test of %1").arg(WebhookWords::name(webhook)), parent),
      m_webhook(webhook.id), m_event(new QComboBox(this)),
      m_outcome(new InkLabel(context.theme, Ink::Text, Type::BodyStrong, this)),
      m_excerpt(new Field(context.theme, Field::Lines::Many, u"excerptEdit"_s, tr("&Beginning of the answer"),
                          tr("Beginning of the answer"), this)),
      m_progress(new QProgressBar(this)), m_stop(addSideButton(tr("S&top"), u"stopTestButton"_s)),
      m_send(addPrimaryButton(tr("&Send Test"), u"sendTestButton"_s))
{
    addClose();
    setNames(m_event, u"testEventCombo"_s, tr("Event"));
    for (const auto &[event, word] : EnumText<WebhookEvent>::words) {
        if (event != WebhookEvent::All)
            m_event->addItem(WebhookWords::event(event), int(event));
    }
    if (!webhook.events.empty())
        m_event->setCurrentIndex(std::max(0, m_event->findData(int(webhook.events.front()))));
    auto *note = new InkLabel(context.theme, Ink::TextSecondary, Type::Caption, this);
    note->setText(
        tr("The message tells of feedback that does not exist. The address has 15 seconds to answer."));
    setNames(m_outcome, u"testOutcomeLabel"_s, tr("Outcome"));
    m_excerpt->setReadOnly(true);
    setNames(m_progress, u"testProgress"_s, tr("The test is being sent"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(space::s);
    m_progress->setRange(0, 0);
    addLabelled(body(), tr("&Event"), m_event)->addWidget(note);
    body()->addWidget(m_progress);
    body()->addWidget(m_outcome);
    body()->addWidget(m_excerpt, 1);
    body()->addStretch();
    m_excerpt->hide();
    m_outcome->hide();
    connect(m_send, &QPushButton::clicked, this, &WebhookTestDialog::send);
    connect(m_stop, &QPushButton::clicked, this, &WebhookTestDialog::stop);
    resize(520, 280);
    m_send->setFocus();
    refresh();
}

void WebhookTestDialog::refresh()
{
    const bool isWaiting = m_awaited != 0;
    const std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    setAllowed(m_send, why ? why : isWaiting ? std::optional(tr("The test is being sent.")) : std::nullopt);
    m_event->setEnabled(!isWaiting);
    m_stop->setVisible(isWaiting);
    m_progress->setVisible(isWaiting);
}

void WebhookTestDialog::send()
{
    WebhookTest test;
    test.event = WebhookEvent(m_event->currentData().toInt());
    const int number = ++m_tests;
    m_awaited = number;
    m_outcome->hide();
    m_excerpt->hide();
    strip()->clear();
    refresh();
    // Not through request(), whose activity would stay in view after the person stopped waiting.
    QCoro::connect(context().client.send(api::testWebhook, test, m_webhook), this,
                   [this, number](const Result<WebhookTestResult> &result) {
                       if (number == m_awaited)
                           receive(result);
                   });
}

void WebhookTestDialog::stop()
{
    m_awaited = 0;
    showEnd(tr("Stopped. The message may have arrived."), Ink::Text);
    refresh();
}

void WebhookTestDialog::receive(const Result<WebhookTestResult> &result)
{
    m_awaited = 0;
    refresh();
    if (!result) {
        showProblem(result.error());
        return;
    }
    showEnd(WebhookWords::outcome(result->status, result->durationMs, result->error),
            WebhookWords::isSuccess(result->status) ? Ink::Positive : Ink::Danger);
    m_excerpt->setText(result->responseExcerpt);
    m_excerpt->setVisible(!result->responseExcerpt.isEmpty());
    growToFit();
}

void WebhookTestDialog::showEnd(const QString &text, Ink ink)
{
    m_outcome->setInk(ink);
    m_outcome->setText(text);
    m_outcome->show();
}

} // namespace triage::app

#include "moc_webhooktestdialog.cpp"
