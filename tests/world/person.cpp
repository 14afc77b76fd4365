// SPDX-License-Identifier: GPL-3.0-or-later
// The client of a person who does what the lines of the standard input say. It is the program with its real
// window, store, outbox and synchronisation, and answers each line with one line of JSON. Server and token
// are in the environment, as for the program.
#include "actions/actionregistry.h"
#include "actions/context.h"
#include "actions/preferences.h"
#include "application/application.h"
#include "application/session.h"
#include "application/startoptions.h"
#include "commands/workspace.h"
#include "detail/detailview.h"
#include "fields/jsonwriter.h"
#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"
#include "store/sync/syncengine.h"
#include "store/values/cacheditem.h"
#include "support/patience.h"
#include "window/centrecontroller.h"
#include "window/mainwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputMethodEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRandomGenerator>
#include <QSocketNotifier>
#include <QTextEdit>
#include <QThread>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>
#include <cstdio>
#include <set>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

namespace {

/// Lets the program go on until the condition holds. Returns false if it does not for that number of
/// milliseconds.
template <typename Condition>
bool goOnUntil(Condition condition, int limit = triage::test::patience)
{
    QElapsedTimer clock;
    clock.start();
    while (!condition() && clock.elapsed() < limit) {
        QCoreApplication::processEvents();
        QThread::msleep(2);
    }
    return condition();
}

void goOn()
{
    constexpr int rounds = 3;
    for (int i = 0; i < rounds; ++i)
        QCoreApplication::processEvents();
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QPointer<QWidget> target = QApplication::focusWidget();
    for (const QEvent::Type type : { QEvent::KeyPress, QEvent::KeyRelease }) {
        if (!target)
            return;
        QKeyEvent event(type, key, modifiers);
        QCoreApplication::sendEvent(target, &event);
    }
    goOn();
}

void type(QWidget &field, const QString &text)
{
    QInputMethodEvent event;
    event.setCommitString(text);
    QCoreApplication::sendEvent(&field, &event);
}

bool isText(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QPlainTextEdit *>(widget)
        || qobject_cast<const QTextEdit *>(widget);
}

/// Returns the dialog that a person would answer now: the newest one that is open.
QDialog *openDialog()
{
    if (auto *modal = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
        return modal;
    QDialog *newest = nullptr;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        auto *dialog = qobject_cast<QDialog *>(window);
        if (dialog && dialog->isVisible())
            newest = dialog;
        for (QDialog *each : window->isVisible() ? window->findChildren<QDialog *>() : QList<QDialog *>()) {
            // A person does not answer the pages of the window.
            const bool isPopup = each->inherits("triage::app::SearchPopup");
            if (each->isVisible() && (each->isWindow() || isPopup))
                newest = each;
        }
    }
    return newest;
}

QString wordOf(SyncState::Phase phase)
{
    switch (phase) {
    case SyncState::Phase::Connecting:
        return u"connecting"_s;
    case SyncState::Phase::FirstSync:
        return u"first sync"_s;
    case SyncState::Phase::CatchingUp:
        return u"catching up"_s;
    case SyncState::Phase::UpToDate:
        return u"up to date"_s;
    case SyncState::Phase::Offline:
        return u"offline"_s;
    case SyncState::Phase::SignedOut:
        return u"signed out"_s;
    }
    return {};
}

template <typename T>
QJsonObject toObject(const T &value)
{
    JsonWriter out;
    writeJson(out, value);
    return QJsonDocument::fromJson(out.take()).object();
}

QJsonArray toArray(std::vector<BufferId> ids)
{
    std::sort(ids.begin(), ids.end());
    QJsonArray array;
    for (const BufferId id : ids)
        array.append(toString(id));
    return array;
}

/// Returns the values of the item that follow from its operations alone, and not also from the time or from
/// what others did before them.
QJsonObject lasting(const std::optional<CachedItem> &item)
{
    if (!item)
        return { { u"deleted"_s, true } };
    QJsonObject values = toObject(item->feedback);
    values.remove(u"needs_review"_s);
    values[u"buffer_ids"_s] = toArray(item->buffers);
    QJsonObject record = toObject(item->triage);
    for (const QString &each : { u"owner_name"_s, u"state_changed_at"_s, u"snoozed_until"_s })
        record.remove(each);
    values[u"triage"_s] = record;
    return values;
}

/// Returns where the first differs from the second.
QString difference(const QJsonObject &one, const QJsonObject &other)
{
    QStringList words;
    for (auto each = one.begin(); each != one.end(); ++each) {
        if (other[each.key()] != each.value())
            words << QString::fromUtf8(
                QJsonDocument(QJsonObject{ { each.key(), QJsonArray{ each.value(), other[each.key()] } } })
                    .toJson(QJsonDocument::Compact));
    }
    return words.join(u' ');
}

/// Returns the item of an operation, and those that it is or was a duplicate of, or may be.
std::vector<FeedbackId> itemsOf(const Operation &operation)
{
    std::vector<FeedbackId> items{ feedbackOf(operation) };
    if (const auto *merge = std::get_if<SetDuplicate>(&operation))
        items.insert(items.end(), { merge->into, merge->before });
    if (const auto *rejection = std::get_if<RejectDuplicate>(&operation))
        items.push_back(rejection->other);
    std::erase_if(items, [](FeedbackId each) { return !each.isValid(); });
    return items;
}

/// Returns whether a command acts on all items of a buffer, or on pairs that its dialog finds.
bool actsOnAll(const QString &command)
{
    return command == "buffer.moveAll"_L1 || command == "go.duplicates"_L1;
}

/// Does what a person does, and remembers what was said since the last answer.
class Person
{
public:
    Person(const StartOptions &options, Preferences &preferences) : m_application(options, preferences)
    {
        // Some menus, and what a file dialog of Qt says, block until they are closed.
        m_closing.setInterval(300);
        QObject::connect(&m_closing, &QTimer::timeout, &m_closing, [] {
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            QWidget *const modal = QApplication::activeModalWidget();
            if (modal && qobject_cast<QFileDialog *>(modal->parentWidget()))
                modal->close();
        });
        m_closing.start();
        m_application.start();
    }

    QJsonObject answer(const QJsonObject &line);

private:
    /// Looks at a session that was opened since.
    void follow();
    QJsonObject commands() const;
    QString firstAvailable(const QJsonArray &commands);
    /// Runs the first of the commands that is available as its menu does, and answers the dialogs that it
    /// opens.
    QJsonObject act(const QJsonObject &line);
    void chooseRows(const QJsonObject &line);
    /// Remembers what commands act on now: the selected and the current rows and the items of the panes in
    /// view, with the originals of duplicates.
    void look();
    /// Forgets the act before, and remembers what is there before this one.
    void beginAct();
    /// Remembers that the command runs, and what it acts on if that is more than what is looked at.
    void beginCommand(const QString &name);
    /// Returns what ran, what the person was shown before, and what the operations of the act change and are
    /// named.
    void addAct(QJsonObject &answer);
    void answerDialog(QDialog &dialog);
    void fill(QDialog &dialog);
    void answerMenu(QMenu &menu);
    /// Closes what is still open, as a person does who changes their mind.
    void closeAll();
    QJsonObject state();
    /// Returns everything that is shown.
    QJsonObject tree();
    std::vector<FeedbackId> listed(const Filter &filter);
    /// Returns the items to which their unsent changes would do something yet: the overlay lost a part.
    QJsonArray overlayFaults();
    void hearOutbox();
    void drop();
    int below(qsizetype limit) { return limit > 0 ? m_dice.bounded(int(limit)) : 0; }
    bool perhaps(double share) { return m_dice.generateDouble() < share; }

    MainWindow &window() { return m_application.session()->window(); }
    LocalStore &store() { return m_application.session()->store(); }
    const Context &context() { return m_application.session()->context(); }
    FeedbackListModel &model() { return window().centre().list().feedback(); }

    Application m_application;
    QTimer m_closing;
    QPointer<Session> m_known;
    QRandomGenerator m_dice;
    QString m_text; ///< The words of this line's act.
    QJsonArray m_said;
    QJsonArray m_notUndone;
    QJsonArray m_refused;
    QJsonArray m_failed;
    QJsonArray m_dropped; ///< The texts of notes that were refused.
    QJsonObject m_notes; ///< The items of the notes that were stored, by their texts.
    std::set<QString> m_deleted;
    std::set<QString> m_routedAgain;
    OutboxEntryId m_newest; ///< The newest entry that was heard.
    OutboxEntryId m_before; ///< The newest one when the act began.
    std::set<FeedbackId> m_shown; ///< In this act.
    QStringList m_ran; ///< In this act.
    std::map<OutboxEntryId, std::vector<FeedbackId>> m_changed; ///< By entries since this act began.
    std::map<OutboxEntryId, QString> m_acts; ///< The texts that the window has for these entries.
    std::set<FeedbackId> m_changedBefore; ///< By earlier acts, and by the outbox at the start.
};

void Person::follow()
{
    Session *const session = m_application.session();
    if (!session || session == m_known)
        return;
    m_known = session;
    const Context &parts = session->context();
    QObject::connect(&parts.workspace, &Workspace::noticed, session,
                     [this](const Notice &notice) { m_said.append(notice.text); });
    QObject::connect(&parts.workspace, &Workspace::undoRefused, session,
                     [this](const QString &why) { m_notUndone.append(why); });
    QObject::connect(&session->store(), &LocalStore::refused, session, [this](const OutboxEntry &entry) {
        const std::optional<Problem> &problem = entry.sending->trouble.problem;
        m_refused.append(QJsonObject{ { u"act"_s, entry.origin->text },
                                      { u"status"_s, problem ? statusOf(problem->type) : 0 },
                                      { u"detail"_s, problem ? problem->detail : QString() } });
    });
    QObject::connect(&session->store(), &LocalStore::failed, session,
                     [this](const Problem &problem) { m_failed.append(problem.detail); });
    QObject::connect(&session->store(), &LocalStore::outboxChanged, session, [this] { hearOutbox(); });
    hearOutbox();
}

void Person::hearOutbox()
{
    constexpr int all = 1'000'000;
    for (const OutboxEntry &entry : m_known->store().outbox(all)) {
        m_newest = std::max(m_newest, entry.id);
        if (entry.id > m_before) {
            m_changed.emplace(entry.id, itemsOf(entry.operation));
            m_acts.emplace(entry.id, entry.origin->text);
        }
        if (const auto *note = std::get_if<WriteNote>(&entry.operation))
            m_notes[note->text] = toString(note->feedback);
        if (const auto *removal = std::get_if<DeleteFeedback>(&entry.operation))
            m_deleted.insert(toString(removal->feedback));
        if (const auto *retry = std::get_if<RetryRouting>(&entry.operation))
            m_routedAgain.insert(toString(retry->feedback));
    }
}

QJsonObject Person::answer(const QJsonObject &line)
{
    // Signing in needs the server where it was not done before.
    if (!goOnUntil([this] { return m_application.session() != nullptr; }))
        return { { u"session"_s, false } };
    follow();
    const QString what = line[u"do"].toString();
    if (what == "commands"_L1)
        return commands();
    if (what == "tree"_L1)
        return tree();
    if (what == "sync"_L1)
        context().sync.syncNow();
    if (what == "sync"_L1 || what == "send"_L1)
        store().sendAllNow();
    if (what == "drop"_L1)
        drop();
    if (what == "wake"_L1)
        store().wakeDue();
    QJsonObject answer = what == "act"_L1 ? act(line) : QJsonObject();
    goOn();
    const QJsonObject now = state();
    for (auto each = now.begin(); each != now.end(); ++each)
        answer.insert(each.key(), each.value());
    if (what == "act"_L1 && m_application.session())
        addAct(answer);
    return answer;
}

void Person::look()
{
    const auto add = [this](FeedbackId id) {
        if (!id.isValid())
            return;
        m_shown.insert(id);
        if (const auto item = store().item(id); item && item->triage.duplicateOf)
            m_shown.insert(*item->triage.duplicateOf);
    };
    const FeedbackListView &list = window().centre().list();
    for (const FeedbackId id : list.targets())
        add(id);
    add(list.currentId());
    for (const QWidget *each : QApplication::allWidgets()) {
        const auto *pane = qobject_cast<const DetailView *>(each);
        if (pane && pane->isVisible())
            add(pane->feedback());
    }
}

void Person::beginAct()
{
    hearOutbox();
    for (const auto &[entry, items] : m_changed)
        m_changedBefore.insert(items.begin(), items.end());
    m_before = m_newest;
    m_changed.clear();
    m_acts.clear();
    m_shown.clear();
    m_ran.clear();
    look();
}

void Person::beginCommand(const QString &name)
{
    m_ran << name;
    if (!actsOnAll(name))
        return;
    for (const FeedbackId id : listed(inPlace({}, Place::Everything)))
        m_shown.insert(id);
}

void Person::addAct(QJsonObject &answer)
{
    // Items that arrived meanwhile are in the buffer, too.
    if (std::any_of(m_ran.cbegin(), m_ran.cend(), actsOnAll)) {
        for (const FeedbackId id : listed(inPlace({}, Place::Everything)))
            m_shown.insert(id);
    }
    const auto named = [](const auto &ids) {
        QJsonArray names;
        for (const FeedbackId id : ids)
            names.append(toString(id));
        return names;
    };
    QJsonArray changed;
    for (const auto &[entry, items] : m_changed)
        changed.append(named(items));
    answer[u"all ran"_s] = QJsonArray::fromStringList(m_ran);
    answer[u"shown"_s] = named(m_shown);
    answer[u"changed"_s] = changed;
    QJsonArray acts;
    for (const auto &[entry, text] : m_acts)
        acts.append(text);
    answer[u"acts"_s] = acts;
    answer[u"changed before"_s] = named(m_changedBefore);
}

QJsonObject Person::commands() const
{
    QJsonArray names;
    for (const Command &each : m_known->context().actions.commands())
        names.append(each.name);
    return { { u"commands"_s, names } };
}

void Person::chooseRows(const QJsonObject &line)
{
    if (line[u"home"].toBool()) {
        window().centre().showView(CentreView::List);
        window().centre().go(inPlace({}, Place::Everything));
    }
    if (!showsItems(window().centre().view()))
        return;
    // Without a network, rows that only the server has do not arrive.
    constexpr int aMoment = 2000;
    goOnUntil([this] { return !model().isLoading(); }, aMoment);
    const int rows = model().rowCount();
    if (rows == 0)
        return;
    // Persons with the same list and the same place have the same rows.
    QRandomGenerator place(line.contains(u"place"_s) ? quint32(line[u"place"].toInteger())
                                                     : m_dice.generate());
    std::vector<FeedbackId> chosen;
    for (int i = line[u"rows"].toInt(1); i > 0; --i)
        chosen.push_back(model().idAt(place.bounded(rows)));
    window().centre().list().setFocus();
    window().centre().list().select(chosen);
    goOn();
}

QString Person::firstAvailable(const QJsonArray &commands)
{
    const auto isAvailable = [this](const QJsonValue &each) {
        return context().actions.action(each.toString())->isEnabled();
    };
    const auto first = std::find_if(commands.begin(), commands.end(), isAvailable);
    return first == commands.end() ? QString() : first->toString();
}

QJsonObject Person::act(const QJsonObject &line)
{
    m_dice.seed(quint32(line[u"dice"].toInteger()));
    m_text = line[u"text"].toString();
    chooseRows(line);
    beginAct();
    const QString name = firstAvailable(line[u"commands"].toArray());
    if (name.isEmpty())
        return { { u"ran"_s, QString() } };
    beginCommand(name);
    const bool isOnlySeen = line[u"only seen"].toArray().contains(name);
    std::fprintf(stderr, "%s\n", qPrintable(name)); // the log of a client that hangs or crashes ends with it
    context().actions.action(name)->trigger();
    goOn();
    for (int i = isOnlySeen ? 0 : line[u"answers"].toInt(); i > 0 && m_application.session(); --i) {
        QWidget *const focus = QApplication::focusWidget();
        look();
        if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
            answerMenu(*menu);
        } else if (QDialog *dialog = openDialog()) {
            answerDialog(*dialog);
        } else if (focus && isText(focus) && focus->isVisible()) {
            // Each note has a text of its own.
            type(*focus, u"%1 %2"_s.arg(m_text).arg(i));
            press(Qt::Key_Return, qobject_cast<QLineEdit *>(focus) ? Qt::NoModifier : Qt::ControlModifier);
        }
        goOn();
    }
    if (!m_application.session())
        return { { u"ran"_s, name } };
    closeAll();
    goOnUntil([this] { return !m_application.session() || !context().workspace.isBusy(); });
    return { { u"ran"_s, name } };
}

void Person::answerMenu(QMenu &menu)
{
    QList<QAction *> choices;
    for (QAction *each : menu.actions()) {
        if (each->isEnabled() && each->isVisible() && !each->isSeparator() && !each->menu())
            choices.append(each);
    }
    QPointer<QAction> choice = choices.isEmpty() ? nullptr : choices[below(choices.size())];
    menu.close();
    if (!choice)
        return;
    for (const Command &each : context().actions.commands()) {
        if (context().actions.action(each.name) == choice)
            beginCommand(each.name);
    }
    choice->trigger();
}

void Person::fill(QDialog &dialog)
{
    for (QWidget *each : dialog.findChildren<QWidget *>()) {
        if (!each->isVisible() || !each->isEnabled())
            continue;
        if (auto *combo = qobject_cast<QComboBox *>(each); combo && perhaps(0.3))
            combo->setCurrentIndex(below(combo->count()));
        else if (auto *view = qobject_cast<QAbstractItemView *>(each);
                 view && view->model() && view->model()->rowCount() > 0 && perhaps(0.7))
            view->setCurrentIndex(
                view->model()->index(below(view->model()->rowCount()), 0, view->rootIndex()));
        else if (isText(each) && !m_text.isEmpty() && perhaps(0.5))
            type(*each, m_text);
    }
}

void Person::answerDialog(QDialog &dialog)
{
    const QPointer<QDialog> open(&dialog);
    fill(dialog);
    goOn();
    if (!open)
        return;
    QList<QAbstractButton *> buttons;
    for (QAbstractButton *each : dialog.findChildren<QAbstractButton *>()) {
        if (each->isVisible() && each->isEnabled())
            buttons.append(each);
    }
    if (buttons.isEmpty() || perhaps(0.4))
        press(Qt::Key_Return);
    else
        buttons[below(buttons.size())]->click();
}

void Person::closeAll()
{
    constexpr int most = 20;
    for (int i = 0; i < most && m_application.session(); ++i) {
        QPointer<QDialog> dialog;
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        else if ((dialog = openDialog()))
            dialog->reject();
        else
            return;
        goOn();
        // A dialog with changed texts asks first whether they may be lost.
        const QDialog *const question = openDialog();
        if (dialog && question && question->parentWidget() == dialog) {
            if (auto *discard = question->findChild<QAbstractButton *>(u"confirmButton"_s))
                discard->click();
            goOn();
        }
    }
}

void Person::drop()
{
    constexpr int all = 1'000'000;
    for (const OutboxEntry &entry : store().outbox(all)) {
        if (!needsPerson(entry))
            continue;
        if (const auto *note = std::get_if<WriteNote>(&entry.operation))
            m_dropped.append(note->text);
        store().discard(entry.id);
    }
}

QJsonObject Person::state()
{
    Session *const session = m_application.session();
    if (!session)
        return { { u"session"_s, false } };
    follow();
    store().flush();
    const OutboxSummary outbox = store().outboxSummary();
    QJsonObject state{ { u"session"_s, true },
                       { u"window"_s, window().isVisible() },
                       { u"phase"_s, wordOf(context().sync.state().phase) },
                       { u"waiting"_s, outbox.waiting },
                       { u"failed"_s, outbox.failed },
                       { u"undo"_s, context().workspace.undoStack()->index() },
                       { u"overlay"_s, overlayFaults() },
                       { u"said"_s, m_said },
                       { u"not undone"_s, m_notUndone },
                       { u"refused"_s, m_refused },
                       { u"lost"_s, m_failed },
                       { u"notes"_s, m_notes },
                       { u"dropped"_s, m_dropped },
                       { u"deleted"_s, QJsonArray::fromStringList({ m_deleted.begin(), m_deleted.end() }) },
                       { u"routed again"_s,
                         QJsonArray::fromStringList({ m_routedAgain.begin(), m_routedAgain.end() }) } };
    m_said = m_notUndone = m_refused = m_failed = m_dropped = {};
    m_notes = {};
    m_deleted.clear();
    m_routedAgain.clear();
    return state;
}

QJsonArray Person::overlayFaults()
{
    constexpr int all = 1'000'000;
    std::map<FeedbackId, std::optional<CachedItem>> shown;
    std::set<std::pair<ActId, FeedbackId>> stopped;
    std::map<FeedbackId, std::optional<CachedItem>> again;
    std::map<FeedbackId, QStringList> acts;
    for (const OutboxEntry &entry : store().outbox(all)) {
        const FeedbackId id = feedbackOf(entry.operation);
        acts[id] << u"%1 (%2)"_s.arg(entry.origin->text).arg(int(entry.state));
        if (needsPerson(entry))
            stopped.emplace(entry.act, id);
        // What a merge does depends on other items, too.
        if (stopped.contains({ entry.act, id }) || std::holds_alternative<SetDuplicate>(entry.operation)
            || std::holds_alternative<RejectDuplicate>(entry.operation))
            continue;
        if (!shown.contains(id)) {
            std::optional<CachedItem> item;
            if (const auto seen = store().item(id))
                item = CachedItem{ seen->feedback, seen->buffers, seen->triage };
            if (item)
                std::sort(item->buffers.begin(), item->buffers.end());
            shown[id] = again[id] = item;
        }
        applyOperation(again[id], entry.operation);
    }
    QJsonArray faults;
    for (const auto &[id, item] : shown) {
        const QJsonObject now = lasting(item);
        const QJsonObject then = lasting(again[id]);
        if (now != then)
            faults.append(toString(id) + u": "_s + difference(now, then) + difference(then, now)
                          + u" after "_s + acts[id].join(u", "_s));
    }
    return faults;
}

std::vector<FeedbackId> Person::listed(const Filter &filter)
{
    std::optional<Listing> listing;
    QObject reader;
    store().list(filter, &reader, [&listing](const Listing &found) { listing = found; });
    goOnUntil([&listing] { return listing.has_value(); });
    return listing ? listing->ids : std::vector<FeedbackId>();
}

QJsonObject Person::tree()
{
    QJsonObject items;
    for (const FeedbackId id : listed(inPlace({}, Place::Everything))) {
        const std::optional<ShownItem> item = store().item(id);
        if (!item)
            continue;
        QStringList notes;
        for (const TimelineEntry &entry : store().timeline(id)) {
            if (entry.note.kind == NoteKind::Note && entry.delivery != Delivery::Failed)
                notes.append(entry.note.text);
        }
        notes.sort();
        QJsonObject value = toObject(item->feedback);
        value[u"buffer_ids"_s] = toArray(item->buffers);
        value[u"triage"_s] = toObject(item->triage);
        value[u"notes"_s] = QJsonArray::fromStringList(notes);
        items[toString(id)] = value;
    }
    QJsonObject tree{ { u"items"_s, items } };
    const bool isWhole = showsItems(window().centre().view()) && !model().isLoading()
        && !model().isSuspended() && model().heldBack() == 0 && model().isComplete()
        && !model().filter().search;
    if (!isWhole)
        return tree;
    const std::vector<FeedbackId> fresh = listed(model().filter());
    if (fresh != model().ids()) {
        tree[u"list"_s]
            = u"the list in view has %1 items instead of %2"_s.arg(model().ids().size()).arg(fresh.size());
    }
    return tree;
}

/// Reads lines and answers them one after the other.
class Conversation
{
public:
    explicit Conversation(Person &person) : m_person(person), m_notifier(STDIN_FILENO, QSocketNotifier::Read)
    {
        QObject::connect(&m_notifier, &QSocketNotifier::activated, &m_notifier, [this] { hear(); });
    }

private:
    void hear()
    {
        char piece[65536];
        const ssize_t size = ::read(STDIN_FILENO, piece, sizeof piece);
        if (size <= 0)
            ::_exit(0); // the world ended
        m_heard.append(piece, size);
        const qsizetype end = m_heard.indexOf('\n');
        if (end < 0)
            return;
        const QByteArray line = m_heard.first(end);
        m_heard = m_heard.sliced(end + 1);
        const QByteArray answer = QJsonDocument(m_person.answer(QJsonDocument::fromJson(line).object()))
                                      .toJson(QJsonDocument::Compact);
        std::printf("%s\n", answer.constData());
        std::fflush(stdout);
    }

    Person &m_person;
    QSocketNotifier m_notifier;
    QByteArray m_heard;
};

} // namespace

int main(int argc, char **argv)
{
    // The folders of the program's own settings and files.
    QCoreApplication::setApplicationName(u"triage-desk"_s);
    QApplication program(argc, argv);
    const Result<StartOptions> options = StartOptions::read(QApplication::arguments());
    if (!options || !options->account)
        return 2;
    const ProfilePaths paths = ProfilePaths::of(options->profile);
    QDir().mkpath(QFileInfo(paths.settings).path());
    Preferences preferences(paths.settings);
    Person person(*options, preferences);
    const Conversation conversation(person);
    return QApplication::exec();
}
