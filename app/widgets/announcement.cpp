// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/announcement.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace triage::app {

namespace {

class SpokenLabel : public QAccessibleWidget
{
public:
    explicit SpokenLabel(Announcement *label) : QAccessibleWidget(label, QAccessible::Notification) { }

    QString text(QAccessible::Text what) const override
    {
        return what == QAccessible::Name ? static_cast<const Announcement *>(widget())->words()
                                         : QAccessibleWidget::text(what);
    }
};

QAccessibleInterface *makeSpokenLabel(const QString &className, QObject *object)
{
    return className == QLatin1StringView(Announcement::staticMetaObject.className())
        ? new SpokenLabel(static_cast<Announcement *>(object))
        : nullptr;
}

} // namespace

Announcement::Announcement(QWidget *parent) : QLabel(parent)
{
    [[maybe_unused]] static const bool once = [] {
        QAccessible::installFactory(makeSpokenLabel);
        return true;
    }();
    setTextFormat(Qt::PlainText);
}

void Announcement::setText(const QString &text)
{
    showQuietly(text);
    if (!text.isEmpty())
        announce(text);
}

void Announcement::showQuietly(const QString &text)
{
    QLabel::setText(text);
    m_words = text;
}

void Announcement::announce(const QString &words)
{
    m_words = words;
    for (const QAccessible::Event type :
         { QAccessible::NameChanged, QAccessible::ObjectShow, QAccessible::Alert }) {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event);
    }
}

void setSpokenName(QWidget &widget, const QString &name)
{
    if (widget.accessibleName() != name)
        widget.setAccessibleName(name);
}

} // namespace triage::app

#include "moc_announcement.cpp"
