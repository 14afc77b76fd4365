// SPDX-License-Identifier: GPL-3.0-or-later
// The theme: what has to be read can be read in both themes, and icons are drawn in the theme's ink.
#include "support/testprogram.h"
#include "theme/systemappearance.h"
#include "theme/theme.h"
#include "widgets/confirmquestion.h"
#include "widgets/onelinelabel.h"

#include <QApplication>
#include <QCheckBox>
#include <QDBusVariant>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyle>
#include <QTest>
#include <QToolTip>

using namespace triage::app;
using namespace Qt::StringLiterals;

namespace {

constexpr Ink grounds[] = { Ink::Window, Ink::Surface,   Ink::SurfaceRaised,     Ink::SurfaceSunken,
                            Ink::Hover,  Ink::Selection, Ink::SelectionInactive, Ink::DropTarget };

/// The share of pixels of a picture that have the colour, within a little of antialiasing.
int pixelsOf(const QImage &image, QColor color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor each = image.pixelColor(x, y);
            if (each.alpha() > 200
                && qAbs(each.red() - color.red()) + qAbs(each.green() - color.green())
                        + qAbs(each.blue() - color.blue())
                    < 24)
                ++count;
        }
    }
    return count;
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT
    Theme m_theme;

    void eachPair(std::initializer_list<Ink> inks, double least)
    {
        for (const Ink ink : inks) {
            for (const Ink ground : grounds) {
                const double ratio = Theme::contrast(m_theme.color(ink), m_theme.color(ground));
                QVERIFY2(ratio >= least,
                         qPrintable(u"ink %1 on %2: %3"_s.arg(int(ink)).arg(int(ground)).arg(ratio)));
            }
        }
    }

    static void themes()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("high contrast") << ThemeChoice::HighContrast;
    }

    /// Returns the contrast that texts have at least: the levels AA and AAA of WCAG 2.
    static double readable(ThemeChoice choice) { return choice == ThemeChoice::HighContrast ? 7 : 4.5; }

private Q_SLOTS:
    void picturesAndMeasureGrowWithTheText()
    {
        m_theme.setTextScale(1);
        QCOMPARE(m_theme.side(18), 18);
        const int measure = m_theme.measure();
        m_theme.setTextScale(2);
        QCOMPARE(m_theme.side(18), 36);
        QVERIFY(m_theme.measure() > measure * 3 / 2);
        QCOMPARE(QApplication::style()->pixelMetric(QStyle::PM_SmallIconSize), 36);
        QCOMPARE(QApplication::style()->pixelMetric(QStyle::PM_IndicatorWidth), 28);
        m_theme.setTextScale(1);
    }

    void textCanBeReadOnEveryGround_data() { themes(); }
    void textCanBeReadOnEveryGround()
    {
        QFETCH(ThemeChoice, choice);
        m_theme.apply(choice);
        eachPair({ Ink::Text, Ink::TextSecondary, Ink::TextPlaceholder, Ink::Link, Ink::SelectionText,
                   Ink::Positive, Ink::Warning, Ink::Danger },
                 readable(choice));
        eachPair({ Ink::Border, Ink::BorderStrong, Ink::Accent, Ink::FocusRing },
                 choice == ThemeChoice::HighContrast ? 7 : 3);
    }

    void textCanBeReadOnItsOwnFill_data() { themes(); }
    void textCanBeReadOnItsOwnFill()
    {
        QFETCH(ThemeChoice, choice);
        m_theme.apply(choice);
        const std::pair<Ink, Ink> pairs[] = { { Ink::AccentText, Ink::Accent },
                                              { Ink::ChipText, Ink::ChipFill },
                                              { Ink::HighlightText, Ink::HighlightFill },
                                              { Ink::Positive, Ink::PositiveFill },
                                              { Ink::Warning, Ink::WarningFill },
                                              { Ink::Danger, Ink::DangerFill },
                                              { Ink::Text, Ink::PositiveFill },
                                              { Ink::Text, Ink::WarningFill },
                                              { Ink::Text, Ink::DangerFill },
                                              { Ink::Text, Ink::InfoFill },
                                              { Ink::TextSecondary, Ink::InfoFill },
                                              { Ink::TextSecondary, Ink::WarningFill },
                                              { Ink::TextSecondary, Ink::ChipFill },
                                              { Ink::Link, Ink::InfoFill },
                                              { Ink::Link, Ink::WarningFill } };
        for (const auto &[ink, fill] : pairs)
            QVERIFY2(Theme::contrast(m_theme.color(ink), m_theme.color(fill)) >= readable(choice),
                     qPrintable(QString::number(int(ink))));
    }

    void everyPaletteRoleCanBeReadOnItsGround_data() { themes(); }
    void everyPaletteRoleCanBeReadOnItsGround()
    {
        QFETCH(ThemeChoice, choice);
        m_theme.apply(choice);
        const QPalette palette = QApplication::palette();
        const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
            { QPalette::WindowText, QPalette::Window },         { QPalette::Text, QPalette::Base },
            { QPalette::Text, QPalette::AlternateBase },        { QPalette::ButtonText, QPalette::Button },
            { QPalette::ToolTipText, QPalette::ToolTipBase },   { QPalette::PlaceholderText, QPalette::Base },
            { QPalette::HighlightedText, QPalette::Highlight }, { QPalette::Link, QPalette::Base },
            { QPalette::BrightText, QPalette::Window }
        };
        for (const QPalette::ColorGroup group : { QPalette::Active, QPalette::Inactive }) {
            for (const auto &[text, ground] : pairs)
                QVERIFY2(Theme::contrast(palette.color(group, text), palette.color(group, ground))
                             >= readable(choice),
                         qPrintable(QString::number(text)));
        }
        for (const QPalette::ColorRole border : { QPalette::Mid, QPalette::Dark, QPalette::Shadow })
            QVERIFY(Theme::contrast(palette.color(border), palette.color(QPalette::Base)) >= 3);
    }

    void bordersAreTwiceAsWideInHighContrast()
    {
        const auto borderOf = [this](ThemeChoice choice) {
            m_theme.apply(choice);
            QPushButton button(u"Save"_s);
            button.resize(120, 40);
            const QImage image = button.grab().toImage();
            int width = 0;
            while (width < 10 && pixelsOf(image.copy(width, 20, 1, 1), m_theme.color(Ink::Border)) > 0)
                ++width;
            return width;
        };
        QCOMPARE(borderOf(ThemeChoice::Light), 1);
        QCOMPARE(borderOf(ThemeChoice::HighContrast), 2);
    }

    void aCheckBoxIsSeen_data() { themes(); }
    void aCheckBoxIsSeen()
    {
        QFETCH(ThemeChoice, choice);
        m_theme.apply(choice);
        QCheckBox box;
        box.resize(box.sizeHint());
        const QImage image = box.grab().toImage();
        double best = 1;
        for (int x = 0; x < image.width(); ++x)
            best = std::max(
                best, Theme::contrast(image.pixelColor(x, image.height() / 2), m_theme.color(Ink::Window)));
        QVERIFY(best >= 3);
    }

    void aRowOfAListIsHighEnoughToHit()
    {
        constexpr int minTarget = 24; // pixels, as a button has
        m_theme.apply(ThemeChoice::Light);
        QListWidget list;
        list.addItem(u"General"_s);
        QVERIFY2(list.sizeHintForRow(0) >= minTarget, qPrintable(QString::number(list.sizeHintForRow(0))));
    }

    void everyIconIsDrawnInItsInk_data() { themes(); }
    void everyIconIsDrawnInItsInk()
    {
        QFETCH(ThemeChoice, choice);
        m_theme.apply(choice);
        QVERIFY(Theme::iconNames().size() > 50);
        for (const QString &name : Theme::iconNames()) {
            const QImage image = m_theme.icon(name, Ink::Danger).pixmap(QSize(20, 20), 2.0).toImage();
            QCOMPARE(image.size(), QSize(40, 40));
            QVERIFY2(pixelsOf(image, m_theme.color(Ink::Danger)) > 12, qPrintable(name));
        }
    }

    void everyIconIsADrawingOfItsOwn()
    {
        m_theme.apply(ThemeChoice::Light);
        QHash<QByteArray, QString> drawn;
        for (const QString &name : Theme::iconNames()) {
            const QImage image = m_theme.icon(name, Ink::Text).pixmap(QSize(20, 20)).toImage();
            const QByteArray pixels(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes());
            QVERIFY2(!drawn.contains(pixels), qPrintable(u"%1 is drawn as %2"_s.arg(name, drawn[pixels])));
            drawn.insert(pixels, name);
        }
    }

    void anIconThatIsInUseFollowsTheTheme()
    {
        m_theme.apply(ThemeChoice::Light);
        const QIcon icon = m_theme.icon(u"inbox"_s, Ink::Text);
        const QColor light = m_theme.color(Ink::Text);
        QVERIFY(pixelsOf(icon.pixmap(20, 20).toImage(), light) > 5);
        m_theme.apply(ThemeChoice::Dark);
        QVERIFY(pixelsOf(icon.pixmap(20, 20).toImage(), m_theme.color(Ink::Text)) > 5);
        QCOMPARE(pixelsOf(icon.pixmap(20, 20).toImage(), light), 0);
    }

    void arrowsTurnRoundWhereReadingDoes()
    {
        m_theme.apply(ThemeChoice::Light);
        const auto drawn = [this](const QString &name) {
            return m_theme.icon(name).pixmap(40, 40).toImage();
        };
        const QImage arrow = drawn(u"move"_s);
        const QImage folder = drawn(u"buffer"_s);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        const QImage turned = drawn(u"move"_s);
        const QImage same = drawn(u"buffer"_s);
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(turned, arrow.mirrored(true, false));
        QCOMPARE(same, folder);
    }

    void aBufferWithoutAPictureShowsItsLetter()
    {
        const auto drawn = [this](const QString &icon, const QString &name) {
            return m_theme.bufferIcon(icon, name).pixmap(40, 40).toImage();
        };
        QCOMPARE(drawn({}, u"Billing"_s), drawn(QString(), u"Billing"_s));
        QVERIFY(drawn({}, u"Billing"_s) != drawn({}, u"Crashes"_s));
        QCOMPARE(drawn(u"inbox"_s, u"Billing"_s), m_theme.icon(u"inbox"_s).pixmap(40, 40).toImage());
        // A private character, for which no font has a picture, is not shown as a box.
        QCOMPARE(drawn(QString(QChar(0xf8fe)), u"Billing"_s), drawn({}, u"Billing"_s));
    }

    void textSizeIsAScaleOfTheSystems()
    {
        const double normal = m_theme.font().pointSizeF();
        QSignalSpy changed(&m_theme, &Theme::changed);
        m_theme.setTextScale(1.5);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(m_theme.font().pointSizeF(), normal * 1.5);
        QCOMPARE(QApplication::font().pointSizeF(), normal * 1.5);
        m_theme.setTextScale(9);
        QCOMPARE(m_theme.textScale(), 2.0);
        m_theme.setTextScale(1);
        QCOMPARE(QApplication::font().pointSizeF(), normal);
    }

    void theWordsOfATipAreNeverReadAsHtml()
    {
        m_theme.apply(ThemeChoice::Light);
        const QString name = u"Sales <img src=\"file:///etc/hostname\"><h1>Token expired</h1>"_s;
        QWidget widget;
        widget.setToolTip(name);
        widget.show();
        QHelpEvent hover(QEvent::ToolTip, QPoint(1, 1), widget.mapToGlobal(QPoint(1, 1)));
        QApplication::sendEvent(&widget, &hover);
        const QLabel *tip = nullptr;
        for (const QWidget *each : QApplication::topLevelWidgets()) {
            if (each->inherits("QTipLabel"))
                tip = qobject_cast<const QLabel *>(each);
        }
        QVERIFY(tip);
        QCOMPARE(tip->text(), name);
        QCOMPARE(tip->textFormat(), Qt::PlainText);
        QToolTip::hideText();
    }

    void theDesktopsWishIsReadHoweverItIsWrapped()
    {
        const auto wrapped = [](uint scheme) {
            return QVariant::fromValue(QDBusVariant(scheme));
        };
        QCOMPARE(SystemAppearance::parseColorScheme(wrapped(1)), std::optional(true));
        QCOMPARE(SystemAppearance::parseColorScheme(QVariant::fromValue(QDBusVariant(wrapped(2)))),
                 std::optional(false));
        QCOMPARE(SystemAppearance::parseColorScheme(wrapped(0)), std::optional<bool>());
        QCOMPARE(SystemAppearance::parseColorScheme(QVariant()), std::optional<bool>());
    }

    void motionIsReducedByEachKeyOfTheDesktop()
    {
        Theme theme;
        auto *appearance = theme.findChild<SystemAppearance *>();
        QVERIFY(appearance);
        const auto moves = [&](const QString &group, const QString &key, const QVariant &value) {
            QMetaObject::invokeMethod(appearance, "onSettingChanged", Q_ARG(QString, group),
                                      Q_ARG(QString, key), Q_ARG(QDBusVariant, QDBusVariant(value)));
            return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
        };
        const auto shared = [&](uint value) {
            return moves(u"org.freedesktop.appearance"_s, u"reduced-motion"_s, value);
        };
        const auto gnome = [&](bool animations) {
            return moves(u"org.gnome.desktop.interface"_s, u"enable-animations"_s, animations);
        };
        QVERIFY(shared(0));
        QVERIFY(!shared(1));
        QVERIFY(!gnome(true));
        QVERIFY(shared(0));
        QVERIFY(!gnome(false));
        QVERIFY(gnome(true));
    }

    void aButtonThatDestroysIsOutlinedAndNothingBesideItIsFilled()
    {
        Theme theme;
        QWidget parent;
        parent.resize(400, 300);
        parent.show();
        confirm(&parent, { u"Delete?"_s, u"It cannot be undone."_s, u"Delete"_s, true }, [] {});
        auto *box = parent.findChild<QMessageBox *>(u"confirmBox"_s);
        QVERIFY(box);
        QTRY_VERIFY(box->isVisible());
        const auto has = [](QWidget *button, QColor color) {
            const QImage image = button->grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y) == color;
            }
            return count;
        };
        auto *act = box->findChild<QPushButton *>(u"confirmButton"_s);
        QPushButton *cancel = qobject_cast<QPushButton *>(box->button(QMessageBox::Cancel));
        QVERIFY(cancel->isDefault()); // Return does no harm
        QVERIFY(has(act, theme.color(Ink::Danger)) > act->width());
        QVERIFY(has(cancel, theme.color(Ink::Accent)) < cancel->width() * cancel->height() / 3);
        box->reject();
    }

    void aScrollBarHasTheColourOfWhatItScrolls()
    {
        Theme theme;
        QWidget dialog;
        auto *column = new QScrollArea(&dialog);
        column->setFrameShape(QFrame::NoFrame);
        auto *content = new QWidget;
        content->setMinimumHeight(1000);
        column->setWidget(content);
        auto *list = new QListWidget(&dialog);
        list->addItems(QStringList(100, u"row"_s));
        auto *row = new QHBoxLayout(&dialog);
        row->addWidget(column);
        row->addWidget(list);
        dialog.resize(400, 200);
        dialog.show();
        const auto trackOf = [](QAbstractScrollArea *area) {
            const QImage image = area->verticalScrollBar()->grab().toImage();
            return image.pixelColor(1, image.height() - 1);
        };
        QCOMPARE(trackOf(column), dialog.palette().color(QPalette::Window));
        QCOMPARE(trackOf(list), list->palette().color(QPalette::Base));
        QVERIFY(trackOf(column) != trackOf(list));
    }

    void mnemonicsAreUnderlinedWithAltOnly()
    {
        Theme theme;
        QWidget window;
        window.show();
        const auto underlined = [&window] {
            return QApplication::style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, &window) != 0;
        };
        QVERIFY(!underlined());
        QTest::keyPress(&window, Qt::Key_Alt);
        QVERIFY(underlined());
        QTest::keyRelease(&window, Qt::Key_Alt);
        QVERIFY(!underlined());
    }

    void aLineThatIsTooLongKeepsItsWordsInEitherDirection()
    {
        Theme theme;
        for (const Qt::LayoutDirection direction : { Qt::LeftToRight, Qt::RightToLeft }) {
            OneLineLabel label(theme, Ink::Text, Type::Body);
            label.setLayoutDirection(direction);
            label.setText(u"“card” points to “Lost cards and fraud”. Next comes another one. "_s.repeated(3));
            label.resize(300, label.sizeHint().height());
            const QImage image = label.grab().toImage();
            int columns = 0;
            for (int x = 0; x < image.width(); ++x) {
                bool hasInk = false;
                for (int y = 0; y < image.height(); ++y)
                    hasInk |= image.pixelColor(x, y) != image.pixelColor(0, 0);
                columns += hasInk;
            }
            QVERIFY(columns > image.width() / 2);
        }
    }
};

TRIAGE_TEST(TestTheme, QApplication)
#include "tst_theme.moc"
