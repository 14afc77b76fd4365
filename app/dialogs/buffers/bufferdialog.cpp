// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/buffers/bufferdialog.h"

#include "commands/bufferchanges.h"
#include "dialogs/buffers/iconfield.h"
#include "dialogs/field.h"
#include "dialogs/routing/previewpane.h"
#include "dialogs/routing/routingeffect.h"
#include "store/values/patchvalues.h"
#include "text.h"
#include "widgets/inklabel.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The number of newest items that new instructions are tried on.
constexpr int maxPreviewed = 500;

/// An empty text counts as no text.
std::optional<QString> valueOf(const Field &field)
{
    const QString text = field.text();
    return isBlank(text) ? std::nullopt : std::optional(text);
}

} // namespace

BufferDialog::BufferDialog(const Context &context, const std::optional<Buffer> &buffer,
                           std::optional<FeedbackId> current, QWidget *parent)
    : Dialog(context, u"bufferDialog"_s, buffer ? tr("Edit buffer") : tr("New buffer"), parent),
      m_buffer(buffer), m_name(new Field(context.theme, Field::Lines::One, u"nameEdit"_s, tr("&Name"),
                                         tr("Buffer name"), this)),
      m_icon(new IconField(context.theme, u"buffer"_s, this)),
      m_description(new Field(context.theme, Field::Lines::Many, u"descriptionEdit"_s, tr("&Description"),
                              tr("Description"), this)),
      m_instructions(new Field(context.theme, Field::Lines::Many, u"instructionsEdit"_s,
                               tr("&Routing instructions"), tr("Routing instructions"), this)),
      m_accept(addPrimaryButton(buffer ? tr("&Save Buffer") : tr("&Create Buffer"), u"saveButton"_s))
{
    addCancel();
    auto *halves = makeLayout<QHBoxLayout>(space::xl);
    halves->addWidget(buildFields(), 1);
    halves->addWidget(buildPreviews(current), 1);
    body()->addLayout(halves, 1);
    connect(m_accept, &QPushButton::clicked, this, &BufferDialog::save);
    for (Field *field : { m_name, m_description, m_instructions }) {
        connect(field, &Field::edited, this, &BufferDialog::tryOnSample);
        connect(field, &Field::edited, this, &BufferDialog::tryOnPast);
    }
    resize(960, 700);
    m_name->focus();
    if (!m_buffer)
        tryOnSample();
    refresh();
}

QWidget *BufferDialog::buildPreviews(std::optional<FeedbackId> current)
{
    auto *half = new QWidget(this);
    m_preview = new PreviewPane(context(), current, half);
    m_effect = new RoutingEffect(context(), EffectOf::Buffer,
                                 m_buffer ? std::optional(m_buffer->id) : std::nullopt, half);
    auto *right = makeLayout<QVBoxLayout>(space::s, half);
    auto *head = new InkLabel(context().theme, Ink::Text, Type::BodyStrong, half);
    head->setText(tr("Live preview"));
    right->addWidget(head);
    auto *note = new InkLabel(context().theme, Ink::TextSecondary, Type::Caption, half);
    note->setText(tr("How a text would be routed with these instructions. Nothing is saved."));
    right->addWidget(note);
    right->addWidget(m_preview, 3);
    right->addSpacing(space::s);
    right->addWidget(m_effect, 2);
    connect(m_effect, &RoutingEffect::openRequested, this, &BufferDialog::openRequested);
    return half;
}

QWidget *BufferDialog::buildFields()
{
    auto *half = new QWidget(this);
    auto *column = makeLayout<QVBoxLayout>(space::m, half);
    m_name->setLimit(100);
    m_description->setLimit(2000);
    m_description->setPlaceholder(tr("What goes in this buffer"));
    m_instructions->setLimit(10000);
    m_instructions->setPlaceholder(tr("What belongs here and what does not, in plain words"));
    if (m_buffer) {
        m_name->setText(m_buffer->name);
        m_icon->setText(m_buffer->icon.value_or(QString()));
        m_description->setText(m_buffer->description.value_or(QString()));
        m_instructions->setText(m_buffer->routingInstructions.value_or(QString()));
    }
    m_icon->setName(m_name->text().trimmed());
    connect(m_name, &Field::edited, m_icon, [this] { m_icon->setName(m_name->text().trimmed()); });
    bindField(u"name"_s, m_name);
    bindField(u"icon"_s, m_icon);
    bindField(u"description"_s, m_description);
    bindField(u"routing_instructions"_s, m_instructions);
    for (Field *field : std::initializer_list<Field *>{ m_name, m_icon, m_description, m_instructions }) {
        column->addWidget(field, field == m_instructions ? 3 : field == m_description ? 1 : 0);
        connect(field, &Field::edited, this, &BufferDialog::refresh);
    }
    m_description->editor()->setMinimumHeight(64);
    return half;
}

void BufferDialog::setName(const QString &name)
{
    m_offeredName = name;
    m_name->setText(name);
}

void BufferDialog::tryOnSample()
{
    if (isTooLong())
        return;
    const std::optional<PreviewQuestion> question = tried();
    if (m_buffer)
        m_preview->setOverrides(question ? *question->overrides : std::vector<BufferTrial>());
    else
        m_preview->setDraft(question ? std::optional(question->newBuffers->front()) : std::nullopt);
}

void BufferDialog::tryOnPast()
{
    m_effect->setTrial(trial());
}

bool BufferDialog::isTooLong() const
{
    return m_name->isTooLong() || m_description->isTooLong() || m_instructions->isTooLong();
}

/// Returns the buffer as the fields describe it, which the sample and the past items are routed with;
/// std::nullopt while it cannot be tried.
std::optional<PreviewQuestion> BufferDialog::tried() const
{
    if (isTooLong() || isBlank(m_name->text()))
        return std::nullopt;
    PreviewQuestion question;
    if (m_buffer) {
        const BufferPatch patch = changes();
        question.overrides = { BufferTrial{ toString(m_buffer->id), patch.name, patch.description,
                                            patch.routingInstructions } };
    } else {
        question.newBuffers = { values() };
    }
    return question;
}

/// Returns the change to preview, or std::nullopt while it changes nothing: the texts are those that are
/// stored, or a new buffer has a name only.
std::optional<PreviewQuestion> BufferDialog::trial() const
{
    std::optional<PreviewQuestion> question = tried();
    if (!question)
        return std::nullopt;
    if (m_buffer) {
        const BufferTrial &trial = question->overrides->front();
        if (!trial.name.sent && !trial.description.sent && !trial.routingInstructions.sent)
            return std::nullopt;
    } else if (!values().description && !values().routingInstructions) {
        return std::nullopt;
    }
    question->filter = PreviewFilter();
    question->filter->limit = maxPreviewed;
    return question;
}

void BufferDialog::refresh()
{
    std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    const bool tooLong = isTooLong() || m_icon->isTooLong();
    if (!why && isBlank(m_name->text()))
        why = tr("A buffer needs a name.");
    if (!why && tooLong)
        why = tr("A text is too long.");
    if (!why && isBusy())
        why = tr("Saving…");
    setAllowed(m_accept, why);
}

NewBuffer BufferDialog::values() const
{
    return NewBuffer{ m_name->text().trimmed(), valueOf(*m_description), valueOf(*m_icon),
                      valueOf(*m_instructions) };
}

BufferPatch BufferDialog::changes() const
{
    const NewBuffer now = values();
    BufferPatch patch;
    if (now.name != m_buffer->name)
        patch.name = now.name;
    if (now.description != m_buffer->description)
        patch.description = now.description;
    if (now.icon != m_buffer->icon)
        patch.icon = now.icon;
    if (now.routingInstructions != m_buffer->routingInstructions)
        patch.routingInstructions = now.routingInstructions;
    return patch;
}

bool BufferDialog::isUnsaved() const
{
    if (!m_buffer) // a name that came with the dialog was not written here
        return m_description->text().size() + m_instructions->text().size() + m_icon->text().size() > 0
            || m_name->text() != m_offeredName;
    return !isEmpty(changes());
}

void BufferDialog::save()
{
    const auto handler = [this](const Result<Buffer> &saved) {
        receive(saved);
    };
    if (!m_buffer) {
        request(createBuffer(context().steps, values()), tr("Creating the buffer…"), handler);
        return;
    }
    if (!isUnsaved())
        reject();
    else
        request(updateBuffer(context().steps, m_buffer->id, changes(), m_replaces ? std::nullopt : m_buffer),
                tr("Saving the buffer…"), handler);
}

void BufferDialog::receive(const Result<Buffer> &saved)
{
    if (!saved) {
        m_replaces = m_replaces || saved.error().type == ProblemType::Conflict;
        showProblem(saved.error());
        return;
    }
    Q_EMIT messageRequested(m_buffer ? tr("Saved the buffer %1").arg(saved->name)
                                     : tr("Created the buffer %1").arg(saved->name));
    if (!m_buffer)
        Q_EMIT created(saved->id);
    if (!m_effect->gained().empty())
        Q_EMIT gainsFound(m_effect->gained(), m_effect->looked(), saved->name);
    accept();
}

} // namespace triage::app

#include "moc_bufferdialog.cpp"
