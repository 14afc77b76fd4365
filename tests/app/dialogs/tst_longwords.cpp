// SPDX-License-Identifier: GPL-3.0-or-later
// Other languages take more room: with all words two fifths longer, no text of a window is cut off.
#include "dialogdesk.h"

#include "support/testprogram.h"
#include "theme/theme.h"
#include "window/centrecontroller.h"
#include "window/dialogs.h"
#include "window/mainwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// A translator to a language like English, only longer.
class Longer : public QTranslator
{
public:
    QString translate(const char *, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        const auto letters
            = std::count_if(text.begin(), text.end(), [](QChar each) { return each.isLetter(); });
        // The format of a date is not a text.
        if (letters < 3 || text.contains(u"yy"_s) || text.contains(u"MMM"_s) || text.contains(u"HH"_s))
            return text;
        return text + u" "_s
            + u"wider "_s.repeated(letters).first(std::max<qsizetype>(2, letters * 2 / 5)).trimmed();
    }
    bool isEmpty() const override { return false; }
};

/// Returns true where the text of the widget needs more room than there is. Widgets that may cut their text
/// have a tool tip with all of it.
bool isTooNarrow(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        if (label->text().isEmpty() || label->toolTip() == label->text())
            return false;
        if (label->wordWrap())
            return label->heightForWidth(label->width()) > label->height();
        return label->sizeHint().width() > label->width();
    }
    const auto *tool = qobject_cast<const QToolButton *>(&widget);
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull())
        return false;
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    if (!button || button->text().isEmpty())
        return false;
    const bool mayCut = button->minimumSizeHint().width() < button->sizeHint().width()
        && button->toolTip().startsWith(button->text());
    return !mayCut && button->sizeHint().width() > button->width();
}

/// Returns the texts that are cut off in the window, in the order of its widgets. A text that an answer of
/// the server has just changed is cut off until the layout has settled.
QString cutOff(const QWidget &window)
{
    QStringList found;
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (const QWidget *each : widgets) {
        if (each->isVisible() && each->window() == &window && isTooNarrow(*each))
            found += each->objectName() + u": "_s + each->property("text").toString();
    }
    return found.join(u" | "_s);
}

} // namespace

class TestLongWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCoreApplication::installTranslator(&m_longer); }
    void nothingIsCutOffInTheWindow_data();
    void nothingIsCutOffInTheWindow();
    void nothingIsCutOffInADialog_data();
    void nothingIsCutOffInADialog();

private:
    Longer m_longer;
};

void TestLongWords::nothingIsCutOffInTheWindow_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<QSize>("size");
    for (const double scale : { 1.0, 2.0 }) {
        // The smaller one is a full HD screen at twice the size.
        for (const QSize size : { QSize(1024, 700), QSize(960, 510) })
            QTest::addRow("%g in %d x %d", scale, size.width(), size.height()) << scale << size;
    }
}

void TestLongWords::nothingIsCutOffInTheWindow()
{
    QFETCH(double, scale);
    QFETCH(QSize, size);
    DialogDesk desk;
    desk.theme().setTextScale(scale);
    const BufferId inbox = desk.buffer("Inbox");
    desk.feedback("crash", inbox);
    desk.window().resize(size);
    QTRY_COMPARE(desk.window().size(), size);
    for (std::size_t each = 0; each < centreViewCount; ++each) {
        const auto view = CentreView(each);
        desk.window().centre().showView(view);
        QTRY_COMPARE(cutOff(desk.window()), QString());
    }
}

using Opening = std::function<void(DialogDesk &)>;

void TestLongWords::nothingIsCutOffInADialog_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Opening>("open");
    const auto row = [](const char *name, Opening open) {
        QTest::newRow(name) << QString::fromLatin1(name) << open;
    };
    row("bufferDialog", [](DialogDesk &desk) { desk.dialogs().newBuffer(); });
    row("moveAllDialog", [](DialogDesk &desk) { desk.dialogs().moveAll(desk.buffer("Inbox")); });
    row("routingTestDialog", [](DialogDesk &desk) { desk.dialogs().routingTest({}); });
    row("settingsDialog", [](DialogDesk &desk) { desk.dialogs().members(); });
    row("preferencesDialog", [](DialogDesk &desk) { desk.dialogs().preferences(); });
    row("activityDialog", [](DialogDesk &desk) { desk.dialogs().activity(); });
    row("importDialog", [](DialogDesk &desk) { desk.dialogs().importFile(); });
    row("exportDialog", [](DialogDesk &desk) { desk.dialogs().exportList({}); });
    row("feedbackDialog", [](DialogDesk &desk) { desk.dialogs().editFeedback(desk.feedback("crash")); });
    row("splitDialog",
        [](DialogDesk &desk) { desk.dialogs().splitFeedback(desk.feedback("crash"), u"crash"_s); });
    row("aboutDialog", [](DialogDesk &desk) { desk.dialogs().about(); });
}

void TestLongWords::nothingIsCutOffInADialog()
{
    QFETCH(QString, name);
    QFETCH(Opening, open);
    DialogDesk desk;
    open(desk);
    QVERIFY(desk.isOpen(name));
    QDialog *dialog = desk.dialog(name);
    auto *pages = dialog->findChild<QListWidget *>(u"pageList"_s);
    for (int page = 0; page < (pages ? pages->count() : 1); ++page) {
        if (pages)
            pages->setCurrentRow(page);
        QTRY_COMPARE(cutOff(*dialog), QString());
    }
}

TRIAGE_TEST(TestLongWords, QApplication)
#include "tst_longwords.moc"
