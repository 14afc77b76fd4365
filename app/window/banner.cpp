// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/banner.h"

#include "store/values/clock.h"
#include "store/values/dates.h"
#include "text.h"
#include "theme/theme.h"
#include "widgets/announcement.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr std::size_t maxNotices = 8;

/// Returns whether the token was never known in this session, and not refused.
bool isWithoutToken(const SyncState &state)
{
    return state.phase == SyncState::Phase::SignedOut && state.problem && state.problem->field == "token"_L1;
}

} // namespace

Banner::Banner(Theme &theme, QWidget *parent)
    : QFrame(parent), m_theme(theme), m_icon(new QLabel(this)), m_text(new Announcement(this)),
      m_button(new QPushButton(this))
{
    setObjectName(u"banner"_s);
    m_text->setObjectName(u"bannerLabel"_s);
    m_text->setWordWrap(true);
    m_button->setObjectName(u"bannerButton"_s);
    auto *layout = makeLayout<QHBoxLayout>(space::s, this, { space::m, space::xs, space::m, space::xs });
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &Banner::pressed);
    connect(&m_theme, &Theme::changed, this, &Banner::update);
    hide();
}

void Banner::follow(const SyncState &state)
{
    m_state = state;
    update();
}

void Banner::follow(const OutboxSummary &summary)
{
    m_summary = summary;
    update();
}

void Banner::fail(const Problem &problem)
{
    m_failure = problem;
    update();
}

void Banner::addNotice(const QString &text, const QString &button, std::function<void()> act)
{
    if (m_notices.size() < maxNotices)
        m_notices.push_back({ text, button, std::move(act) });
    update();
}

void Banner::setCondition(const QString &text, const QString &button, std::function<void()> act)
{
    m_condition.reset();
    if (!text.isEmpty())
        m_condition = BannerNotice{ text, button, std::move(act) };
    update();
}

QString Banner::message(int waiting) const
{
    if (m_failure)
        return tr("Nothing can be kept on this computer: %1").arg(m_failure->detail);
    if (!m_notices.empty())
        return m_notices.front().text;
    if (isWithoutToken(m_state))
        return waiting > 0
            ? tr("You are signed out. %n changes are kept until you enter a token.", nullptr, waiting)
            : tr("You are signed out. Enter a token to synchronise.");
    if (m_state.phase == SyncState::Phase::SignedOut)
        return waiting > 0
            ? tr("The server no longer accepts the token. %n unsent changes are saved.", nullptr, waiting)
            : tr("The server no longer accepts the token.");
    if (m_state.phase != SyncState::Phase::Offline)
        return m_condition ? m_condition->text : clockText();
    const QString since
        = m_state.since ? tr("Offline since %1").arg(Dates::moment(*m_state.since)) : tr("Offline");
    return waiting > 0 ? tr("%1, %n changes waiting", nullptr, waiting).arg(since) : since;
}

/// Says that this machine's clock is wrong: what the person sets for a day comes on another one.
QString Banner::clockText() const
{
    if (m_state.clockLead.count() == 0)
        return {};
    const Timestamp now = currentTime();
    const Timestamp here(now.milliseconds() + std::chrono::milliseconds(m_state.clockLead).count());
    return tr("This computer’s clock is off: it shows %1, the server %2.", "two times")
        .arg(isolated(Dates::stamp(here)), isolated(Dates::stamp(now)));
}

void Banner::update()
{
    const QString text = message(m_summary.waiting);
    setVisible(!text.isEmpty());
    m_button->setVisible(m_failure || !m_notices.empty() || m_condition || isAboutConnection());
    // Another change that waits is not news, nor is a minute more; that the server is away is.
    const QString news = !text.isEmpty() && text == clockText() ? u"clock"_s : message(0);
    if (std::exchange(m_news, news) != news)
        m_text->setText(text);
    else
        m_text->showQuietly(text);
    const QString act = m_notices.empty() ? QString() : m_notices.front().button;
    m_button->setText(m_failure                                          ? tr("Close")
                          : !m_notices.empty()                           ? (act.isEmpty() ? tr("Close") : act)
                          : m_state.phase == SyncState::Phase::SignedOut ? tr("Connect Again…")
                          : m_condition && !isAboutConnection()          ? m_condition->button
                                                                         : tr("Retry Now"));
    const int side = m_theme.side(18);
    m_icon->setPixmap(m_theme
                          .icon(isAboutConnection() && !isGrave() ? u"offline"_s : u"warning"_s,
                                isGrave() ? Ink::Danger : Ink::Warning)
                          .pixmap(QSize(side, side), devicePixelRatioF()));
    QFrame::update();
}

/// Returns true where the person has to act. Otherwise waiting is enough.
bool Banner::isGrave() const
{
    return m_failure || !m_notices.empty() || m_state.phase == SyncState::Phase::SignedOut;
}

bool Banner::isAboutConnection() const
{
    return !m_failure && m_notices.empty()
        && (m_state.phase == SyncState::Phase::SignedOut || m_state.phase == SyncState::Phase::Offline);
}

void Banner::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), m_theme.color(isGrave() ? Ink::DangerFill : Ink::WarningFill));
}

void Banner::pressed()
{
    if (m_failure) {
        m_failure.reset();
        update();
    } else if (!m_notices.empty()) {
        const std::function<void()> act = std::move(m_notices.front().act);
        m_notices.pop_front();
        update();
        if (act)
            act();
    } else if (m_state.phase == SyncState::Phase::SignedOut) {
        Q_EMIT connectRequested();
    } else if (m_condition && !isAboutConnection()) {
        const std::function<void()> act = std::move(m_condition->act);
        setCondition({});
        act();
    } else {
        Q_EMIT retryRequested();
    }
}

} // namespace triage::app

#include "moc_banner.cpp"
