// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogdesk.h"

#include "application/accountfiles.h"
#include "client/apiclient.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "support/spokenitems.h"
#include "widgets/messagestrip.h"
#include "window/dialogs.h"
#include "window/mainwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QNetworkReply>
#include <QPlainTextEdit>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::test {

bool happens(const std::function<bool()> &condition, int milliseconds)
{
    return QTest::qWaitFor(condition, milliseconds);
}

std::unique_ptr<Desk> DialogDesk::begin(TestBackend &backend, const std::optional<Config> &config)
{
    if (config)
        backend.start(*config);
    return std::make_unique<Desk>(backend);
}

DialogDesk::DialogDesk(As person, const std::optional<Config> &config, std::optional<qint64> cacheLimit)
    : m_server(begin(m_backend, config)), m_preferences(m_folder.filePath(u"settings.ini"_s))
{
    app::KnownAccount known;
    known.server = QUrl(m_backend.baseUrl());
    known.organization = QString::fromUtf8(m_server->slug());
    known.organizationName = known.organization;
    known.folder = u"account"_s;
    const QByteArray token = (person == As::Admin ? m_server->admin : m_server->member).token();
    app::ProfilePaths paths;
    paths.settings = m_folder.filePath(u"settings.ini"_s);
    paths.cache = m_folder.filePath(u"cache"_s);
    paths.data = m_folder.filePath(u"data"_s);
    auto store = cacheLimit
        ? app::LocalStore::open({ paths.cache + u"/cache.db"_s, paths.data + u"/outbox.db"_s, *cacheLimit })
        : app::AccountFiles(paths).open(known, m_preferences); // which keeps 1000 at least
    if (!store)
        qFatal("%ls", qUtf16Printable(store.error().detail));
    const app::Account account{ known.server, QString::fromLatin1(token) };
    m_session = std::make_unique<app::Session>(known, account, std::move(*store), m_theme, m_preferences);
    m_session->window().show();
    m_session->start();
    if (!happens([this] {
            return context().sync.state().phase == app::SyncState::Phase::UpToDate && context().store.me();
        }))
        qFatal("The window never came to be up to date");
}

DialogDesk::~DialogDesk()
{
    m_theme.setTextScale(1); // the font of the application outlives the desk
    listen();
}

const app::Context &DialogDesk::context() const
{
    return m_session->window().context();
}

app::MainWindow &DialogDesk::window() const
{
    return m_session->window();
}

app::Dialogs &DialogDesk::dialogs() const
{
    return m_session->window().dialogs();
}

BufferId DialogDesk::buffer(const QByteArray &name, const Members &more)
{
    const auto id = idFromString<BufferTag>(QString::fromLatin1(m_server->buffer(name, more)));
    if (!happens([this, id] { return context().store.buffer(*id) != nullptr; }))
        qFatal("The buffer never came");
    return *id;
}

FeedbackId DialogDesk::feedback(const QByteArray &title, BufferId buffer)
{
    const QByteArray text = m_server->settled("About " + title, { { "title", QString::fromUtf8(title) } });
    if (buffer.isValid())
        m_server->assign(toString(buffer).toLatin1(), text);
    const auto id = idFromString<FeedbackTag>(QString::fromLatin1(text));
    const auto isThere = [this, id, buffer] {
        const auto item = context().store.item(*id);
        return item
            && (!buffer.isValid()
                || std::find(item->buffers.begin(), item->buffers.end(), buffer) != item->buffers.end());
    };
    if (!happens(isThere))
        qFatal("The feedback never came");
    return *id;
}

void DialogDesk::cutOff()
{
    m_backend.stop();
    context().sync.syncNow();
    if (!happens([this] { return context().sync.state().phase == app::SyncState::Phase::Offline; }))
        qFatal("The window never noticed");
}

QList<QDialog *> DialogDesk::open() const
{
    // The dialogs that were opened last come first.
    QList<QDialog *> dialogs;
    for (QDialog *each : m_session->window().findChildren<QDialog *>()) {
        if (each->isVisible())
            dialogs.prepend(each);
    }
    return dialogs;
}

bool DialogDesk::isOpen(const QString &name) const
{
    const QList<QDialog *> dialogs = open();
    return std::any_of(dialogs.begin(), dialogs.end(),
                       [&](QDialog *each) { return each->objectName() == name; });
}

QDialog *DialogDesk::dialog(const QString &name) const
{
    for (QDialog *each : open()) {
        if (each->objectName() == name)
            return each;
    }
    qFatal("%ls is not open", qUtf16Printable(name));
}

void DialogDesk::type(const QString &edit, const QString &text) const
{
    auto *widget = find<QWidget>(edit);
    if (auto *line = qobject_cast<QLineEdit *>(widget))
        line->setText(text);
    else if (auto *lines = qobject_cast<QPlainTextEdit *>(widget))
        lines->setPlainText(text);
}

QString DialogDesk::text(const QString &edit) const
{
    const auto *widget = find<QWidget>(edit);
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return line->text();
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->text();
    const auto *lines = qobject_cast<const QPlainTextEdit *>(widget);
    return lines ? lines->toPlainText() : QString();
}

void DialogDesk::listen() const
{
    for (QDialog *each : open()) {
        const QString unspoken = unspokenItems(*each);
        if (!unspoken.isEmpty())
            QTest::qFail(qPrintable(each->objectName() + u" does not say: "_s + unspoken), __FILE__,
                         __LINE__);
        const QString small = smallButtons(*each);
        if (!small.isEmpty())
            QTest::qFail(qPrintable(each->objectName() + u" has small buttons: "_s + small), __FILE__,
                         __LINE__);
    }
}

bool DialogDesk::settles() const
{
    QCoreApplication::processEvents(); // what opens a dialog may send later
    const bool areAnswered = happens([this] {
        const auto replies = context().client.findChildren<QNetworkReply *>();
        return std::none_of(replies.begin(), replies.end(), [](const QNetworkReply *each) {
            return each->isRunning() && !each->url().path().endsWith(u"/changes"_s); // which waits for news
        });
    });
    QCoreApplication::processEvents();
    return areAnswered;
}

QString DialogDesk::press(const QString &button) const
{
    listen();
    auto *widget = find<QAbstractButton>(button);
    if (!widget->isEnabled())
        return widget->toolTip().isEmpty() ? u"?"_s : widget->toolTip();
    widget->click();
    return {};
}

QString DialogDesk::says(const QString &dialogName) const
{
    const auto *strip = dialog(dialogName)->findChild<app::MessageStrip *>(u"messageStrip"_s);
    return strip->isVisible() ? strip->text() : QString();
}

QString DialogDesk::note(const QString &edit) const
{
    const auto *label = find<QLabel>(edit + u".note"_s);
    return label->isVisible() ? label->text() : QString();
}

} // namespace triage::test
