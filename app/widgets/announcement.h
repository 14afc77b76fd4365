// SPDX-License-Identifier: GPL-3.0-or-later
// The names of widgets for assistive programs, and a label whose words they speak when they change.
#pragma once

#include <QLabel>

namespace triage::app {

/// Its words are its accessible name, its role is that of a notification, and each new text is announced.
/// QAccessible has no event for announcements before Qt 6.8, so that of an alert is sent, and those of a
/// name that changed and of a notification that appeared, which AT-SPI forwards.
class Announcement : public QLabel
{
    Q_OBJECT
public:
    explicit Announcement(QWidget *parent = nullptr);

    /// Shows the text and announces it, also when it is the same again.
    void setText(const QString &text);
    /// Shows a text that is not news, such as a number that has grown.
    void showQuietly(const QString &text);
    /// Announces something that is shown elsewhere. The label stays as it is.
    void announce(const QString &words);
    /// Returns what was announced last.
    QString words() const { return m_words; }

private:
    QString m_words;
};

/// Gives the widget its object name and its accessible name, and returns it.
template <typename Widget>
Widget *setNames(Widget *widget, const QString &objectName, const QString &name)
{
    widget->setObjectName(objectName);
    widget->setAccessibleName(name);
    return widget;
}

/// Sets an accessible name that is another one. Qt sends an event also for the same name.
void setSpokenName(QWidget &widget, const QString &name);

} // namespace triage::app
