// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/olderstrip.h"

#include <QPushButton>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

OlderStrip::OlderStrip(Theme &theme, QWidget *parent) : OlderStrip(theme, new QPushButton, parent)
{
}

OlderStrip::OlderStrip(Theme &theme, QPushButton *retry, QWidget *parent)
    : NoticeStrip(theme, u"pending"_s, Ink::TextSecondary, Ink::InfoFill, retry, parent), m_retry(retry)
{
    setObjectName(u"olderStrip"_s);
    m_retry->setObjectName(u"retryOlderButton"_s);
    m_retry->setText(tr("Retry"));
    m_retry->setAccessibleName(tr("Retry loading older feedback"));
    connect(m_retry, &QPushButton::clicked, this, &OlderStrip::retryRequested);
    m_patience.setSingleShot(true);
    m_patience.setInterval(500ms);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        showNotice(u"pending"_s, Ink::TextSecondary, Ink::InfoFill, tr("Loading older feedback…"));
    });
    hide();
}

void OlderStrip::follow(const OlderState &state, bool isOffline)
{
    if (state.loading) {
        // A retry is shown at once.
        if (isHidden())
            m_patience.start();
        else
            showNotice(u"pending"_s, Ink::TextSecondary, Ink::InfoFill, tr("Loading older feedback…"));
        return;
    }
    m_patience.stop();
    if (!state.problem)
        hide();
    else if (isOffline)
        showNotice(
            u"offline"_s, Ink::TextSecondary, Ink::InfoFill,
            tr("Older feedback is on the server only, and you are offline. It comes when you are connected "
               "again."));
    else
        showNotice(u"offline"_s, Ink::Warning, Ink::WarningFill,
                   tr("Older feedback could not be loaded: %1").arg(state.problem->detail));
    m_retry->setVisible(state.problem.has_value());
}

void OlderStrip::showNotice(const QString &icon, Ink ink, Ink fill, const QString &text)
{
    m_retry->setVisible(false);
    setLook(icon, ink, fill);
    setText(text);
    show();
}

} // namespace triage::app

#include "moc_olderstrip.cpp"
