// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/webhooks/webhookdialog.h"

#include "client/apiclient.h"
#include "commands/seenchange.h"
#include "contract/endpoints.h"
#include "contract/entitytag.h"
#include "dialogs/field.h"
#include "dialogs/scrollcolumn.h"
#include "dialogs/webhooks/webhookevents.h"
#include "dialogs/webhooks/webhookwords.h"
#include "domain/webhooktemplate.h"
#include "fields/jsonwriter.h"
#include "store/localstore.h"
#include "text.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Changes the webhook that the person saw: PreconditionFailed if the server has another edition of it by
/// now.
Task<Result<Webhook>> patchSeen(ApiClient *client, WebhookPatch patch, Webhook seen)
{
    auto whyNot = [seen](const Webhook &now) -> std::optional<Problem> {
        if (api::editionOf(now) == api::editionOf(seen))
            return std::nullopt;
        return problem(ProblemType::PreconditionFailed, {});
    };
    auto changing = patchIf<Webhook, WebhookPatch, WebhookId>(
        client, api::getWebhook, api::updateWebhook, std::move(patch), std::move(whyNot), WebhookId(seen.id));
    const Result<Changed<Webhook>> changed = co_await changing;
    co_return changed ? Result<Webhook>(changed->after) : changed.error();
}

} // namespace

WebhookDialog::WebhookDialog(const Context &context, const std::optional<Webhook> &webhook, QWidget *parent)
    : Dialog(context, u"webhookDialog"_s, webhook ? tr("Edit webhook") : tr("New webhook"), parent),
      m_webhook(webhook), m_url(new Field(context.theme, Field::Lines::One, u"webhookUrlEdit"_s,
                                          tr("&Address"), tr("Address"), this)),
      m_description(new Field(context.theme, Field::Lines::One, u"webhookDescriptionEdit"_s,
                              tr("&Description"), tr("Description"), this)),
      m_events(new WebhookEvents(this)), m_format(new QComboBox(this)),
      m_template(new Field(context.theme, Field::Lines::Many, u"templateEdit"_s, tr("&Template"),
                           tr("Template"), this)),
      m_buffer(new QComboBox(this)), m_state(new QComboBox(this)),
      m_tag(new Field(context.theme, Field::Lines::One, u"webhookTagEdit"_s, tr("Ta&g"), tr("Tag"), this)),
      m_save(addPrimaryButton(webhook ? tr("&Save") : tr("&Create Webhook"), u"saveButton"_s))
{
    addCancel();
    m_url->setPlaceholder(u"https://example.com/hook"_s);
    m_url->setHint(tr("Messages are sent here, as HTTP POST with JSON."));
    m_description->setLimit(webhookrules::description.maxLength);
    m_description->setPlaceholder(tr("What the webhook is for"));
    constexpr int width = 720;
    auto *scrolled = new ScrollColumn(width - 2 * space::l, this);
    scrolled->setObjectName(u"webhookColumn"_s);
    scrolled->column()->addWidget(m_url);
    scrolled->column()->addWidget(m_description);
    auto *halves = makeLayout<QHBoxLayout>(space::xl);
    halves->addWidget(m_events);
    halves->addWidget(buildForm(), 1);
    scrolled->column()->addLayout(halves, 1);
    body()->addWidget(scrolled, 1);
    bindField(u"url"_s, m_url);
    bindField(u"description"_s, m_description);
    bindField(u"template"_s, m_template);
    bindField(u"filter.tag"_s, m_tag);
    fillBuffers(webhook);
    Webhook unsaved;
    unsaved.events = { WebhookEvent::FeedbackCreated };
    showValues(webhook.value_or(unsaved));
    m_shown = values();
    for (Field *field : { m_url, m_description, m_template, m_tag })
        connect(field, &Field::edited, this, &WebhookDialog::refresh);
    connect(m_template, &Field::edited, this, &WebhookDialog::checkTemplate);
    connect(m_events, &WebhookEvents::edited, this, &WebhookDialog::refresh);
    connect(m_format, &QComboBox::currentIndexChanged, this, &WebhookDialog::showFormat);
    connect(m_save, &QPushButton::clicked, this, &WebhookDialog::save);
    resize(width, 600);
    m_url->focus();
    showFormat();
}

QWidget *WebhookDialog::buildForm()
{
    auto *half = new QWidget(this);
    auto *column = makeLayout<QVBoxLayout>(space::m, half);
    for (QComboBox *each : { m_format, m_buffer, m_state })
        each->setParent(half);
    setNames(m_format, u"webhookFormatCombo"_s, tr("Format"));
    for (const auto &[format, word] : EnumText<WebhookFormat>::words)
        m_format->addItem(WebhookWords::format(format), int(format));
    m_template->setLimit(webhookrules::bodyTemplate.maxLength);
    m_template->setHint(tr("JSON. In its texts, {{summary}}, {{url}}, {{type}}, {{timestamp}} and paths such "
                           "as {{data.title}} are replaced."));
    m_template->editor()->setMinimumHeight(80);
    setNames(m_buffer, u"webhookBufferCombo"_s, tr("Buffer"));
    m_buffer->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addLabelled(column, tr("&Format"), m_format);
    column->addWidget(m_template, 1);
    setNames(m_state, u"webhookStateCombo"_s, tr("Status"));
    m_state->addItem(tr("Any status"));
    m_state->addItem(tr("Open"), int(TriageState::Open));
    m_state->addItem(tr("Done"), int(TriageState::Done));
    m_state->addItem(tr("Declined"), int(TriageState::Declined));
    m_tag->setLimit(triagerules::maxTagLength);
    m_tag->setPlaceholder(tr("Any tag"));
    addLabelled(column, tr("&Buffer"), m_buffer);
    addLabelled(column, tr("Stat&us"), m_state);
    column->addWidget(m_tag);
    m_thin = checkBox(tr("&Leave out texts: only identifiers and links"), u"thinCheck"_s);
    m_enabled = checkBox(tr("S&witched on"), u"enabledCheck"_s);
    column->addWidget(m_thin);
    column->addWidget(m_enabled);
    column->addStretch();
    return half;
}

QCheckBox *WebhookDialog::checkBox(const QString &text, const QString &objectName)
{
    auto *box = new QCheckBox(text, this);
    box->setObjectName(objectName);
    return box;
}

void WebhookDialog::fillBuffers(const std::optional<Webhook> &webhook)
{
    std::vector<std::pair<QString, QString>> buffers;
    for (const BufferRecord &record : context().store.buffers())
        buffers.emplace_back(record.buffer.name, toString(record.buffer.id));
    std::sort(buffers.begin(), buffers.end(), [](const auto &one, const auto &other) {
        return one.first.localeAwareCompare(other.first) < 0;
    });
    m_buffer->addItem(tr("All buffers"), QString());
    for (const auto &[name, id] : buffers)
        m_buffer->addItem(name, id);
    const QString own = webhook && webhook->filter ? webhook->filter->buffer.value_or(QString()) : QString();
    if (m_buffer->findData(own) < 0)
        m_buffer->addItem(tr("A deleted buffer"), own);
}

void WebhookDialog::showValues(const Webhook &webhook)
{
    m_url->setText(webhook.url);
    m_description->setText(webhook.description.value_or(QString()));
    m_events->setEvents(webhook.events);
    m_format->setCurrentIndex(m_format->findData(int(webhook.format)));
    m_template->setText(webhook.bodyTemplate.value_or(QString()));
    const QString buffer = webhook.filter ? webhook.filter->buffer.value_or(QString()) : QString();
    m_buffer->setCurrentIndex(std::max(0, m_buffer->findData(buffer)));
    const WebhookFilter filter = webhook.filter.value_or(WebhookFilter());
    m_state->setCurrentIndex(filter.state ? m_state->findData(int(*filter.state)) : 0);
    m_tag->setText(filter.tag.value_or(QString()));
    m_thin->setChecked(webhook.thin);
    m_enabled->setChecked(webhook.enabled);
}

void WebhookDialog::showFormat()
{
    const bool hasTemplate = WebhookFormat(m_format->currentData().toInt()) == WebhookFormat::Template;
    m_template->setVisible(hasTemplate);
    // One that needs the least writing to begin with.
    if (hasTemplate && m_template->text().isEmpty())
        m_template->setText(uR"({"text": "{{summary}}\n{{url}}"})"_s);
    refresh();
    growToFit();
}

void WebhookDialog::checkTemplate()
{
    if (m_template->error().isEmpty() && !isBlank(m_template->text())
        && !isMessageTemplate(m_template->text()))
        m_template->setError(tr("This is not JSON. Placeholders stand inside of quotation marks: %1")
                                 .arg(WebhookWords::address(uR"({"text": "{{summary}}"})"_s)));
}

NewWebhook WebhookDialog::values() const
{
    NewWebhook webhook;
    webhook.url = m_url->text().trimmed();
    webhook.events = m_events->events();
    if (!isBlank(m_description->text()))
        webhook.description = m_description->text().trimmed();
    webhook.format = WebhookFormat(m_format->currentData().toInt());
    if (webhook.format == WebhookFormat::Template)
        webhook.bodyTemplate = m_template->text();
    WebhookFilter filter;
    if (const QString buffer = m_buffer->currentData().toString(); !buffer.isEmpty())
        filter.buffer = buffer;
    if (!isBlank(m_tag->text()))
        filter.tag = normalTag(m_tag->text());
    if (m_state->currentData().isValid())
        filter.state = TriageState(m_state->currentData().toInt());
    if (filter != WebhookFilter())
        webhook.filter = filter;
    webhook.thin = m_thin->isChecked();
    webhook.enabled = m_enabled->isChecked();
    return webhook;
}

WebhookPatch WebhookDialog::changes() const
{
    const NewWebhook now = values();
    WebhookPatch patch;
    const auto set = [](auto &member, const auto &value, const auto &before) {
        if (value != before)
            member = value;
    };
    set(patch.url, now.url, m_shown.url);
    set(patch.events, now.events, m_shown.events);
    set(patch.description, now.description, m_shown.description);
    set(patch.format, *now.format, *m_shown.format);
    set(patch.bodyTemplate, now.bodyTemplate, m_shown.bodyTemplate);
    set(patch.filter, now.filter, m_shown.filter);
    set(patch.thin, *now.thin, *m_shown.thin);
    set(patch.enabled, *now.enabled, *m_shown.enabled);
    return patch;
}

bool WebhookDialog::isUnsaved() const
{
    return toJson(values()) != toJson(m_shown);
}

std::optional<QString> WebhookDialog::whyNotSave() const
{
    const NewWebhook wanted = values();
    if (wanted.url.isEmpty())
        return tr("A webhook needs an address.");
    if (wanted.events.empty())
        return tr("Choose at least one event.");
    if (m_description->isTooLong() || m_template->isTooLong() || m_tag->isTooLong())
        return tr("A text is too long.");
    if (wanted.bodyTemplate && !isMessageTemplate(*wanted.bodyTemplate))
        return tr("The template is not JSON.");
    if (isBusy())
        return tr("Saving…");
    return std::nullopt;
}

void WebhookDialog::refresh()
{
    if (!m_enabled) // while it is being built
        return;
    const std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    setAllowed(m_save, why ? why : whyNotSave());
}

void WebhookDialog::save()
{
    const auto handler = [this](const Result<Webhook> &saved) {
        receive(saved);
    };
    if (!m_webhook)
        request(context().client.send(api::createWebhook, values()), tr("Creating the webhook…"), handler);
    else if (!isUnsaved())
        accept();
    else
        request(patchSeen(&context().client, changes(), *m_webhook), tr("Saving the webhook…"), handler);
}

void WebhookDialog::receive(const Result<Webhook> &answer)
{
    if (answer) {
        const QString name = WebhookWords::name(*answer);
        Q_EMIT messageRequested(m_webhook ? tr("Saved the webhook %1").arg(name)
                                          : tr("Created the webhook %1").arg(name));
        Q_EMIT saved(*answer);
        accept();
    } else if (m_webhook && answer.error().type == ProblemType::PreconditionFailed) {
        requestValue(context().client.send(api::getWebhook, m_webhook->id), tr("Reading the webhook…"),
                     [this](const Webhook &theirs) { adopt(theirs); });
    } else {
        showProblem(answer.error());
    }
}

void WebhookDialog::adopt(const Webhook &theirs)
{
    const WebhookPatch mine = changes();
    Webhook both = theirs;
    applyPatch(mine.url, both.url);
    applyPatch(mine.events, both.events);
    applyPatch(mine.description, both.description);
    applyPatch(mine.format, both.format);
    applyPatch(mine.bodyTemplate, both.bodyTemplate);
    applyPatch(mine.filter, both.filter);
    applyPatch(mine.thin, both.thin);
    applyPatch(mine.enabled, both.enabled);
    m_webhook = theirs;
    showValues(theirs);
    m_shown = values();
    showValues(both);
    showMessage(tr("Someone changed this webhook while it was open here. What they changed stands here "
                   "beside your changes. Look at it, then save again."));
}

} // namespace triage::app

#include "moc_webhookdialog.cpp"
