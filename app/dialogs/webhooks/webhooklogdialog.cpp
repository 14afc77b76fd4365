// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/webhooks/webhooklogdialog.h"

#include "contract/endpoints.h"
#include "dialogs/webhooks/replaysincedialog.h"
#include "dialogs/webhooks/webhookwords.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "store/values/dates.h"
#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/recordtable.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <chrono>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int eventColumn = 1;
constexpr int itemColumn = 2;
constexpr int attemptsColumn = 4;
constexpr int maxAttemptsHeight = 150;
constexpr int deliveriesPerPage = 50;
constexpr std::chrono::seconds logInterval{ 5 };

} // namespace

WebhookLogDialog::WebhookLogDialog(const Context &context, const Webhook &webhook, QWidget *parent)
    : Dialog(context, u"webhookLogDialog"_s, tr("Deliveries to %1").arg(WebhookWords::name(webhook)), parent),
      m_webhook(webhook.id), m_state(new QComboBox(this)),
      m_table(new RecordTable(
          u"deliveryTable"_s, tr("Deliveries"),
          { tr("State"), tr("Event"), tr("Feedback"), tr("Time"), tr("Attempts"), tr("Next attempt") },
          this)),
      m_attempts(new RecordTable(u"attemptTable"_s, tr("Attempts"), { tr("Time"), tr("Outcome") }, this)),
      m_refresh(addSideButton(tr("Re&fresh"), u"refreshLogButton"_s)),
      m_replay(addSideButton(tr("Send &Again"), u"replayButton"_s)),
      m_replaySince(addSideButton(tr("Send Again &Since…"), u"replaySinceButton"_s)),
      m_openItem(addSideButton(tr("&Open Feedback"), u"openDeliveredButton"_s))
{
    addClose();
    m_table->setNumeric(attemptsColumn);
    m_table->setStretched({ eventColumn, itemColumn });
    m_table->setOpening();
    m_attempts->setStretched({ 1 });
    m_attempts->setMaximumHeight(maxAttemptsHeight);
    body()->addWidget(buildHead());
    body()->addWidget(m_table, 1);
    body()->addWidget(buildAttempts());
    connect(m_state, &QComboBox::currentIndexChanged, this, [this] { load(1); });
    connect(m_table, &RecordTable::chosen, this, &WebhookLogDialog::showAttempts);
    connect(m_refresh, &QPushButton::clicked, this, [this] { load(m_page.page); });
    connect(m_replay, &QPushButton::clicked, this, &WebhookLogDialog::replay);
    connect(m_replaySince, &QPushButton::clicked, this, &WebhookLogDialog::askSince);
    connect(m_openItem, &QPushButton::clicked, this, &WebhookLogDialog::openItem);
    connect(m_table, &RecordTable::opened, this, &WebhookLogDialog::openItem);
    connect(&m_following, &QTimer::timeout, this, &WebhookLogDialog::follow);
    m_following.start(logInterval);
    connect(&context.theme, &Theme::changed, this, &WebhookLogDialog::fill);
    resize(960, 560);
    m_table->setFocus();
    refresh();
    if (!whyNotAdminister())
        load(1);
}

QWidget *WebhookLogDialog::buildHead()
{
    auto *head = new QWidget(this);
    auto *row = makeLayout<QHBoxLayout>(space::s, head);
    m_state->setParent(head);
    setNames(m_state, u"deliveryStateCombo"_s, tr("Which deliveries to show"));
    m_state->addItem(tr("All deliveries"));
    for (const auto &[state, word] : EnumText<DeliveryState>::words)
        m_state->addItem(WebhookWords::state(state), int(state));
    auto *label = new QLabel(tr("S&how"), head);
    label->setBuddy(m_state);
    m_place = new QLabel(head);
    setNames(m_place, u"logPlaceLabel"_s, tr("Place in the log"));
    row->addWidget(label);
    row->addWidget(m_state);
    row->addStretch();
    row->addWidget(m_place);
    m_newer = pageButton(u"chevron-left"_s, u"newerButton"_s, tr("Newer deliveries"), -1);
    m_older = pageButton(u"chevron-right"_s, u"olderButton"_s, tr("Older deliveries"), 1);
    m_newer->setShortcut(QKeySequence(u"Alt+PgUp"_s));
    m_older->setShortcut(QKeySequence(u"Alt+PgDown"_s));
    row->addWidget(m_newer);
    row->addWidget(m_older);
    return head;
}

QToolButton *WebhookLogDialog::pageButton(const QString &icon, const QString &objectName, const QString &name,
                                          int step)
{
    auto *made = new QToolButton(this);
    setNames(made, objectName, name);
    context().theme.watch(made, [this, made, icon] { made->setIcon(context().theme.icon(icon)); });
    connect(made, &QToolButton::clicked, this, [this, step] { load(m_page.page + step); });
    return made;
}

QWidget *WebhookLogDialog::buildAttempts()
{
    auto *part = new QWidget(this);
    auto *column = makeLayout<QVBoxLayout>(space::xs, part);
    auto *label = new QLabel(tr("Atte&mpts of the chosen delivery"), part);
    label->setBuddy(m_attempts);
    m_attempts->setParent(part);
    column->addWidget(label);
    column->addWidget(m_attempts);
    return part;
}

std::optional<DeliveryState> WebhookLogDialog::state() const
{
    const QVariant chosen = m_state->currentData();
    return chosen.isValid() ? std::optional(DeliveryState(chosen.toInt())) : std::nullopt;
}

Task<Result<Page<WebhookDelivery>>> WebhookLogDialog::page(int number)
{
    QList<std::pair<QByteArray, QString>> wanted{ { "limit", QString::number(deliveriesPerPage) },
                                                  { "page", QString::number(number) } };
    if (const auto chosen = state())
        wanted.push_back({ "status", QString::fromLatin1(toWord(*chosen)) });
    return context().client.query(api::listDeliveries, std::move(wanted), m_webhook);
}

void WebhookLogDialog::follow()
{
    if (!isVisible() || isBusy() || m_isFollowing || whyNotAdminister())
        return;
    m_isFollowing = true;
    const auto show
        = [this, wanted = state(), number = m_page.page](const Result<Page<WebhookDelivery>> &page) {
              m_isFollowing = false;
              const bool isAnother = isBusy() || wanted != state() || number != m_page.page;
              if (!page || isAnother || (page->items == m_page.items && page->total == m_page.total))
                  return;
              if (m_page.items.empty() != page->items.empty())
                  showMessage({}); // it said that there were none
              m_page = *page;
              fill();
          };
    QCoro::connect(page(m_page.page), this, show);
}

void WebhookLogDialog::load(int number)
{
    request(page(number), tr("Reading the deliveries…"),
            [this, wanted = state()](const Result<Page<WebhookDelivery>> &page) {
                if (wanted == state())
                    receive(page);
            });
}

void WebhookLogDialog::receive(const Result<Page<WebhookDelivery>> &page)
{
    const QString done = std::exchange(m_done, {});
    if (!page) {
        showProblem(page.error());
        return;
    }
    m_page = *page;
    fill();
    if (!done.isEmpty())
        showMessage(done);
    else if (m_page.items.empty())
        showMessage(state() ? tr("No delivery is in this state.") : tr("Nothing was sent yet."));
}

void WebhookLogDialog::fill()
{
    const qint64 wanted = m_table->currentKey();
    const int scrolled = m_table->verticalScrollBar()->value();
    m_table->clearRecords();
    for (const WebhookDelivery &each : m_page.items)
        m_table->addRecord(each.id.value(),
                           { WebhookWords::state(each.state), WebhookWords::event(each.event), item(each),
                             Dates::stamp(each.createdAt), Labels::number(qint64(each.attempts.size())),
                             each.nextAttemptAt ? Dates::stampToTheSecond(*each.nextAttemptAt) : QString() },
                           WebhookWords::dot(each.state, context().theme));
    m_table->fit();
    m_table->setCurrentKey(wanted);
    m_table->verticalScrollBar()->setValue(scrolled);
    const qint64 first = qint64(m_page.page - 1) * m_page.limit;
    m_place->setText(m_page.items.empty() ? QString()
                                          : tr("%1–%2 of %3", "first, last, number of deliveries")
                                                .arg(Labels::number(first + 1),
                                                     Labels::number(first + qint64(m_page.items.size())),
                                                     Labels::number(m_page.total)));
    showAttempts();
}

void WebhookLogDialog::showAttempts()
{
    m_attempts->clearRecords();
    if (const WebhookDelivery *delivery = chosen()) {
        for (const WebhookAttempt &each : delivery->attempts)
            m_attempts->addRecord(each.at.milliseconds(),
                                  { Dates::stampToTheSecond(each.at),
                                    WebhookWords::outcome(each.status, each.durationMs, each.error) },
                                  WebhookWords::dot(WebhookWords::isSuccess(each.status)
                                                        ? DeliveryState::Delivered
                                                        : DeliveryState::Failed,
                                                    context().theme));
    }
    m_attempts->fit();
    refresh();
}

QString WebhookLogDialog::item(const WebhookDelivery &delivery) const
{
    if (!delivery.feedback)
        return {};
    const std::vector<ListRow> rows = context().store.rows(std::span(&*delivery.feedback, 1));
    return rows.empty() ? toString(*delivery.feedback) : Labels::headline(rows.front());
}

void WebhookLogDialog::openItem()
{
    if (m_openItem->isEnabled())
        Q_EMIT openRequested(*chosen()->feedback);
}

const WebhookDelivery *WebhookLogDialog::chosen() const
{
    return m_table->chosenOf(m_page.items);
}

void WebhookLogDialog::refresh()
{
    if (!m_older) // while it is being built
        return;
    const std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    const auto pageAllowed = [&](QToolButton *button, bool isThere) {
        const QString keys = button->shortcut().toString(QKeySequence::NativeText);
        const QString tip = tr("%1 (%2)", "what a button does, its keys").arg(button->accessibleName(), keys);
        setAllowed(button, why ? why : isThere ? std::nullopt : std::optional(tr("There are no more.")), tip);
    };
    pageAllowed(m_newer, m_page.page > 1);
    pageAllowed(m_older, m_page.hasMore());
    setAllowed(m_refresh, why);
    setAllowed(m_replaySince, why);
    const WebhookDelivery *delivery = chosen();
    const std::optional<QString> none
        = delivery ? std::nullopt : std::optional(tr("Choose a delivery first."));
    setAllowed(m_replay, why ? why : none);
    const bool isHere = delivery && delivery->feedback && context().store.item(*delivery->feedback);
    setAllowed(m_openItem, none || isHere ? none : std::optional(tr("There is no feedback to open here.")));
}

void WebhookLogDialog::replay()
{
    const WebhookDelivery *delivery = chosen();
    if (!delivery)
        return;
    requestValue(context().client.send(api::replayDelivery, delivery->id), tr("Sending it again…"),
                 [this](const WebhookDelivery &) {
                     m_done = tr("It is sent again, with the same identifier.");
                     load(m_page.page);
                 });
}

void WebhookLogDialog::askSince()
{
    auto *dialog = new ReplaySinceDialog(context(), this);
    connect(dialog, &ReplaySinceDialog::chosen, this, &WebhookLogDialog::replaySince);
    dialog->open();
}

void WebhookLogDialog::replaySince(Timestamp since)
{
    requestValue(context().client.send(api::replayWebhook, WebhookReplay{ since }, m_webhook),
                 tr("Sending them again…"), [this](const WebhookReplayed &answer) {
                     m_done = answer.replayed == 0
                         ? tr("Since then nothing was sent that does not wait already.")
                         : tr("%n deliveries are sent again.", nullptr, int(answer.replayed));
                     load(1);
                 });
}

} // namespace triage::app

#include "moc_webhooklogdialog.cpp"
