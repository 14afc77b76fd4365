// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/strandedchanges.h"

#include "application/session.h"
#include "commands/adoptedchanges.h"
#include "commands/backgroundwork.h"
#include "store/outbox/outboxfile.h"
#include "window/mainwindow.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The memo that says whose outbox it is: server, organization, member and name, a line each.
const QString ownerMemo = u"account"_s;
constexpr qsizetype ownerLines = 4;
constexpr std::size_t maxStranded = 5; ///< More are found at the next start.

QStringList ownerLinesOf(const std::vector<std::pair<QString, QByteArray>> &memos)
{
    for (const auto &[name, value] : memos) {
        const QStringList lines = QString::fromUtf8(value).split(u'\n');
        if (name == ownerMemo && lines.size() == ownerLines)
            return lines;
    }
    return {};
}

/// Reads what is unsent in the folders of an organization, other than its own.
std::vector<StrandedOutbox> search(const QString &dataFolder, const QString &ownFolder, const QString &slug,
                                   const QString &organization)
{
    std::vector<StrandedOutbox> all;
    for (const QString &folder : QDir(dataFolder).entryList({ slug + u"-*"_s }, QDir::Dirs, QDir::Name)) {
        const QString path = dataFolder + u'/' + folder + u"/outbox.db"_s;
        if (folder == ownFolder || all.size() == maxStranded || !QFile::exists(path))
            continue;
        const auto file = OutboxFile::open(path);
        if (!file)
            continue;
        StrandedOutbox left{ path, {}, {}, {}, (*file)->entries(), (*file)->drafts(), (*file)->memos() };
        const QStringList owner = ownerLinesOf(left.memos);
        if (!owner.empty()) {
            left.server = QUrl(owner[0]);
            left.member = owner[2];
            left.memberName = owner[3];
        }
        // Folders of an older version do not say whose they are; the name begins with the organization's.
        const bool isHere = owner.empty() ? folder.size() == slug.size() + 1 + 12 : owner[1] == organization;
        if (isHere && (!left.entries.empty() || !left.drafts.empty()))
            all.push_back(std::move(left));
    }
    return all;
}

/// Removes the entries, and the drafts if they were taken over too.
bool clear(const StrandedOutbox &left, bool withDrafts)
{
    const auto file = OutboxFile::open(left.path);
    if (!file)
        return false;
    (*file)->begin();
    for (const OutboxEntry &entry : left.entries)
        (*file)->remove(entry.id);
    if (withDrafts) {
        for (const auto &[id, text] : left.drafts)
            (*file)->setDraft(id, {});
    }
    return bool((*file)->commit());
}

} // namespace

StrandedChanges::StrandedChanges(Session &session, const QString &dataFolder)
    : m_session(session), m_dataFolder(dataFolder)
{
    connect(&session.store(), &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.organization || change.everything)
            follow();
    });
    follow();
}

StrandedChanges::~StrandedChanges()
{
    // The member may be in the store already and not announced yet.
    storeOwner();
}

/// Stores whose outbox it is, once the server has told.
void StrandedChanges::storeOwner()
{
    LocalStore &store = m_session.store();
    const std::optional<Me> me = store.me();
    if (!me)
        return;
    const QString organization = toString(me->organization.id);
    const QStringList owner{ m_session.known().server.toString(), organization, toString(me->member.id),
                             QString(me->member.name).replace(u'\n', u' ') };
    const QByteArray memo = owner.join(u'\n').toUtf8();
    if (store.memo(ownerMemo) != memo)
        store.setMemo(ownerMemo, memo);
}

/// Stores whose outbox it is, and searches once.
void StrandedChanges::follow()
{
    storeOwner();
    const std::optional<Me> me = m_session.store().me();
    if (!me)
        return;
    const QString organization = toString(me->organization.id);
    if (std::exchange(m_hasSearched, true))
        return;
    const auto work = [folder = m_dataFolder, own = m_session.known().folder,
                       slug = m_session.known().organization, organization] {
        return search(folder, own, slug, organization);
    };
    runInBackground(this, work, [this](const std::vector<StrandedOutbox> &all) { found(all); });
}

void StrandedChanges::found(const std::vector<StrandedOutbox> &all)
{
    const std::optional<Me> me = m_session.store().me();
    for (const StrandedOutbox &left : all) {
        // A copy of a server at another host has the same organization, but is not meant.
        const bool isOwn = me && left.member == toString(me->member.id)
            && left.server.host() == m_session.known().server.host();
        if (isOwn)
            takeOver(left);
        else if (!left.entries.empty())
            notify(left);
    }
}

void StrandedChanges::takeOver(const StrandedOutbox &left)
{
    LocalStore &store = m_session.store();
    for (const auto &[id, text] : left.drafts) {
        if (store.draft(id).isEmpty())
            store.setDraft(id, text);
    }
    for (const auto &[name, value] : left.memos) {
        if (name != stepsMemo && store.memo(name).isEmpty())
            store.setMemo(name, value);
    }
    if (!adoptChanges(store, left.entries))
        return;
    runInBackground(
        this, [left] { return clear(left, true); }, [](bool) {});
    if (!left.entries.empty())
        m_session.window().showMessage(
            tr("%n changes made at %1 are sent from here now", nullptr, int(left.entries.size()))
                .arg(left.server.toString()));
}

void StrandedChanges::notify(const StrandedOutbox &left)
{
    const int count = int(left.entries.size());
    const QString text = left.memberName.isEmpty()
        ? tr("%n changes of another member of this organization were not sent.", nullptr, count)
        : tr("%n changes of %1 at %2 were not sent.", nullptr, count)
              .arg(left.memberName, left.server.toString());
    m_session.window().showNotice(text, tr("Send or Discard…"), [this, left] { ask(left); });
}

void StrandedChanges::ask(const StrandedOutbox &left)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Unsent changes"), {}, QMessageBox::NoButton,
                                &m_session.window());
    box->setObjectName(u"strandedBox"_s);
    box->setAccessibleName(tr("Unsent changes"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    QStringList acts;
    constexpr qsizetype maxShown = 8;
    for (const OutboxEntry &entry : left.entries) {
        if (!acts.contains(entry.origin->text) && acts.size() < maxShown)
            acts << entry.origin->text;
    }
    box->setText(
        tr("They can be sent in your name, or discarded for good. Otherwise they stay on this computer "
           "until their owner signs in again.")
        + u"\n\n"_s + acts.join(u'\n'));
    QPushButton *keep = box->addButton(tr("Keep"), QMessageBox::RejectRole);
    QPushButton *discardButton = box->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton *sendButton = box->addButton(tr("Send in My Name"), QMessageBox::AcceptRole);
    keep->setObjectName(u"keepButton"_s);
    discardButton->setObjectName(u"discardButton"_s);
    sendButton->setObjectName(u"sendButton"_s);
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(discardButton, &QPushButton::clicked, this, [this, left] { discard(left); });
    connect(sendButton, &QPushButton::clicked, this, [this, left] { send(left); });
    box->open();
}

void StrandedChanges::send(const StrandedOutbox &left)
{
    // Drafts are personal: they wait for their owner.
    if (adoptChanges(m_session.store(), left.entries))
        discard(left);
}

void StrandedChanges::discard(const StrandedOutbox &left)
{
    runInBackground(
        this, [left] { return clear(left, false); }, [](bool) {});
}

} // namespace triage::app

#include "moc_strandedchanges.cpp"
