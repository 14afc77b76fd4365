// SPDX-License-Identifier: GPL-3.0-or-later
// Two people work on the same feedback at random. Whatever one of them changes while a gesture of the other
// one is under way, the gesture reaches what the window showed when it began, or nothing, and takes nothing
// back that the other one did.
#include "windowdesk.h"

#include "actions/navigation.h"
#include "board/boardcanvas.h"
#include "board/boardcolumn.h"
#include "board/boardview.h"
#include "commands/feedbackcommand.h"
#include "detail/detailview.h"
#include "domain/merge.h"
#include "domain/routing.h"
#include "fields/jsonwriter.h"
#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"
#include "models/roles.h"
#include "models/sidebarmodel.h"
#include "sidebar/sidebarpane.h"
#include "sidebar/sidebarview.h"
#include "store/storesync.h"
#include "store/sync/syncengine.h"
#include "store/values/operation.h"
#include "support/environment.h"
#include "support/testprogram.h"
#include "window/menus.h"
#include "window/triagemode.h"
#include "window/viewcommands.h"
#include "window/windowcommands.h"

#include <QAbstractItemView>
#include <QDialog>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

constexpr int turns = 50;
/// Milliseconds until a gesture that waits for something counts as not possible: another one is drawn then.
constexpr int longestLook = 5'000;
const ViewId ours(7); ///< A shared view.

/// Suggests buffers for every item, and groups of items that may be the same.
class SuggestingServer
{
public:
    SuggestingServer()
    {
        if (!m_server.listen(QHostAddress::LocalHost))
            qFatal("The server does not listen.");
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (QTcpSocket *socket = m_server.nextPendingConnection())
                QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] { answer(*socket); });
        });
    }

    QString url() const { return u"http://127.0.0.1:%1"_s.arg(m_server.serverPort()); }

    RoutingDetails routing;
    std::vector<SuggestedGroup> groups;

private:
    void answer(QTcpSocket &socket) const
    {
        const QByteArray path = socket.readAll().split(' ').value(1);
        QByteArray body;
        if (path.endsWith("/routing"))
            body = "{\"data\":" + toJson(routing) + ",\"meta\":{}}";
        else if (path.startsWith("/api/v0/duplicates"))
            body = "{\"data\":" + toJson(groups)
                + ",\"meta\":{\"page\":1,\"limit\":100,\"total\":1,\"total_pages\":1}}";
        socket.write("HTTP/1.1 " + QByteArray(body.isEmpty() ? "404 Not Found" : "200 OK")
                     + "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: "
                     + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        socket.disconnectFromHost();
    }

    QTcpServer m_server;
};

using Items = std::set<FeedbackId>;
using Entries = std::map<OutboxEntryId, Operation>;

/// An act of a person that has begun. It ends after the change of the other one.
struct Gesture
{
    Items aim; ///< The items that the window showed as those that it is about.
    std::function<void()> end;
    std::optional<BufferId> to = {}; ///< The only buffer that it may bring them to.
    bool takesBack = false; ///< It undoes or redoes an act, whatever the state of the items.
    Items open = {}; ///< Those of the aim that were open: no act opens them.
    bool brings = false; ///< The items that it brings into view may be acted on at once.
};

/// A gesture that has begun, or nothing where it is not possible now.
using Begun = std::optional<Gesture>;

/// Where a gesture is possible.
constexpr unsigned inList = 1;
constexpr unsigned onBoard = 2;
constexpr unsigned inTriage = 4;
constexpr unsigned inNote = 8;
constexpr unsigned atItems = inList | onBoard;
constexpr unsigned anywhere = atItems | inTriage;

/// One window, the person in front of it, and the other one at the server.
struct Play
{
    Play(quint32 seed, const QString &board) : dice(seed), desk(board, suggestions.url()) { }

    /// Opens the list, the board or a view, by the seed.
    bool open(quint32 seed);
    /// Lets both of them act once. Returns what went wrong, or an empty text.
    QString turn(int at);

    // The parts of a turn.
    std::pair<QString, Gesture> begin();
    QString change();
    QString misses(const Gesture &gesture, const Items &groups, const Operation &operation);
    QString reopens(const Gesture &gesture, const Operation &operation);
    QString misplacedWords();
    void tidy();

    // What the person sees.
    unsigned scene();
    Items seen();
    Items groupsOf(const Items &items);
    Items openOf(const Items &items);
    Entries entries();
    template <typename T>
    T *visible(const QString &name)
    {
        const QList<T *> all = desk.window().findChildren<T *>(name);
        const auto found
            = std::find_if(all.begin(), all.end(), [](const T *each) { return each->isVisible(); });
        return found == all.end() ? nullptr : *found;
    }

    // What the person does.
    Begun press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    Begun run(const QString &command);
    Begun bringing(Begun begun);
    Begun digit();
    Begun menu();
    Begun popup(const QString &command, const QString &line, const QString &words);
    Begun sameAs();
    Begun snooze();
    Begun remove();
    Begun editTitle();
    Begun note();
    Begun typeNote();
    Begun undo(int step);
    Begun ownWindow();
    Begun openBuffer();
    Begun openView();
    Begun search();
    Begun takeSuggestion(int suggestion, Qt::Key key);
    Begun judgeDuplicates();
    Begun several();
    Begun button(const QString &name);
    Begun buttonForSeveral();
    Begun all();
    Begun addByClick();
    Begun rangeByClick();
    Begun removeChip();
    Begun undoInMessage();
    using Press = std::function<void(FeedbackListView &list, QPoint at)>;
    void look(FeedbackListView &list, const QModelIndex &row);
    Begun press(const Press &button);
    Begun menuOfRow();
    Begun drag(QWidget &onto, QPoint at, const Items &items, const QString &hint,
               std::optional<BufferId> to = {});
    Begun dragToBuffer();
    Begun dragToChip();
    Begun dragToRow();
    Begun dragToColumn();

    // What the other one changes. Returns false where it is not possible now.
    bool addItem();
    bool removeItem();
    bool moveItem();
    bool putBack();
    bool setState(TriageState state);
    bool setEverythingDone();
    bool assign();
    bool tag();
    bool writeNote();
    bool setSnoozed(bool isSnoozed);
    bool merge();
    bool unmerge();
    bool editText();
    bool rename(bool isElsewhere);
    bool createBuffer();
    bool removeBuffer();
    bool restoreBuffer();
    bool moveEverything();
    void shareView(const ListFilter &list);
    bool changeView();
    bool removeView();
    bool answer();
    bool setSignedIn(bool isSignedIn);
    bool beginHistory();

    FeedServer &server() { return desk.desk.server; }
    /// Returns the title of any item; an empty one if there is none.
    QString anyItem();
    QString anyBuffer();
    /// Returns the buffer in view, else another one.
    QString home();
    void type(const QString &text);
    void selectSome();
    void actByMenu(QMenu &menu);
    /// Remembers the titles of the items that there are.
    void learnTitles();

    QRandomGenerator dice;
    SuggestingServer suggestions;
    WindowDesk desk;
    int number = 0; ///< That of the turn.
    bool isBringing = false; ///< The gesture of the turn before brings items into view.
    int reached = 0; ///< The number of changes that the person made.
    std::map<FeedbackId, QString> titles; ///< Also those of deleted items.
    QStringList buffers{ u"Inbox"_s, u"Billing"_s, u"Refunds"_s };
    QStringList removedBuffers;
};

struct GestureRow
{
    const char *name;
    unsigned scenes;
    Begun (*begin)(Play &);
};

struct ChangeRow
{
    const char *name;
    bool (*make)(Play &);
};

// clang-format off
constexpr GestureRow gestures[] = {
    { "goes on", anywhere, [](Play &p) { return p.press(Qt::Key_J); } },
    { "goes back", anywhere, [](Play &p) { return p.press(Qt::Key_K); } },
    { "marks as done", anywhere, [](Play &p) { return p.press(Qt::Key_E); } },
    { "declines", anywhere, [](Play &p) { return p.press(Qt::Key_E, Qt::ShiftModifier); } },
    { "takes", anywhere, [](Play &p) { return p.press(Qt::Key_I); } },
    { "marks as done by the button", anywhere, [](Play &p) { return p.button(u"work.feedback.done"_s); } },
    { "flags for review", anywhere, [](Play &p) { return p.press(Qt::Key_Y, Qt::ShiftModifier); } },
    { "marks as right", anywhere, [](Play &p) { return p.press(Qt::Key_Y); } },
    { "routes again", anywhere, [](Play &p) { return p.press(Qt::Key_R); } },
    { "removes the first chip", anywhere, [](Play &p) { return p.removeChip(); } },
    { "takes out of the buffer", anywhere, [](Play &p) { return p.press(Qt::Key_U); } },
    { "repeats the last move", anywhere, [](Play &p) { return p.press(Qt::Key_Period); } },
    { "moves by the digit", anywhere, [](Play &p) { return p.digit(); } },
    { "marks as done by the menu", anywhere, [](Play &p) { return p.menu(); } },
    { "moves by the picker", anywhere,
      [](Play &p) { return p.popup(u"feedback.move"_s, u"pickerEdit"_s, u"Refunds"_s); } },
    { "adds by the picker", anywhere,
      [](Play &p) { return p.popup(u"feedback.add"_s, u"pickerEdit"_s, u"Billing"_s); } },
    { "gives a tag", anywhere,
      [](Play &p) { return p.popup(u"feedback.tags"_s, u"tagPickerEdit"_s, u"export"_s); } },
    { "assigns", anywhere,
      [](Play &p) { return p.popup(u"feedback.give"_s, u"ownerPickerEdit"_s, u"sam"_s); } },
    { "declines by the palette", anywhere,
      [](Play &p) { return p.popup(u"go.palette"_s, u"paletteEdit"_s, u"Decline"_s); } },
    { "merges by the picker", anywhere, [](Play &p) { return p.sameAs(); } },
    { "merges", anywhere, [](Play &p) { return p.press(Qt::Key_D); } },
    { "says that it is no duplicate", anywhere, [](Play &p) { return p.press(Qt::Key_D, Qt::ShiftModifier); } },
    { "unmerges", anywhere, [](Play &p) { return p.run(u"feedback.unmerge"_s); } },
    { "snoozes", anywhere, [](Play &p) { return p.snooze(); } },
    { "deletes", anywhere, [](Play &p) { return p.remove(); } },
    { "edits the title", anywhere, [](Play &p) { return p.editTitle(); } },
    { "undoes", anywhere, [](Play &p) { return p.undo(-1); } },
    { "redoes", anywhere, [](Play &p) { return p.undo(0); } },
    { "undoes in the message", anywhere, [](Play &p) { return p.undoInMessage(); } },
    { "begins a note", anywhere, [](Play &p) { return p.note(); } },
    { "judges duplicates", anywhere, [](Play &p) { return p.judgeDuplicates(); } },
    { "marks as done in a window of its own", anywhere, [](Play &p) { return p.ownWindow(); } },
    { "begins or ends triage mode", anywhere, [](Play &p) { return p.run(u"feedback.triage"_s); } },
    { "takes the first suggestion", inTriage,
      [](Play &p) { return p.takeSuggestion(1, Qt::Key_Return); } },
    { "takes the second suggestion", inTriage, [](Play &p) { return p.takeSuggestion(2, Qt::Key_O); } },
    { "takes the third suggestion", inTriage, [](Play &p) { return p.takeSuggestion(3, Qt::Key_P); } },
    { "skips", inTriage, [](Play &p) { return p.press(Qt::Key_S); } },
    { "marks several as done", atItems, [](Play &p) { return p.several(); } },
    { "marks several as done by their button", atItems, [](Play &p) { return p.buttonForSeveral(); } },
    { "marks all as done", atItems, [](Play &p) { return p.all(); } },
    { "takes into the selection or out of it", atItems, [](Play &p) { return p.press(Qt::Key_X); } },
    { "clicks one more and marks as done", atItems, [](Play &p) { return p.addByClick(); } },
    { "clicks two rows and marks all between as done", atItems, [](Play &p) { return p.rangeByClick(); } },
    { "clicks and marks as done", atItems,
      [](Play &p) {
          return p.press([&p](FeedbackListView &list, QPoint at) {
              QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
              p.desk.press(Qt::Key_E);
          });
      } },
    { "double-clicks and marks as done", atItems,
      [](Play &p) {
          return p.press([&p](FeedbackListView &list, QPoint at) {
              QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
              QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, at);
              p.desk.press(Qt::Key_E);
          });
      } },
    { "marks as done by the menu of a row or card", atItems,
      [](Play &p) { return p.menuOfRow(); } },
    { "drags onto a buffer", atItems, [](Play &p) { return p.dragToBuffer(); } },
    { "drags onto a chip", atItems, [](Play &p) { return p.dragToChip(); } },
    { "drags onto a row", inList, [](Play &p) { return p.dragToRow(); } },
    { "drags to a column", onBoard, [](Play &p) { return p.dragToColumn(); } },
    { "moves the card to the right", onBoard, [](Play &p) { return p.run(u"view.cardRight"_s); } },
    { "moves the card to the left", onBoard, [](Play &p) { return p.run(u"view.cardLeft"_s); } },
    { "searches", inList, [](Play &p) { return p.bringing(p.search()); } },
    { "opens a buffer", atItems, [](Play &p) { return p.bringing(p.openBuffer()); } },
    { "opens the view", atItems, [](Play &p) { return p.bringing(p.openView()); } },
    { "goes to the board", inList, [](Play &p) { return p.bringing(p.run(u"view.board"_s)); } },
    { "goes to the list", onBoard, [](Play &p) { return p.bringing(p.run(u"view.list"_s)); } },
    { "types", inNote, [](Play &p) { return p.typeNote(); } },
    { "saves the note", inNote, [](Play &p) { return p.press(Qt::Key_Return, Qt::ControlModifier); } },
    { "leaves the note", inNote, [](Play &p) { return p.press(Qt::Key_Escape); } },
};

constexpr ChangeRow changes[] = {
    { "adds an item", [](Play &p) { return p.addItem(); } },
    { "deletes an item", [](Play &p) { return p.removeItem(); } },
    { "moves an item", [](Play &p) { return p.moveItem(); } },
    { "puts an item back", [](Play &p) { return p.putBack(); } },
    { "marks an item as done", [](Play &p) { return p.setState(TriageState::Done); } },
    { "declines an item", [](Play &p) { return p.setState(TriageState::Declined); } },
    { "opens an item again", [](Play &p) { return p.setState(TriageState::Open); } },
    { "marks everything as done", [](Play &p) { return p.setEverythingDone(); } },
    { "assigns an item", [](Play &p) { return p.assign(); } },
    { "gives an item a tag", [](Play &p) { return p.tag(); } },
    { "writes a note", [](Play &p) { return p.writeNote(); } },
    { "snoozes an item", [](Play &p) { return p.setSnoozed(true); } },
    { "wakes an item", [](Play &p) { return p.setSnoozed(false); } },
    { "merges two items", [](Play &p) { return p.merge(); } },
    { "unmerges an item", [](Play &p) { return p.unmerge(); } },
    { "edits an item", [](Play &p) { return p.editText(); } },
    { "renames a buffer", [](Play &p) { return p.rename(false); } },
    { "moves a buffer by its name", [](Play &p) { return p.rename(true); } },
    { "creates a buffer", [](Play &p) { return p.createBuffer(); } },
    { "deletes a buffer", [](Play &p) { return p.removeBuffer(); } },
    { "restores a buffer", [](Play &p) { return p.restoreBuffer(); } },
    { "moves everything out of a buffer", [](Play &p) { return p.moveEverything(); } },
    { "changes the view", [](Play &p) { return p.changeView(); } },
    { "deletes the view", [](Play &p) { return p.removeView(); } },
    { "takes over what the person did", [](Play &p) { return p.answer(); } },
    { "ends the token", [](Play &p) { return p.setSignedIn(false); } },
    { "accepts the token again", [](Play &p) { return p.setSignedIn(true); } },
    { "begins another history", [](Play &p) { return p.beginHistory(); } },
};
// clang-format on

bool Play::open(quint32 seed)
{
    desk.window().resize(1700, 800); // wide enough for some columns
    server().setRole(u"Me"_s, Role::Admin);
    (void)server().member(u"Sam"_s);
    desk.desk.signIn(u"Me"_s, { u"export"_s });
    suggestions.routing.status = RoutingStatus::Routed;
    for (const QString &name : { u"Billing"_s, u"Refunds"_s, u"Inbox"_s })
        suggestions.routing.candidates.push_back({ server().buffer(name), 0.7, u"It fits."_s });
    if (!desk.follow() || !desk.show(desk.in(u"Inbox"_s)))
        return false;
    desk.context().sidebar.keepPins();
    if (seed % 3 == 1)
        desk.run(u"view.board"_s);
    if (seed % 3 == 2) {
        shareView(desk.in(u"Inbox"_s).list());
        desk.desk.store().flush();
        desk.window().viewCommands().showView(ours);
    }
    desk.list().setFocus();
    return desk.follow();
}

QString Play::turn(int at)
{
    number = at;
    // Longer than this machine may stall.
    for (FeedbackListView *list : desk.window().findChildren<FeedbackListView *>())
        list->setReactionTime(std::chrono::hours(1));
    learnTitles();
    if (isBringing && !desk.follow())
        return u"the window does not show what the person did"_s;
    QCoreApplication::processEvents();
    const Entries before = entries();
    auto [name, gesture] = begin();
    gesture.open = openOf(gesture.aim);
    isBringing = gesture.brings;
    const QString what = u"%1 while the other one %2: "_s.arg(name, change());
    if (!desk.follow())
        return what + u"the window does not show the change"_s;
    learnTitles();
    const Entries between = entries();
    const Items groups = groupsOf(gesture.aim);
    gesture.end();
    const Entries after = entries();
    Entries hit;
    const auto addMissing = [&hit](const Entries &from, const Entries &in) {
        std::copy_if(from.begin(), from.end(), std::inserter(hit, hit.end()),
                     [&in](const auto &entry) { return !in.contains(entry.first); });
    };
    addMissing(after, before); // done
    addMissing(between, after); // taken back
    reached += int(hit.size());
    QString wrong;
    for (const auto &[id, operation] : hit) {
        if (wrong.isEmpty())
            wrong = misses(gesture, groups, operation);
        if (wrong.isEmpty() && after.contains(id))
            wrong = reopens(gesture, operation);
    }
    if (wrong.isEmpty())
        wrong = misplacedWords();
    tidy();
    return wrong.isEmpty() ? wrong : what + wrong;
}

/// Draws a gesture that is possible now, and begins it.
std::pair<QString, Gesture> Play::begin()
{
    std::vector<const GestureRow *> possible;
    for (const GestureRow &row : gestures) {
        if (row.scenes & scene())
            possible.push_back(&row);
    }
    while (!possible.empty()) {
        const auto drawn = possible.begin() + dice.bounded(int(possible.size()));
        const GestureRow &row = **drawn;
        if (const Begun begun = row.begin(*this))
            return { QString::fromLatin1(row.name), *begun };
        tidy();
        possible.erase(drawn);
    }
    return { u"looks on"_s, Gesture{ {}, [] {
                                    } } };
}

/// Draws a change that is possible now and makes it. Returns its name.
QString Play::change()
{
    while (true) {
        const ChangeRow &row = changes[dice.bounded(int(std::size(changes)))];
        if (row.make(*this))
            return QString::fromLatin1(row.name);
    }
}

/// Returns what the operation hit and what was shown, or an empty text where the gesture may lead to it.
QString Play::misses(const Gesture &gesture, const Items &groups, const Operation &operation)
{
    bool isAllowed = gesture.aim.contains(feedbackOf(operation));
    if (const auto *duplicate = std::get_if<SetDuplicate>(&operation))
        isAllowed = groups.contains(duplicate->feedback)
            && (!duplicate->into.isValid() || groups.contains(duplicate->into));
    else if (const auto *rejection = std::get_if<RejectDuplicate>(&operation))
        isAllowed = groups.contains(rejection->feedback) && groups.contains(rejection->other);
    else if (const auto *assignment = std::get_if<Assign>(&operation))
        isAllowed = isAllowed && assignment->buffer == gesture.to.value_or(assignment->buffer);
    if (isAllowed)
        return {};
    QStringList shown;
    for (const FeedbackId id : gesture.aim)
        shown << titles[id];
    QString text
        = u"it hit: %1 (%2); it showed: %3"_s.arg(inWords(operation, server()), titles[feedbackOf(operation)],
                                                  shown.isEmpty() ? u"nothing"_s : shown.join(u", "_s));
    if (gesture.to)
        text += u", and the buffer %1"_s.arg(server().nameOf(*gesture.to));
    return text;
}

/// Returns what the operation opens though it was seen open: a key that closes has met what the other one
/// did.
QString Play::reopens(const Gesture &gesture, const Operation &operation)
{
    const auto *act = std::get_if<SetTriage>(&operation);
    const bool opens = act && act->patch->state.sent && act->patch->state.value == TriageState::Open;
    if (!opens || gesture.takesBack || !gesture.open.contains(act->feedback))
        return {};
    return u"it opened %1, which was seen open"_s.arg(titles[act->feedback]);
}

/// The person writes only the title of the item that is shown. Returns the words that came to another one.
QString Play::misplacedWords()
{
    QString wrong;
    const auto read = [this, &wrong](FeedbackId id, const QString &text, const QString &where) {
        for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
            if (word != titles[id])
                wrong = u"“%1” was written into %2 of %3"_s.arg(word, where, titles[id]);
        }
    };
    for (const auto &[id, text] : desk.desk.store().drafts())
        read(id, text, u"the draft"_s);
    read(desk.window().detail().mainView().feedback(),
         desk.window().detail().mainView().findChild<QPlainTextEdit *>(u"noteEdit"_s)->toPlainText(),
         u"the note box"_s);
    for (const auto &[id, operation] : entries()) {
        if (const auto *written = std::get_if<WriteNote>(&operation))
            read(written->feedback, written->text, u"a note"_s);
        const auto *edit = std::get_if<EditFeedback>(&operation);
        if (edit && edit->patch->title.sent)
            read(edit->feedback, edit->patch->title.value.value_or(QString()), u"the title"_s);
    }
    return wrong;
}

/// Closes what is still open.
void Play::tidy()
{
    for (QMenu *each : desk.window().findChildren<QMenu *>()) {
        if (each->isVisible())
            each->close();
    }
    QList<QPointer<QDialog>> dialogs;
    for (QDialog *each : desk.window().findChildren<QDialog *>())
        dialogs << each;
    for (const QPointer<QDialog> &each : dialogs) {
        if (each && each->testAttribute(Qt::WA_DeleteOnClose))
            delete each.data(); // a question about what is not saved is another play
        else if (each && each->isVisible())
            each->reject();
    }
    QApplication::setActiveWindow(&desk.window());
    QCoreApplication::processEvents(); // the aim of a menu is kept until then
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

unsigned Play::scene()
{
    if (desk.window().detail().mainView().isWriting())
        return inNote;
    if (desk.window().triage().isOn())
        return inTriage;
    return desk.window().centre().view() == CentreView::Board ? onBoard : inList;
}

/// Returns the items that the window shows as those that commands act on.
Items Play::seen()
{
    const FeedbackListView &list = desk.list();
    if (list.selectedCount() > 1 && (scene() & atItems)) {
        const std::vector<FeedbackId> ids = list.targets();
        return { ids.begin(), ids.end() };
    }
    const FeedbackId one = desk.window().detail().activeView().feedback();
    // A single row may be selected without being the current one.
    if (list.selectedCount() == 1 && (scene() & atItems) && list.targets().front() != list.currentId())
        return { list.targets().front() };
    // A card that the person moved is meant while it is still on its way to its column.
    const FeedbackId moved = desk.window().centre().board().awaited().value_or(FeedbackId());
    const FeedbackId meant = one.isValid() ? one : moved;
    return meant.isValid() ? Items{ meant } : Items();
}

/// Returns the items with their originals and duplicates, which a merge takes along.
Items Play::groupsOf(const Items &items)
{
    Items groups = items;
    for (const FeedbackId id : items) {
        const FeedbackId original = desk.desk.store().originalOf(id);
        groups.insert(original);
        for (const FeedbackId each : desk.desk.store().duplicatesOf(original))
            groups.insert(each);
    }
    return groups;
}

Items Play::openOf(const Items &items)
{
    const std::vector<FeedbackId> ids(items.begin(), items.end());
    Items open;
    for (const ListRow &row : desk.desk.store().rows(ids)) {
        if (row.triage.state == TriageState::Open)
            open.insert(row.id);
    }
    return open;
}

Entries Play::entries()
{
    constexpr int all = 1'000'000;
    desk.desk.store().flush();
    Entries waiting;
    for (const OutboxEntry &each : desk.desk.store().outbox(all))
        waiting.emplace(each.id, each.operation);
    return waiting;
}

Begun Play::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    return Gesture{ seen(), [this, key, modifiers] {
                       desk.press(key, modifiers);
                   } };
}

Begun Play::run(const QString &command)
{
    return Gesture{ seen(), [this, command] {
                       desk.run(command);
                   } };
}

Begun Play::bringing(Begun begun)
{
    if (begun)
        begun->brings = true;
    return begun;
}

Begun Play::digit()
{
    Begun begun = press(Qt::Key_1);
    begun->to = desk.context().sidebar.pins().front();
    return begun;
}

/// A menu hides before its entry runs.
void Play::actByMenu(QMenu &menu)
{
    if (!menu.isVisible())
        return;
    menu.hide();
    desk.context().actions.action(CommandId::FeedbackDone)->trigger();
}

Begun Play::menu()
{
    const Items aim = seen();
    QMenu *items = desk.window().menus().itemMenu();
    items->popup(desk.window().mapToGlobal(QPoint(50, 50)));
    return Gesture{ aim, [this, items] {
                       actByMenu(*items);
                   } };
}

/// Opens a popup, and takes what fits the words best.
Begun Play::popup(const QString &command, const QString &line, const QString &words)
{
    const Items aim = seen();
    desk.run(command);
    auto *edit = desk.find<QLineEdit>(line);
    if (!edit->isVisible())
        return {};
    return Gesture{ aim, [edit, words] {
                       if (!edit->isVisible())
                           return;
                       QTest::keyClicks(edit, words);
                       QTest::keyClick(edit, Qt::Key_Return);
                   } };
}

/// Half of the time, Return comes before the matches.
Begun Play::sameAs()
{
    const QString other = anyItem();
    Items aim = seen();
    desk.run(u"feedback.sameAs"_s);
    auto *edit = desk.find<QLineEdit>(u"samePickerEdit"_s);
    if (!edit->isVisible() || other.isEmpty())
        return {};
    aim.insert(server().item(other));
    return Gesture{ aim, [this, edit, other, isPatient = dice.bounded(2) == 0] {
                       QTest::keyClicks(edit, other);
                       const auto *matches = desk.find<QAbstractItemView>(u"samePickerList"_s)->model();
                       const auto first = [matches] {
                           return matches->index(0, 0).data().toString();
                       };
                       const bool isThere = !isPatient
                           || (QTest::qWaitFor(
                                   [&first] { return !first().startsWith(u"Nothing is suggested"_s); },
                                   patience)
                               && first().startsWith(other));
                       if (isThere)
                           QTest::keyClick(edit, Qt::Key_Return);
                   } };
}

Begun Play::snooze()
{
    const Items aim = seen();
    desk.run(u"feedback.snooze"_s);
    auto *times = desk.find<QMenu>(u"snoozeMenu"_s);
    if (!times->isVisible())
        return {};
    return Gesture{ aim, [times] {
                       if (!times->isVisible())
                           return;
                       times->hide();
                       times->actions().constFirst()->trigger();
                   } };
}

Begun Play::remove()
{
    const Items aim = seen();
    desk.run(u"feedback.delete"_s);
    const QPointer<QPushButton> button = visible<QPushButton>(u"confirmButton"_s);
    if (!button)
        return {};
    return Gesture{ aim, [button] {
                       if (button)
                           button->click();
                   } };
}

Begun Play::editTitle()
{
    const Items aim = seen();
    desk.run(u"feedback.edit"_s);
    const QPointer<QLineEdit> edit = visible<QLineEdit>(u"titleEdit"_s);
    if (!edit)
        return {};
    const QPointer<QPushButton> save = edit->window()->findChild<QPushButton *>(u"saveButton"_s);
    return Gesture{ aim, [edit, save] {
                       if (!edit || !save)
                           return;
                       QTest::keyClick(edit, Qt::Key_End);
                       QTest::keyClicks(edit, u' ' + edit->text().section(u' ', 0, 0));
                       save->click();
                   } };
}

Begun Play::note()
{
    return Gesture{ {}, [this] {
                       desk.run(u"feedback.note"_s);
                   } };
}

Begun Play::typeNote()
{
    const QString title = titles[desk.window().detail().mainView().feedback()];
    return Gesture{ {}, [this, title] {
                       type(title + u' ');
                   } };
}

/// Undoes the last step, or does the next one again.
Begun Play::undo(int step)
{
    const QUndoStack *steps = desk.context().workspace.undoStack();
    const auto *command = dynamic_cast<const FeedbackCommand *>(steps->command(steps->index() + step));
    Items aim;
    for (const Batch &batch : command ? command->batches() : std::vector<Batch>()) {
        for (const Operation &operation : batch.operations.all()) {
            aim.insert(feedbackOf(operation));
            if (const auto *duplicate = std::get_if<SetDuplicate>(&operation))
                aim.insert({ duplicate->into, duplicate->before });
            if (const auto *rejection = std::get_if<RejectDuplicate>(&operation))
                aim.insert(rejection->other);
        }
    }
    Gesture gesture{ aim, [this, step] {
                        desk.run(step < 0 ? u"edit.undo"_s : u"edit.redo"_s);
                    } };
    gesture.takesBack = true;
    return bringing(gesture);
}

Begun Play::undoInMessage()
{
    if (!visible<QPushButton>(u"toastUndoButton"_s))
        return {};
    Begun begun = undo(-1);
    begun->end = [this] {
        if (auto *shown = visible<QPushButton>(u"toastUndoButton"_s))
            shown->click();
    };
    return begun;
}

Begun Play::ownWindow()
{
    const FeedbackId id = desk.window().detail().activeView().feedback();
    if (!id.isValid())
        return {};
    desk.window().detail().openInOwnWindow(id, &desk.window());
    const QPointer<DetailView> own = visible<DetailView>(u"detailWindow"_s);
    if (!own)
        return {};
    QApplication::setActiveWindow(own);
    return Gesture{ { id }, [this, own] {
                       if (!own)
                           return;
                       QApplication::setActiveWindow(own);
                       desk.run(u"feedback.done"_s);
                       own->close();
                   } };
}

Begun Play::openBuffer()
{
    const QString name = anyBuffer();
    if (name.isEmpty())
        return {};
    return Gesture{ {}, [this, id = server().buffer(name)] {
                       if (desk.desk.store().buffer(id))
                           desk.window().centre().goTo(id);
                   } };
}

Begun Play::openView()
{
    return Gesture{ {}, [this] {
                       desk.window().viewCommands().showView(ours);
                       desk.window().centre().enter();
                   } };
}

/// Letters of a search run no command.
Begun Play::search()
{
    desk.run(u"edit.searchHere"_s);
    auto *edit = desk.find<QLineEdit>(u"searchEdit"_s);
    if (!edit->hasFocus())
        return {};
    type(u"item"_s);
    return Gesture{ {}, [this, edit, key = dice.bounded(3) == 0 ? Qt::Key_Return : Qt::Key_Escape] {
                       type(u"0"_s);
                       QTest::keyClick(edit, key);
                   } };
}

Begun Play::takeSuggestion(int suggestion, Qt::Key key)
{
    const TriageMode &triage = desk.window().triage();
    if (!QTest::qWaitFor([&triage] { return !triage.isLooking(); }, patience)
        || !triage.suggestion(suggestion))
        return {};
    Begun begun = press(key);
    begun->to = triage.suggestion(suggestion);
    return begun;
}

Begun Play::judgeDuplicates()
{
    const LocalStore &store = desk.desk.store();
    const QString one = anyItem();
    const QString other = anyItem();
    if (one.isEmpty())
        return {};
    const Items aim{ server().item(one), server().item(other) };
    const bool areHere
        = std::all_of(aim.begin(), aim.end(), [&store](FeedbackId id) { return store.item(id).has_value(); });
    if (!areHere || store.originalOf(*aim.begin()) == store.originalOf(*aim.rbegin()))
        return {};
    suggestions.groups = { SuggestedGroup{ *aim.begin(), { *aim.rbegin() }, 0.9, {} } };
    desk.run(u"go.duplicates"_s);
    const auto isShown = [this] {
        return visible<QPushButton>(u"queueSame"_s) != nullptr;
    };
    if (!QTest::qWaitFor(isShown, longestLook))
        return {};
    return Gesture{ aim, [this, button = dice.bounded(2) == 0 ? u"queueSame"_s : u"queueDifferent"_s] {
                       if (auto *shown = visible<QPushButton>(button))
                           shown->click();
                   } };
}

void Play::selectSome()
{
    desk.list().setFocus();
    desk.list().step(1);
    desk.list().step(1, true);
    desk.list().step(1, true);
    QCoreApplication::processEvents();
}

Begun Play::several()
{
    selectSome();
    return press(Qt::Key_E);
}

Begun Play::button(const QString &name)
{
    const Items aim = seen();
    if (!visible<QPushButton>(name))
        return {};
    return Gesture{ aim, [this, name] {
                       if (auto *shown = visible<QPushButton>(name))
                           shown->click();
                   } };
}

/// The pane follows the selection a moment later.
Begun Play::buttonForSeveral()
{
    const QString name = u"bulkDoneButton"_s;
    selectSome();
    const auto isShown = [this, name] {
        return visible<QPushButton>(name) != nullptr;
    };
    if (desk.list().selectedCount() < 2 || !desk.window().detail().isShown()
        || !QTest::qWaitFor(isShown, longestLook))
        return {};
    return button(name);
}

Begun Play::all()
{
    desk.list().setFocus();
    desk.list().selectAll();
    QCoreApplication::processEvents();
    return press(Qt::Key_E);
}

Begun Play::addByClick()
{
    const Items selected = seen();
    Begun begun = press([this](FeedbackListView &list, QPoint at) {
        QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::ControlModifier, at);
        desk.press(Qt::Key_E);
    });
    if (begun)
        begun->aim.insert(selected.begin(), selected.end());
    return begun;
}

/// The first click is made at once, and one with Shift selects all between at the end.
Begun Play::rangeByClick()
{
    FeedbackListView &list = desk.list();
    const FeedbackListModel &model = list.feedback();
    if (model.rowCount() < 2)
        return {};
    const QModelIndex first = model.index(int(dice.bounded(model.rowCount())));
    look(list, first);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(first).center());
    QCoreApplication::processEvents();
    Begun begun = press([this](FeedbackListView &there, QPoint at) {
        QTest::mouseClick(there.viewport(), Qt::LeftButton, Qt::ShiftModifier, at);
        desk.press(Qt::Key_E);
    });
    const auto [top, bottom] = std::minmax(first.row(), model.rowOf(*begun->aim.begin()));
    for (int row = top; row <= bottom; ++row)
        begun->aim.insert(model.idAt(row));
    return begun;
}

Begun Play::removeChip()
{
    const QString name = u"detailBuffers"_s;
    const FeedbackId id = desk.window().detail().activeView().feedback();
    auto *chips = visible<QAbstractItemView>(name);
    if (!id.isValid() || !chips || chips->model()->rowCount() == 0)
        return {};
    chips->setCurrentIndex(chips->model()->index(0, 0));
    return Gesture{ { id }, [this, name] {
                       if (auto *shown = visible<QAbstractItemView>(name))
                           QTest::keyClick(shown, Qt::Key_Delete);
                   } };
}

/// Scrolls to the row. All of the list is seen then.
void Play::look(FeedbackListView &list, const QModelIndex &row)
{
    list.scrollTo(row);
    list.verticalScrollBar()->triggerAction(QAbstractSlider::SliderNoAction);
    list.viewport()->repaint();
}

/// Presses where a row was seen. A column that came or went beside the list is seen to move.
Begun Play::press(const Press &button)
{
    FeedbackListView *list = &desk.list();
    const int rows = list->feedback().rowCount();
    if (rows == 0)
        return {};
    const QModelIndex row = list->feedback().index(int(dice.bounded(rows)));
    look(*list, row);
    const QPoint inWindow = list->viewport()->mapTo(&desk.window(), list->visualRect(row).center());
    const QPoint corner = list->viewport()->mapTo(&desk.window(), QPoint());
    return Gesture{ { list->feedback().idAt(row.row()) },
                    [this, button, inWindow, left = corner.x(), there = QPointer(list)] {
                        if (!there || !there->isVisible()
                            || there->viewport()->mapTo(&desk.window(), QPoint()).x() != left)
                            return;
                        const QPoint at = there->viewport()->mapFrom(&desk.window(), inWindow);
                        if (there->viewport()->rect().contains(at))
                            button(*there, at);
                    } };
}

/// The menu of a selected row is about the whole selection.
Begun Play::menuOfRow()
{
    const Items selected = seen();
    Begun begun = press([this](FeedbackListView &list, QPoint at) {
        QTest::mouseClick(list.viewport(), Qt::RightButton, {}, at);
        const CentreViews &views = desk.window().centre().views();
        desk.window().commands().showMenuAt(list.viewport()->mapTo(&views, at));
        actByMenu(*desk.window().menus().itemMenu());
    });
    if (begun && selected.contains(*begun->aim.begin()))
        begun->aim.insert(selected.begin(), selected.end());
    return begun;
}

/// Drops where the pointer rests, once that place takes the drag. A person who is too slow to be surprised
/// looks first, and does not drop.
Begun Play::drag(QWidget &onto, QPoint at, const Items &items, const QString &hint,
                 std::optional<BufferId> to)
{
    desk.window().showMessage({});
    const std::vector<FeedbackId> ids(items.begin(), items.end());
    const std::shared_ptr<QMimeData> data(desk.list().feedback().mimeData(ids));
    QDragEnterEvent enter(at, Qt::MoveAction, data.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(&onto, &enter);
    QDragMoveEvent move(at, Qt::MoveAction, data.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(&onto, &move);
    const auto *message = desk.find<QLabel>(u"statusMessage"_s);
    QDragLeaveEvent refused;
    if (!QTest::qWaitFor([message, hint] { return message->text().startsWith(hint); }, longestLook)) {
        QCoreApplication::sendEvent(&onto, &refused);
        return {};
    }
    QElapsedTimer rest;
    rest.start();
    const auto end = [this, rest, data, there = QPointer(&onto), at = onto.mapTo(&desk.window(), at)] {
        if (!there)
            return;
        QDragLeaveEvent leave;
        const QPoint now = there->mapFrom(&desk.window(), at);
        QDropEvent drop(now, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        const bool isQuick = std::chrono::milliseconds(rest.elapsed()) < reactionTime * 3 / 4;
        QCoreApplication::sendEvent(there, isQuick ? static_cast<QEvent *>(&drop) : &leave);
    };
    return Gesture{ items, end, to };
}

Begun Play::dragToBuffer()
{
    SidebarView *tree = desk.window().sidebar().tree();
    const QString name = anyBuffer();
    const Items items = seen();
    if (name.isEmpty() || items.empty())
        return {};
    const BufferId to = server().buffer(name);
    const QModelIndex row = desk.context().sidebar.indexOf(to);
    const QPoint at = tree->visualRect(row).center();
    if (!row.isValid() || !tree->viewport()->rect().contains(at))
        return {};
    return drag(*tree->viewport(), at, items, {}, to);
}

/// A chip of the item that is shown takes another item into its buffer.
Begun Play::dragToChip()
{
    const FeedbackListModel &model = desk.list().feedback();
    auto *chips = visible<QAbstractItemView>(u"detailBuffers"_s);
    if (model.rowCount() == 0 || !chips || chips->model()->rowCount() == 0)
        return {};
    const QModelIndex chip = chips->model()->index(0, 0);
    const QPoint at = chips->visualRect(chip).center();
    if (!chips->viewport()->rect().contains(at))
        return {};
    const Items items{ model.idAt(int(dice.bounded(model.rowCount()))) };
    return drag(*chips->viewport(), at, items, {}, BufferId(chip.data(IdRole).toLongLong()));
}

/// A row takes a drag that rests on it for a moment.
Begun Play::dragToRow()
{
    FeedbackListView &list = desk.list();
    const int rows = list.feedback().rowCount();
    const Items items = seen();
    if (rows == 0 || items.empty())
        return {};
    const QModelIndex row = list.feedback().index(int(dice.bounded(rows)));
    const FeedbackId target = list.feedback().idAt(row.row());
    if (groupsOf(items).contains(target))
        return {};
    list.scrollTo(row);
    Begun resting = drag(*list.viewport(), list.visualRect(row).center(), items, u"Merge with"_s);
    if (resting)
        resting->aim.insert(target);
    return resting;
}

Begun Play::dragToColumn()
{
    auto *canvas = desk.find<BoardCanvas>(u"boardCanvas"_s);
    const std::vector<BoardColumn *> &columns = canvas->columns();
    const Items items = seen();
    if (columns.empty() || items.empty())
        return {};
    const BoardColumn *column = columns[std::size_t(dice.bounded(int(columns.size())))];
    if (desk.window().centre().board().currentColumn() == column->buffer())
        return {};
    return drag(*canvas, column->geometry().center(), items, {}, column->buffer());
}

QString Play::anyItem()
{
    const QStringList all = server().titles();
    return all.isEmpty() ? QString() : all[int(dice.bounded(int(all.size())))];
}

QString Play::anyBuffer()
{
    return buffers.isEmpty() ? QString() : buffers[int(dice.bounded(int(buffers.size())))];
}

QString Play::home()
{
    const QString inView = server().nameOf(desk.window().centre().navigation().current().bufferId());
    return buffers.contains(inView) ? inView : anyBuffer();
}

void Play::type(const QString &text)
{
    if (QWidget *focus = desk.window().focusWidget())
        QTest::keyClicks(focus, text);
}

void Play::learnTitles()
{
    for (const QString &title : server().titles())
        titles[server().item(title)] = title;
}

bool Play::addItem()
{
    const QString into = home();
    if (into.isEmpty())
        return false;
    server().put(u"new%1"_s.arg(number, 2, 10, QChar(u'0')), into); // none begins with the title of another
    return true;
}

bool Play::removeItem()
{
    const QString title = anyItem();
    if (!title.isEmpty())
        server().removeItem(title);
    return !title.isEmpty();
}

bool Play::moveItem()
{
    const QString title = anyItem();
    const QString from = home();
    const QString to = anyBuffer();
    if (title.isEmpty() || from == to || !server().isIn(title, from))
        return false;
    server().put(title, to);
    server().take(title, from);
    return true;
}

bool Play::putBack()
{
    const QString title = anyItem();
    const QString into = home();
    if (title.isEmpty() || into.isEmpty() || server().isIn(title, into))
        return false;
    server().put(title, into);
    return true;
}

bool Play::setState(TriageState state)
{
    const QString title = anyItem();
    if (title.isEmpty() || server().triage(title).state == state)
        return false;
    server().setState(title, state);
    return true;
}

bool Play::setEverythingDone()
{
    if (dice.bounded(4) > 0) // so that something is left
        return false;
    for (const QString &title : server().titles())
        server().setState(title, TriageState::Done);
    return true;
}

bool Play::assign()
{
    const QString title = anyItem();
    if (title.isEmpty())
        return false;
    server().setOwner(title, u"Sam"_s);
    return true;
}

bool Play::tag()
{
    const QString title = anyItem();
    if (title.isEmpty() || !server().triage(title).tags.empty())
        return false;
    server().triage(title).tags = { u"urgent"_s };
    server().tellItem(title);
    return true;
}

bool Play::writeNote()
{
    const QString title = anyItem();
    if (title.isEmpty())
        return false;
    server().tellNote(server().note(title, u"Seen."_s, u"Sam"_s));
    server().tellNote(server().note(title, u"Marked as done."_s, u"Sam"_s, NoteKind::Activity));
    return true;
}

bool Play::setSnoozed(bool isSnoozed)
{
    const QString title = anyItem();
    if (title.isEmpty() || server().triage(title).snoozedUntil.has_value() == isSnoozed)
        return false;
    const auto until = isSnoozed ? std::optional(Timestamp(4'000'000'000'000)) : std::nullopt;
    server().triage(title).snoozedUntil = until;
    server().tellItem(title);
    return true;
}

bool Play::merge()
{
    const QString title = anyItem();
    const QString other = anyItem();
    if (title.isEmpty() || server().triage(title).duplicateOf)
        return false;
    const QString original = server().titleOf(server().originalOf(server().item(other)));
    if (original == title)
        return false;
    server().setDuplicate(title, original);
    return true;
}

bool Play::unmerge()
{
    const QString title = anyItem();
    if (title.isEmpty() || !server().triage(title).duplicateOf)
        return false;
    server().setDuplicate(title);
    return true;
}

bool Play::editText()
{
    const QString title = anyItem();
    if (title.isEmpty())
        return false;
    server().feedback(title).description += u" More."_s;
    server().feedback(title).needsReview = dice.bounded(2) == 0;
    server().tellItem(title);
    return true;
}

/// Buffers are sorted by their names.
bool Play::rename(bool isElsewhere)
{
    const QString name = anyBuffer();
    if (name.isEmpty())
        return false;
    server().bufferRecord(name).name = isElsewhere
        ? u"%1 %2"_s.arg(QChar(u'A' + ushort(dice.bounded(26)))).arg(name)
        : u"%1 %2"_s.arg(name).arg(number);
    server().tellBuffer(name);
    return true;
}

bool Play::createBuffer()
{
    constexpr int most = 6;
    if (buffers.size() >= most)
        return false;
    buffers << u"Topic %1"_s.arg(number);
    (void)server().buffer(buffers.last());
    return true;
}

bool Play::removeBuffer()
{
    if (buffers.size() < 2)
        return false;
    const QString name = home();
    buffers.removeAll(name);
    removedBuffers << name;
    server().removeBuffer(name);
    return true;
}

bool Play::restoreBuffer()
{
    if (removedBuffers.isEmpty())
        return false;
    buffers << removedBuffers.takeFirst();
    server().restoreBuffer(buffers.last());
    return true;
}

bool Play::moveEverything()
{
    const QString from = home();
    const QString to = anyBuffer();
    if (from == to || dice.bounded(2) == 0)
        return false;
    for (const QString &title : server().titles()) {
        if (!server().isIn(title, from))
            continue;
        server().put(title, to);
        server().take(title, from);
    }
    return true;
}

void Play::shareView(const ListFilter &list)
{
    SavedView view;
    view.id = ours;
    view.name = u"Ours"_s;
    view.filter = list;
    view.visibility = Visibility::Shared;
    view.updatedAt = Timestamp(1'700'000'000'000 + number);
    desk.desk.sync().applyAnswer(view);
}

bool Play::changeView()
{
    const QString name = dice.bounded(3) == 0 ? QString() : anyBuffer();
    shareView(name.isEmpty() ? Filter().list() : desk.in(name).list());
    return true;
}

bool Play::removeView()
{
    if (!desk.desk.store().view(ours))
        return false;
    desk.desk.sync().applyAnswer(Tombstone{ ours });
    return true;
}

/// The server takes over what the person did, or refuses what is not possible any more.
bool Play::answer()
{
    constexpr int most = 100;
    for (const OutboxEntry &entry : desk.desk.sync().startSending(most)) {
        bool isPossible = server().knows(feedbackOf(entry.operation));
        if (const auto *duplicate = std::get_if<SetDuplicate>(&entry.operation))
            isPossible = server().takes(*duplicate);
        else if (const auto *into = std::get_if<Assign>(&entry.operation))
            isPossible = isPossible && server().hasBuffer(server().nameOf(into->buffer));
        else if (const auto *from = std::get_if<Unassign>(&entry.operation))
            isPossible = isPossible && server().hasBuffer(server().nameOf(from->buffer));
        SendOutcome outcome;
        if (isPossible)
            outcome.answer = server().answer(entry);
        else
            outcome.kind = SendOutcome::Kind::Refused;
        desk.desk.sync().finish(entry.id, outcome);
    }
    return true;
}

bool Play::setSignedIn(bool isSignedIn)
{
    SyncState state;
    state.phase = isSignedIn ? SyncState::Phase::UpToDate : SyncState::Phase::SignedOut;
    Q_EMIT desk.context().sync.stateChanged(state);
    return true;
}

/// The server was restored: everything is read again.
bool Play::beginHistory()
{
    desk.desk.sync().forget();
    server().tellAll();
    desk.desk.signIn(u"Me"_s, { u"export"_s });
    return true;
}

} // namespace

class TestTwoPeople : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noActReachesAnotherItemThanTheOneSeen_data()
    {
        QTest::addColumn<quint32>("seed");
        const int plays = numberOf("TRIAGE_PLAYS", 6); // a list, a board and a view, full and mostly empty
        for (quint32 seed = 1; seed <= quint32(plays); ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void noActReachesAnotherItemThanTheOneSeen()
    {
        QFETCH(const quint32, seed);
        const int count = seed % 2 == 0 ? 14 : 2;
        QStringList titles;
        for (int i = 0; i < count; ++i)
            titles << u"item%1"_s.arg(i, 2, 10, QChar(u'0'));
        Play play(seed, u"Inbox: "_s + titles.join(u", "_s) + u" | Billing: - | Refunds: -"_s);
        QVERIFY(play.open(seed));
        for (int turn = 1; turn <= turns; ++turn) {
            const QString wrong = play.turn(turn);
            QVERIFY2(wrong.isEmpty(), qPrintable(u"seed %1, turn %2: %3"_s.arg(seed).arg(turn).arg(wrong)));
        }
        ++m_plays;
        m_reached += play.reached;
    }

    /// The window holds an act back only where it has to.
    void gesturesReachSomething()
    {
        QVERIFY2(m_reached >= m_plays, qPrintable(u"%1 changes in %2 plays"_s.arg(m_reached).arg(m_plays)));
    }

private:
    int m_plays = 0;
    int m_reached = 0;
};

TRIAGE_TEST(TestTwoPeople, QApplication)
#include "tst_twopeople.moc"
