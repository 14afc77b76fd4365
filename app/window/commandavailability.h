// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which commands of the main window are available, and says why the others are not.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace triage::app {

class MainWindow;
struct BufferRecord;
struct CommandRow;

/// Reads the state of the window once, for one refresh of all commands. Each reason returns nothing where it
/// does not hold.
class CommandAvailability
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::CommandAvailability)
public:
    using Reason = std::optional<QString>;

    explicit CommandAvailability(MainWindow &window);

    /// Returns why the command is unavailable; nothing: it is available.
    Reason whyNot(const CommandRow &row) const;

    bool isAdmin() const { return !m_notAdmin; }

    Reason nothingToUndo() const;
    Reason nothingToRedo() const;
    Reason nothingBack() const;
    Reason nothingForward() const;
    Reason nothingSelected() const;
    Reason noWordsSelected() const;
    Reason noSubmitter() const;
    Reason inNoBuffer() const;
    Reason nothingToApprove() const;
    Reason nothingToRepeat() const;
    Reason notInTriage() const;
    Reason emptyList() const;
    Reason onlyOnDashboard() const;
    Reason onlyOnBoard() const;
    Reason noColumnLeft() const { return noColumnBeside(-1); }
    Reason noColumnRight() const { return noColumnBeside(1); }
    Reason noCardToMoveLeft() const { return noCardToMove(-1); }
    Reason noCardToMoveRight() const { return noCardToMove(1); }
    Reason noBufferInView() const;
    Reason notSuggested() const;
    Reason noGroupsHere() const; ///< The list in view cannot show each group of duplicates once.
    Reason hidesNothing() const;
    Reason notQuery() const; ///< No link, view, export or next item can have the list in view.
    Reason noServerToRestoreFrom() const;
    Reason cannotChangeView() const;
    Reason cannotUpdateView() const;
    Reason cannotTakeNext() const;
    Reason cannotMoveViewUp() const { return cannotMoveView(-1); }
    Reason cannotMoveViewDown() const { return cannotMoveView(1); }
    template <int number>
    Reason pinUnavailable() const
    {
        return noPin(number);
    }

private:
    Reason noColumnBeside(int step) const;
    Reason noCardToMove(int step) const;
    Reason cannotMoveView(int by) const;
    Reason noPin(int number) const;

    MainWindow &m_window;
    Reason m_notAdmin;
    const BufferRecord *m_buffer; ///< The buffer in view.
};

} // namespace triage::app
