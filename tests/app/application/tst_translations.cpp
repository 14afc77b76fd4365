// SPDX-License-Identifier: GPL-3.0-or-later
// Counts in translated texts follow the number format of the locale, and the names of events are translated.
#include "application/translations.h"
#include "dialogs/webhooks/webhookwords.h"
#include "domain/webhook.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage::app;

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAreInTheFiguresOfTheLocale_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("figures");
        QTest::newRow("Arabic of Egypt") << QLocale(u"ar_EG"_s) << u"٥٣"_s;
        QTest::newRow("German") << QLocale(u"de_DE"_s) << u"53"_s;
    }
    void countsAreInTheFiguresOfTheLocale()
    {
        QFETCH(QLocale, locale);
        QFETCH(QString, figures);
        QLocale::setDefault(locale);
        CountTranslator translator;
        QVERIFY(translator.load(locale, u"triage-desk"_s, u"_"_s, QStringLiteral(TRANSLATIONS)));
        QCoreApplication::installTranslator(&translator);
        const QString text = QCoreApplication::translate("triage::app::Labels", "%n min", "age", 53);
        QVERIFY2(text.contains(figures), qPrintable(text));
        QVERIFY(!text.contains(u'%'));
    }

    void everyEventOfWebhooksIsTranslated()
    {
        CountTranslator translator;
        QVERIFY(translator.load(QLocale(u"de_DE"_s), u"triage-desk"_s, u"_"_s, QStringLiteral(TRANSLATIONS)));
        QCoreApplication::installTranslator(&translator);
        for (const triage::WebhookEventRow &row : triage::webhookEvents)
            QVERIFY2(WebhookWords::event(row.event) != QString::fromLatin1(row.name), row.word);
    }
};

TRIAGE_TEST(TestTranslations, QCoreApplication)
#include "tst_translations.moc"
