// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/accessiblelabels.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QLabel>
#include <QTextDocumentFragment>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

class NamedLabel : public QAccessibleWidget
{
public:
    explicit NamedLabel(QLabel *label) : QAccessibleWidget(label, QAccessible::StaticText) { }

    QString text(QAccessible::Text what) const override
    {
        const auto *label = static_cast<const QLabel *>(widget());
        const bool isNamed = !label->accessibleName().isEmpty();
        if (what == QAccessible::Name && !isNamed)
            return shown(*label);
        if (what == QAccessible::Description && isNamed && label->accessibleDescription().isEmpty())
            return shown(*label);
        return QAccessibleWidget::text(what);
    }

private:
    static QString shown(const QLabel &label)
    {
        const bool isRich = label.textFormat() == Qt::RichText
            || (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
        if (isRich)
            return QTextDocumentFragment::fromHtml(label.text()).toPlainText();
        // The mnemonic belongs to the widget beside the label.
        return label.buddy() ? QString(label.text()).remove(u'&') : label.text();
    }
};

/// Asked for each class that the object has, the most derived one first. Labels with an interface of their
/// own are not answered for.
QAccessibleInterface *makeNamedLabel(const QString &className, QObject *object)
{
    return className == "QLabel"_L1 ? new NamedLabel(static_cast<QLabel *>(object)) : nullptr;
}

class AccessibleIds : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Polish || event->type() == QEvent::Show) {
            auto *widget = qobject_cast<QWidget *>(watched);
            if (widget && !widget->objectName().isEmpty() && !widget->objectName().startsWith("qt_"_L1))
                widget->setAccessibleDescription(u"id:"_s + widget->objectName());
        }
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

void exposeLabelTexts()
{
    QAccessible::installFactory(makeNamedLabel);
}

void exposeIdsForTests(QObject &program)
{
    if (qEnvironmentVariable("TRIAGE_DESK_A11Y_IDS") == "1"_L1)
        program.installEventFilter(new AccessibleIds(&program));
}

} // namespace triage::app
