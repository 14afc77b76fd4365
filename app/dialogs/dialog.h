// SPDX-License-Identifier: GPL-3.0-or-later
// The base of all dialogs: margins, buttons, the message strip, and requests to the server.
#pragma once

#include "actions/context.h"
#include "result.h"

#include <QCoroTask>
#include <QDialog>
#include <QHash>
#include <QString>
#include <QTimer>

#include <optional>
#include <type_traits>

class QBoxLayout;
class QDialogButtonBox;
class QPushButton;
class QVBoxLayout;

namespace triage::app {

class Field;
class MessageStrip;

/// Window-modal, and deleted when it is closed, unless it is a page of another dialog or of the main window,
/// which Escape does not close. Escape closes the dialog; Return presses the primary button, as does
/// Ctrl+Return in texts of several lines. Nothing blocks: a reply that comes after the dialog was deleted is
/// dropped.
class Dialog : public QDialog
{
    Q_OBJECT
public:
    Dialog(const Context &context, const QString &objectName, const QString &title, QWidget *parent);

    /// Makes the dialog a page of another one, which has its own button to close it, or of the main window,
    /// where it has no mnemonics.
    void becomePage();
    bool isPage() const { return !isWindow(); }
    bool hasUnsaved() const { return isUnsaved(); }
    void setVisible(bool visible) override;

    /// Makes a button inside the dialog that Return does not press.
    static QPushButton *button(const QString &text, const QString &objectName, QWidget *parent);
    /// Adds a label above its widget to the layout, and returns the column of both.
    static QVBoxLayout *addLabelled(QBoxLayout *layout, const QString &text, QWidget *widget);
    /// Enables the widget, or disables it and says why.
    static void setAllowed(QWidget *widget, const std::optional<QString> &whyNot, const QString &tip = {});
    /// Sets the accessible description, unless tests read the object name from there.
    static void setDescription(QWidget *widget, const QString &text);
    /// Makes a dialog that was given a size as wide as its texts need it, with room for the frame of the
    /// window.
    static void widen(QDialog &dialog, const Theme &theme);
    /// Grows to the height that the texts need at the current width. Never shrinks.
    static void growToFit(QDialog &dialog);
    /// Returns the reason why the server cannot be reached now, if any.
    static std::optional<QString> whyNotOnline(const Context &context);
    /// Returns the text of a problem for people. Problems of the program itself are described by their type.
    static QString messageOf(const Problem &problem);

Q_SIGNALS:
    /// Emitted with a message for the status bar.
    void messageRequested(const QString &text);

protected:
    const Context &context() const { return m_context; }
    QVBoxLayout *body() const { return m_body; }
    MessageStrip *strip() const { return m_strip; }
    /// Adds the button that Return presses.
    QPushButton *addPrimaryButton(const QString &text, const QString &objectName);
    /// Adds a button at the leading edge.
    QPushButton *addSideButton(const QString &text, const QString &objectName);
    QPushButton *addCancel();
    QPushButton *addClose();

    /// Shows the server's messages about that field of the request beside this field.
    void bindField(const QString &requestField, Field *field);
    /// Shows the problem beside its field, or above the buttons where it has none.
    void showProblem(const Problem &problem);
    void showMessage(const QString &text);
    /// Shows above the buttons why nothing can be done now. Other messages do not replace it.
    void showBlocked(const std::optional<QString> &why);

    std::optional<QString> whyNotOnline() const { return whyNotOnline(m_context); }
    /// Returns the reason why the person may not administer, or cannot do so now.
    std::optional<QString> whyNotAdminister() const;
    void growToFit();
    /// Makes Tab go through the content in the order of reading, and then through the buttons below it.
    void orderTabs();

    /// Returns true where closing would lose what was written. The dialog then asks before it closes.
    virtual bool isUnsaved() const { return false; }
    void reject() override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool isBusy() const { return m_pendingRequests > 0; }
    /// Updates what is possible now. Called after each change of the connection and of the pending requests.
    virtual void refresh() { }

    /// Sends a request, and calls the handler with its result while the dialog exists. After 300 ms the strip
    /// shows the activity.
    template <typename T, typename Handler>
    void request(QCoro::Task<T> task, const QString &activity, Handler handler)
    {
        beginRequest(activity);
        QCoro::connect(std::move(task), this, [this, handler](const T &result) {
            endRequest();
            handler(result);
            refresh();
        });
    }

    /// Sends a request like request(), and calls the handler only with a value. A problem is shown.
    template <typename T, typename Handler>
    void requestValue(QCoro::Task<Result<T>> task, const QString &activity, Handler handler)
    {
        request(std::move(task), activity, [this, handler](const Result<T> &result) {
            if (!result)
                showProblem(result.error());
            else if constexpr (std::is_void_v<T>)
                handler();
            else
                handler(*result);
        });
    }

private:
    void removeMnemonics();
    void widenOnce();
    void beginRequest(const QString &activity);
    void endRequest();

    const Context &m_context;
    QVBoxLayout *m_body;
    MessageStrip *m_strip;
    QDialogButtonBox *m_buttons;
    QHash<QString, Field *> m_fields;
    QTimer m_progressDelay;
    QString m_activity;
    int m_pendingRequests = 0;
    bool m_isWidened = false;
    bool m_isBlocked = false;
};

} // namespace triage::app
