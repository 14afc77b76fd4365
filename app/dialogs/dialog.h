// SPDX-License-Identifier: GPL-3.0-or-later
// What all dialogs have in common: their margins, buttons, the line that says what is wrong, and how they ask
// the server.
#pragma once

#include "actions/context.h"
#include "result.h"

#include <QCoroTask>
#include <QDialog>
#include <QHash>
#include <QString>
#include <QTimer>

#include <optional>

class QDialogButtonBox;
class QPushButton;
class QVBoxLayout;

namespace triage::app {

class Field;
class MessageStrip;

/// Window-modal; Escape closes, Return (in texts of several lines Ctrl+Return) does what the dialog is for;
/// gone when closed. Nothing waits: an answer that comes later than the dialog lives is not handler.
class Dialog : public QDialog
{
    Q_OBJECT
public:
    Dialog(const Context &context, const QString &objectName, const QString &title, QWidget *parent);

    /// A button in what a dialog shows; Return does not press it.
    static QPushButton *button(const QString &text, const QString &objectName, const QString &name,
                               QWidget *parent);
    /// Makes the widget possible, or greys it out and says why.
    static void setAllowed(QWidget *widget, const std::optional<QString> &whyNot, const QString &tip = {});
    /// The accessible description, unless tests read the widget's name from there.
    static void setDescription(QWidget *widget, const QString &text);
    /// Why the server cannot be asked just now.
    static std::optional<QString> whyNotOnline(const Context &context);
    /// What a person is told of a problem; problems of the program itself are told by their kind.
    static QString messageOf(const Problem &problem);

Q_SIGNALS:
    /// Something was done, for the status bar.
    void messageRequested(const QString &text);

protected:
    const Context &context() const { return m_context; }
    QVBoxLayout *body() const { return m_body; }
    MessageStrip *strip() const { return m_strip; }
    /// The button that Return presses.
    QPushButton *addPrimaryButton(const QString &text, const QString &objectName, const QString &name);
    /// A button at the leading edge.
    QPushButton *addSideButton(const QString &text, const QString &objectName, const QString &name);
    QPushButton *addCancel();
    QPushButton *addClose();

    /// The field that the server's words about that request field belong to.
    void bindField(const QString &requestField, Field *field);
    /// Shows what is wrong beside its field, else above the buttons.
    void showProblem(const Problem &problem);
    void showMessage(const QString &text);
    /// Why the dialog can do nothing now, above the buttons; nothing takes it away.
    void showBlocked(const std::optional<QString> &why);

    std::optional<QString> whyNotOnline() const { return whyNotOnline(m_context); }
    /// Why the person may not administer, or cannot now.
    std::optional<QString> whyNotAdminister() const;
    /// Becomes as high as its texts need at this width; never lower than it is.
    void growToFit();

    /// Whether something was written that would be gone with the dialog. Then it asks before it closes.
    virtual bool isUnsaved() const { return false; }
    void reject() override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool isBusy() const { return m_pendingRequests > 0; }
    /// What is possible now; called after each change of the connection and of what is asked.
    virtual void refresh() { }

    /// Asks the server, and hears the Result where the dialog is still there. After 300 ms it says what it
    /// waits for.
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

private:
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
    bool m_isBlocked = false;
};

} // namespace triage::app
