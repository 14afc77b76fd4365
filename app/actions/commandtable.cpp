// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/commandtable.h"

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

QList<QKeySequence> keys(std::initializer_list<const char *> texts)
{
    QList<QKeySequence> list;
    for (const char *text : texts)
        list << QKeySequence(QString::fromLatin1(text), QKeySequence::PortableText);
    return list;
}

constexpr KeyScope window = KeyScope::Window;
constexpr KeyScope inTriage = KeyScope::Triage;
constexpr KeyScope inList = KeyScope::List;

} // namespace

std::vector<std::pair<QString, QString>> CommandTable::menus()
{
    return { { u"File"_s, tr("&File") },   { u"Edit"_s, tr("&Edit") },         { u"View"_s, tr("&View") },
             { u"Go"_s, tr("&Go") },       { u"Feedback"_s, tr("Feed&back") }, { u"Buffer"_s, tr("B&uffer") },
             { u"Tools"_s, tr("&Tools") }, { u"Help"_s, tr("&Help") } };
}

std::vector<Command> CommandTable::commands()
{
    std::vector<Command> all;
    addFile(all);
    addEdit(all);
    addView(all);
    addGo(all);
    addFeedback(all);
    addPins(all);
    addBuffer(all);
    addToolsAndHelp(all);
    return all;
}

// clang-format off
void CommandTable::addFile(std::vector<Command> &all)
{
    const QString menu = u"File"_s;
    all.insert(all.end(), {
        {u"file.connect"_s, tr("&Connect…"), menu, keys({"Ctrl+Shift+O"}), window,
         tr("Sign in to a server or another organization"), false, 0},
        {u"file.sync"_s, tr("&Sync Now"), menu, keys({"F5"}), window, tr("Send and fetch changes at once"), false, 1},
        {u"file.import"_s, tr("&Import…"), menu, keys({"Ctrl+I"}), window, tr("Bring feedback in from a file"), true, 2},
        {u"file.export"_s, tr("&Export…"), menu, keys({"Ctrl+Shift+E"}), window,
         tr("Write the feedback of this list to a file"), false, 2},
        {u"file.close"_s, tr("Close &Window"), menu, keys({"Ctrl+W"}), window, tr("Close this window"), false, 3},
        {u"file.quit"_s, tr("&Quit"), menu, keys({"Ctrl+Q"}), window,
         tr("End Triage Desk; what waits is sent next time"), false, 3},
    });
}

void CommandTable::addEdit(std::vector<Command> &all)
{
    const QString menu = u"Edit"_s;
    all.insert(all.end(), {
        {u"edit.undo"_s, tr("&Undo"), menu, keys({"Ctrl+Z"}), inTriage, tr("Take the last change back"), false, 0},
        {u"edit.redo"_s, tr("&Redo"), menu, keys({"Ctrl+Shift+Z"}), inTriage, tr("Do again what was taken back"), false, 0},
        {u"edit.copyText"_s, tr("&Copy Text"), menu, keys({"Ctrl+C"}), inTriage, tr("Copy title and text"), false, 1},
        {u"edit.copyLink"_s, tr("Copy &Link"), menu, keys({"Ctrl+Shift+C"}), window,
         tr("Copy a link that opens this feedback"), false, 1},
        {u"edit.selectAll"_s, tr("Select &All"), menu, keys({"Ctrl+A"}), inList, tr("Select everything in this list"), false, 2},
        {u"edit.clear"_s, tr("Clear Selection or Search"), menu, keys({"Esc"}), inTriage,
         tr("Select nothing; once more: end the search"), false, 2},
        {u"edit.toggle"_s, tr("&Toggle in Selection"), menu, keys({"X"}), inTriage,
         tr("Take the current feedback into the selection or out of it"), false, 2},
        {u"edit.extendDown"_s, tr("Extend Selection &Down"), menu, keys({"Shift+J"}), inTriage,
         tr("Select the next feedback too"), false, 2},
        {u"edit.extendUp"_s, tr("Extend Selection U&p"), menu, keys({"Shift+K"}), inTriage,
         tr("Select the previous feedback too"), false, 2},
        {u"edit.search"_s, tr("&Search Everywhere"), menu, keys({"/"}), window, tr("Search all feedback as you type"), false, 3},
        {u"edit.searchHere"_s, tr("Search &Here"), menu, keys({"Ctrl+F"}), window, tr("Search in this list"), false, 3},
        {u"edit.nextMatch"_s, tr("&Next Match"), menu, keys({"F3"}), window, tr("Show the next match in the text"), false, 3},
        {u"edit.previousMatch"_s, tr("Pre&vious Match"), menu, keys({"Shift+F3"}), window,
         tr("Show the previous match in the text"), false, 3},
        {u"edit.preferences"_s, tr("Pre&ferences…"), menu, keys({"Ctrl+,"}), window,
         tr("Set theme, language, keys and more to taste"), false, 4},
    });
}

void CommandTable::addView(std::vector<Command> &all)
{
    const QString menu = u"View"_s;
    all.insert(all.end(), {
        {u"view.list"_s, tr("&List"), menu, keys({"G, L"}), inTriage, tr("Show a list"), false, 0},
        {u"view.board"_s, tr("&Board"), menu, keys({"G, B"}), inTriage, tr("Show buffers side by side"), false, 0},
        {u"view.dashboard"_s, tr("&Dashboard"), menu, keys({"G, D"}), inTriage, tr("Show numbers over time"), false, 0},
        {u"view.cardLeft"_s, tr("Move Card L&eft"), menu, keys({"Ctrl+Left"}), inTriage,
         tr("Move the card to the column on its left"), false, 1},
        {u"view.cardRight"_s, tr("Move Card Ri&ght"), menu, keys({"Ctrl+Right"}), inTriage,
         tr("Move the card to the column on its right"), false, 1},
        {u"board.columns"_s, tr("Choose &Columns…"), menu, keys({"Ctrl+Shift+L"}), window,
         tr("Choose which buffers the board shows, and in which order"), false, 5},
        {u"board.columnLeft"_s, tr("Move Column to the Left"), menu, keys({"Ctrl+Shift+Left"}), inTriage,
         tr("Put the current column before the one on its left"), false, 5},
        {u"board.columnRight"_s, tr("Move Column to the Right"), menu, keys({"Ctrl+Shift+Right"}), inTriage,
         tr("Put the current column behind the one on its right"), false, 5},
        {u"board.wider"_s, tr("Column &Wider"), menu, keys({"Alt+Shift+Right"}), inTriage,
         tr("Make the current column wider"), false, 5},
        {u"board.narrower"_s, tr("Column Na&rrower"), menu, keys({"Alt+Shift+Left"}), inTriage,
         tr("Make the current column narrower"), false, 5},
        {u"board.hideColumn"_s, tr("&Hide Column"), menu, keys({"Ctrl+Shift+H"}), inTriage,
         tr("Take the current column off the board"), false, 5},
        {u"dashboard.table"_s, tr("Plot as Table"), menu, keys({"Ctrl+G"}), window,
         tr("Show the numbers of the current plot as a table, or the plot again"), false, 6},
        {u"dashboard.refresh"_s, tr("Count Anew"), menu, keys({"Ctrl+F5"}), window,
         tr("Ask for the numbers of all plots again"), false, 6},
        {u"dashboard.svg"_s, tr("Save Plot as SVG…"), menu, keys({"Ctrl+Alt+S"}), window,
         tr("Save the current plot as a drawing"), false, 6},
        {u"dashboard.png"_s, tr("Save Plot as PNG…"), menu, keys({"Ctrl+Alt+P"}), window,
         tr("Save the current plot as a picture"), false, 6},
        {u"dashboard.csv"_s, tr("Save Plot as CSV…"), menu, keys({"Ctrl+Alt+C"}), window,
         tr("Save the numbers of the current plot for a spreadsheet"), false, 6},
        {u"view.sidebar"_s, tr("&Sidebar"), menu, keys({"Ctrl+B"}), window, tr("Show or hide the sidebar"), false, 2},
        {u"view.detail"_s, tr("De&tail"), menu, keys({"Ctrl+D"}), window, tr("Show or hide the detail"), false, 2},
        {u"view.nextPane"_s, tr("&Next Pane"), menu, keys({"F6"}), window, tr("Go on to the next part of the window"), false, 3},
        {u"view.previousPane"_s, tr("&Previous Pane"), menu, keys({"Shift+F6"}), window,
         tr("Go back to the previous part of the window"), false, 3},
        {u"view.larger"_s, tr("Text L&arger"), menu, keys({"Ctrl++", "Ctrl+="}), window, tr("Make all text larger"), false, 4},
        {u"view.smaller"_s, tr("Text S&maller"), menu, keys({"Ctrl+-"}), window, tr("Make all text smaller"), false, 4},
        {u"view.normalSize"_s, tr("Text N&ormal Size"), menu, keys({"Ctrl+0"}), window,
         tr("Give all text its usual size"), false, 4},
    });
}

void CommandTable::addGo(std::vector<Command> &all)
{
    const QString menu = u"Go"_s;
    all.insert(all.end(), {
        {u"go.palette"_s, tr("&Command Palette…"), menu, keys({"Ctrl+K", "Ctrl+Shift+P"}), window,
         tr("Find any command, buffer or feedback by typing"), false, 0},
        {u"go.next"_s, tr("&Next Feedback"), menu, keys({"J"}), inTriage, tr("Go to the next feedback"), false, 1},
        {u"go.previous"_s, tr("&Previous Feedback"), menu, keys({"K"}), inTriage, tr("Go to the previous feedback"), false, 1},
        {u"go.columnLeft"_s, tr("Column on the &Left"), menu, keys({"Left"}), inList,
         tr("Board: go to the column on the left"), false, 1},
        {u"go.columnRight"_s, tr("Column on the Ri&ght"), menu, keys({"Right"}), inList,
         tr("Board: go to the column on the right"), false, 1},
        {u"go.all"_s, tr("&All"), menu, keys({"G, A"}), inTriage, tr("Show all feedback"), false, 2},
        {u"go.review"_s, tr("Needs &Review"), menu, keys({"G, R"}), inTriage, tr("Show what needs a look"), false, 2},
        {u"go.unassigned"_s, tr("&Unassigned"), menu, keys({"G, U"}), inTriage, tr("Show what is in no buffer"), false, 2},
        {u"go.failed"_s, tr("Routing &Failed"), menu, keys({"G, F"}), inTriage, tr("Show what could not be routed"), false, 2},
        {u"go.pending"_s, tr("P&ending"), menu, keys({"G, P"}), inTriage, tr("Show what is being routed"), false, 2},
        {u"go.previousBuffer"_s, tr("Previous &Buffer"), menu, keys({"Alt+Up"}), window,
         tr("Show the list above in the sidebar"), false, 3},
        {u"go.nextBuffer"_s, tr("Ne&xt Buffer"), menu, keys({"Alt+Down"}), window,
         tr("Show the list below in the sidebar"), false, 3},
        {u"go.previousNew"_s, tr("Previous Buffer &With New"), menu, keys({"Alt+Shift+Up"}), window,
         tr("Show the list above that has new feedback"), false, 3},
        {u"go.nextNew"_s, tr("Next Buffer W&ith New"), menu, keys({"Alt+Shift+Down"}), window,
         tr("Show the list below that has new feedback"), false, 3},
        {u"go.back"_s, tr("Bac&k"), menu, keys({"Alt+Left"}), window, tr("Show the list before this one"), false, 4},
        {u"go.forward"_s, tr("F&orward"), menu, keys({"Alt+Right"}), window, tr("Show the list after this one"), false, 4},
    });
}

void CommandTable::addFeedback(std::vector<Command> &all)
{
    const QString menu = u"Feedback"_s;
    all.insert(all.end(), {
        {u"feedback.move"_s, tr("&Move to…"), menu, keys({"M"}), inTriage, tr("Move to a buffer chosen by name"), false, 0},
        {u"feedback.add"_s, tr("&Also Add to…"), menu, keys({"A"}), inTriage, tr("Put into one more buffer"), false, 0},
        {u"feedback.remove"_s, tr("&Remove From This Buffer"), menu, keys({"U"}), inTriage,
         tr("Take out of the buffer in view"), false, 0},
        {u"feedback.repeat"_s, tr("Re&peat Last Move"), menu, keys({"."}), inTriage,
         tr("Do the last move or add again here"), false, 0},
        {u"feedback.looksRight"_s, tr("&Looks Right"), menu, keys({"Y"}), inTriage, tr("Clear the review flag"), false, 1},
        {u"feedback.flag"_s, tr("&Flag for Review"), menu, keys({"Shift+Y"}), inTriage, tr("Ask for a look"), false, 1},
        {u"feedback.why"_s, tr("&Why Is It Here"), menu, keys({"W"}), inTriage,
         tr("Show what routing weighed and how the item came here"), false, 1},
        {u"feedback.retry"_s, tr("Re&try Routing"), menu, keys({"R"}), inTriage, tr("Route once more"), false, 1},
        {u"feedback.triage"_s, tr("Tr&iage Mode"), menu, keys({"T"}), inTriage,
         tr("Go through this list one by one"), false, 2},
        {u"feedback.skip"_s, tr("&Skip"), menu, keys({"S"}), inTriage, tr("Triage mode: leave this one for later"), false, 2},
        {u"feedback.note"_s, tr("Add &Note"), menu, keys({"N"}), inTriage,
         tr("Write a note; Ctrl+Return saves it, Esc keeps a draft"), false, 3},
        {u"feedback.edit"_s, tr("&Edit…"), menu, keys({"F2"}), inTriage, tr("Change title and text"), false, 3},
        {u"feedback.delete"_s, tr("&Delete…"), menu, keys({"Del"}), inTriage, tr("Delete for good"), false, 3},
        {u"feedback.page"_s, tr("Pa&ge Detail Down"), menu, keys({"Space"}), inList, tr("Read on in the detail"), false, 4},
        {u"feedback.open"_s, tr("&Open"), menu, keys({"Return", "Enter"}), inList, tr("Go into the detail"), false, 4},
        {u"feedback.window"_s, tr("Open in Own Window"), menu, keys({"Shift+Return"}), inTriage,
         tr("Show the detail in a window of its own"), false, 4},
        {u"feedback.menu"_s, tr("Conte&xt Menu"), menu, keys({"Menu", "Shift+F10"}), inTriage,
         tr("Show these commands at the current feedback"), false, 4},
    });
}

void CommandTable::addPins(std::vector<Command> &all)
{
    for (int number = 1; number <= 9; ++number)
        all.push_back({u"feedback.pin%1"_s.arg(number), tr("Move to Pinned Buffer &%1").arg(number), u"Feedback"_s,
                       {QKeySequence(Qt::Key_0 + number)}, inTriage, tr("Move to the buffer with this number"), false, 5});
}

void CommandTable::addBuffer(std::vector<Command> &all)
{
    const QString menu = u"Buffer"_s;
    all.insert(all.end(), {
        {u"buffer.new"_s, tr("&New Buffer…"), menu, keys({"Ctrl+N"}), window, tr("Make a buffer"), true, 0},
        {u"buffer.edit"_s, tr("&Edit Buffer…"), menu, keys({"Ctrl+E"}), window,
         tr("Change name, icon and routing instructions"), true, 0},
        {u"buffer.rename"_s, tr("Rename B&uffer…"), menu, keys({"Ctrl+F2"}), window,
         tr("Give the buffer another name"), true, 0},
        {u"buffer.delete"_s, tr("&Delete Buffer…"), menu, keys({"Ctrl+Shift+Del"}), window,
         tr("Delete the buffer; its feedback stays"), true, 0},
        {u"buffer.restore"_s, tr("Re&store Deleted Buffer…"), menu, keys({"Ctrl+Shift+B"}), window,
         tr("Bring a deleted buffer back with its feedback"), true, 0},
        {u"buffer.pin"_s, tr("&Pin to a Number…"), menu, keys({"Ctrl+P"}), window,
         tr("Give the buffer one of the keys 1 to 9"), false, 1},
        {u"buffer.approve"_s, tr("&Approve Suggested Buffer"), menu, keys({"Ctrl+Shift+Y"}), window,
         tr("Keep a buffer that routing suggested"), true, 2},
        {u"buffer.reject"_s, tr("&Reject Suggested Buffer"), menu, keys({"Ctrl+Shift+N"}), window,
         tr("Delete a buffer that routing suggested"), true, 2},
        {u"buffer.moveAll"_s, tr("&Move All…"), menu, keys({"Ctrl+Shift+M"}), window,
         tr("Move everything in a buffer to another"), false, 3},
    });
}

void CommandTable::addToolsAndHelp(std::vector<Command> &all)
{
    const QString tools = u"Tools"_s;
    const QString help = u"Help"_s;
    all.insert(all.end(), {
        {u"tools.saveFilter"_s, tr("&Save This Filter…"), tools, keys({"Ctrl+S"}), window,
         tr("Keep this list in the sidebar"), false, 0},
        {u"tools.shareFilter"_s, tr("Copy Lin&k to This List"), tools, keys({"Ctrl+Shift+S"}), window,
         tr("Copy a link that opens this list with its search and filters"), false, 0},
        {u"tools.renameFilter"_s, tr("Re&name Filter…"), tools, keys({"Ctrl+Shift+R"}), window,
         tr("Give the saved filter in view another name"), false, 0},
        {u"tools.filterUp"_s, tr("Move Filter &Up"), tools, keys({"Ctrl+Shift+PgUp"}), window,
         tr("Put the saved filter before the one above it"), false, 0},
        {u"tools.filterDown"_s, tr("Move Filter &Down"), tools, keys({"Ctrl+Shift+PgDown"}), window,
         tr("Put the saved filter after the one below it"), false, 0},
        {u"tools.deleteFilter"_s, tr("Delete &Filter"), tools, keys({"Ctrl+Shift+D"}), window,
         tr("Take the saved filter out of the sidebar"), false, 0},
        {u"research.open"_s, tr("R&esearch…"), tools, keys({"Ctrl+R"}), window,
         tr("Ask what the feedback says, and read saved answers"), false, 1},
        {u"tools.routingTest"_s, tr("&Routing Test…"), tools, keys({"Ctrl+T"}), window,
         tr("See which buffer a text would go to"), false, 1},
        {u"routing.quality"_s, tr("Routing &Quality…"), tools, keys({"Ctrl+Shift+Q"}), window,
         tr("See how often people agreed with what routing decided"), false, 1},
        {u"tools.tokens"_s, tr("API &Tokens…"), tools, keys({"Ctrl+Shift+T"}), window, tr("Make and revoke tokens"), true, 1},
        {u"tools.members"_s, tr("&Members…"), tools, keys({"Ctrl+Shift+U"}), window,
         tr("Add, change and remove members"), true, 1},
        {u"tools.activity"_s, tr("&Activity and Failed Changes…"), tools, keys({"Ctrl+J"}), window,
         tr("See what waits, what was refused and what was done"), false, 2},
        {u"help.shortcuts"_s, tr("&Keyboard Shortcuts"), help, keys({"F1", "?"}), window, tr("Show all keys"), false, 0},
        {u"help.about"_s, tr("&About Triage Desk"), help, keys({"Shift+F1"}), window,
         tr("Version, licence and server"), false, 1},
    });
}
// clang-format on

} // namespace triage::app
