// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/statusstrip.h"

#include "commands/changedescription.h"
#include "models/labels.h"
#include "theme/theme.h"
#include "widgets/announcement.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Fewer changes than this are sent while somebody reads a number.
constexpr int many = 100;

/// Longer than notes and deletions are held back.
constexpr std::chrono::seconds patience{ 12 };

/// A message that stays longer would look like a state, which may have changed since.
constexpr std::chrono::minutes maxMessageTime{ 1 };

QLabel *named(const QString &objectName, const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(objectName);
    label->setAccessibleName(name);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QPushButton *button(const QString &objectName, QWidget *parent)
{
    auto *made = new QPushButton(parent);
    made->setObjectName(objectName);
    made->setFlat(true);
    made->hide();
    return made;
}

} // namespace

StatusStrip::StatusStrip(QWidget *parent)
    : QStatusBar(parent), m_area(new QWidget(this)), m_message(new Announcement(m_area)),
      m_selection(named(u"selectionLabel"_s, tr("Selection"), this)), m_progress(new QProgressBar(this)),
      m_cancel(button(u"cancelJobButton"_s, this)), m_queue(button(u"queueButton"_s, this)),
      m_connection(named(u"connectionLabel"_s, tr("Connection"), this))
{
    setContentsMargins(space::m, 0, space::s, 0);
    m_message->setObjectName(u"statusMessage"_s);
    m_message->setMinimumWidth(1); // A long sentence never widens the window.
    m_progress->setObjectName(u"jobProgress"_s);
    m_progress->setAccessibleName(tr("Job progress"));
    m_progress->setMaximumWidth(180);
    m_progress->hide();
    m_cancel->setText(tr("Cancel"));
    auto *area = new QHBoxLayout(m_area);
    area->setContentsMargins(0, 0, 0, 0);
    area->addWidget(m_message);
    // As high as the buttons of a notice, so that the window does not move when one comes.
    m_area->setMinimumHeight(fontMetrics().height() + space::s);
    addWidget(m_area, 1);
    addPermanentWidget(m_selection);
    m_selection->hide();
    addPermanentWidget(m_progress);
    addPermanentWidget(m_cancel);
    addPermanentWidget(m_queue);
    addPermanentWidget(m_connection);
    connect(m_cancel, &QPushButton::clicked, this, &StatusStrip::cancelRequested);
    connect(m_queue, &QPushButton::clicked, this, &StatusStrip::queueRequested);
    m_messageTime.setObjectName(u"messageTime"_s);
    m_messageTime.setSingleShot(true);
    m_messageTime.setInterval(maxMessageTime);
    connect(&m_messageTime, &QTimer::timeout, this, [this] { setMessage({}); });
    m_patience.setObjectName(u"patience"_s);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_connection->setText(connectionText()); });
    m_connection->setText(connectionText());
}

std::optional<int> StatusStrip::minutesLeft(int sent, std::chrono::milliseconds elapsed, int waiting)
{
    constexpr int enough = 20;
    constexpr std::chrono::seconds leastTime{ 2 };
    if (sent < enough || elapsed < leastTime)
        return std::nullopt;
    const auto left = elapsed * waiting / sent;
    return std::max(1, int(std::chrono::round<std::chrono::minutes>(left).count()));
}

void StatusStrip::setMessage(const QString &text)
{
    m_message->setText(text);
    m_message->setToolTip(text);
    if (text.isEmpty())
        m_messageTime.stop();
    else
        m_messageTime.start();
}

void StatusStrip::announce(const QString &words)
{
    m_message->announce(words);
}

void StatusStrip::setSelection(const QString &text)
{
    // The dot ends it before the state of the connection, which would read as the same sentence.
    const QString shown = text.isEmpty() ? text : text + u"\u2002·\u2002"_s;
    if (m_selection->text() == shown)
        return;
    m_selection->setText(shown);
    m_selection->setAccessibleName(text.isEmpty() ? tr("Selection") : text);
    m_selection->setVisible(!text.isEmpty()); // An empty label would be spoken.
}

QString StatusStrip::connectionText() const
{
    const QLocale locale;
    switch (m_state.phase) {
    case SyncState::Phase::Connecting:
        return tr("Connecting…");
    case SyncState::Phase::FirstSync:
        return m_state.total > 0
            ? tr("Fetching %1 of %2").arg(locale.toString(m_state.done), locale.toString(m_state.total))
            : tr("Fetching %1").arg(locale.toString(m_state.done));
    case SyncState::Phase::CatchingUp:
        return tr("Catching up…");
    case SyncState::Phase::UpToDate:
        // Nothing is over while something counts down.
        return m_waiting == 0       ? tr("Up to date")
            : m_patience.isActive() ? tr("Sending…")
                                    : tr("Waiting for the server…");
    case SyncState::Phase::Offline:
        return tr("Offline");
    case SyncState::Phase::SignedOut:
        return tr("Signed out");
    }
    return {};
}

void StatusStrip::follow(const SyncState &state)
{
    // What was sent before a pause says nothing about the pace after it.
    if (state.phase != m_state.phase)
        beginPace();
    m_state = state;
    showQueue();
    m_connection->setText(connectionText());
    m_connection->setToolTip(state.problem ? state.problem->detail : QString());
}

void StatusStrip::beginPace()
{
    m_paceFrom = m_waiting;
    m_pace.start();
    m_patience.start();
}

void StatusStrip::follow(const OutboxSummary &summary)
{
    const int before = std::exchange(m_waiting, summary.waiting);
    m_failed = summary.failed;
    m_mostWaiting = m_waiting == 0 ? 0 : std::max(m_waiting, m_mostWaiting);
    if (m_waiting > before || m_waiting == 0)
        beginPace();
    m_patience.start();
    showQueue();
    m_connection->setText(connectionText());
}

void StatusStrip::showQueue()
{
    QStringList parts;
    if (m_mostWaiting >= many) {
        parts << tr("%1 of %2 waiting", "numbers of changes")
                     .arg(Labels::number(m_waiting), Labels::number(m_mostWaiting));
        const auto left
            = minutesLeft(m_paceFrom - m_waiting, std::chrono::milliseconds(m_pace.elapsed()), m_waiting);
        if (left && m_state.phase == SyncState::Phase::UpToDate)
            parts << tr("about %Ln min", "time that is left", *left);
    } else if (m_waiting > 0) {
        parts << tr("%n waiting", nullptr, m_waiting);
    }
    if (m_failed > 0)
        parts << tr("%n failed", nullptr, m_failed);
    m_queue->setText(Labels::list(parts));
    m_queue->setVisible(!parts.isEmpty());
}

void StatusStrip::follow(const JobProgress &job)
{
    const bool runs = !job.isOver();
    m_progress->setVisible(runs);
    m_cancel->setVisible(runs);
    m_progress->setRange(0, int(std::min<qint64>(job.total, 1'000'000'000)));
    m_progress->setValue(int(job.done));
    if (runs && m_message->text() != job.text) // not at each step
        setMessage(job.text);
    else if (runs)
        m_messageTime.start();
}

} // namespace triage::app

#include "moc_statusstrip.cpp"
