// SPDX-License-Identifier: GPL-3.0-or-later
// Import and export by a person: a file is shown, checked, imported and undone, and a list is exported.
#include "dialogdesk.h"

#include "actions/actionregistry.h"
#include "commands/transfers.h"
#include "dialogs/transfer/exportdialog.h"
#include "dialogs/transfer/importdialog.h"
#include "store/localstore.h"
#include "support/testprogram.h"
#include "widgets/recordtable.h"
#include "window/dialogs.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestTransferDialogs : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const QString &name, const QByteArray &content) const
    {
        const QString path = m_folder.filePath(name);
        QFile out(path);
        if (!out.open(QFile::WriteOnly) || out.write(content) != content.size())
            qFatal("No file");
        return path;
    }
    static QByteArray contentOf(const QString &path)
    {
        QFile in(path);
        return in.open(QFile::ReadOnly) ? in.readAll() : QByteArray();
    }
    static ImportDialog *openImport(DialogDesk &desk, const QString &path)
    {
        desk.dialogs().importFile();
        auto *dialog = qobject_cast<ImportDialog *>(desk.dialog(u"importDialog"_s));
        if (dialog)
            dialog->setFile(path);
        return dialog;
    }
    static QString report(DialogDesk &desk) { return desk.find<QLabel>(u"reportLabel"_s)->text(); }
    static bool isIdle(DialogDesk &desk)
    {
        return happens([&] { return !desk.context().transfers.isBusy(); });
    }

private Q_SLOTS:
    void aTableIsLookedAtCheckedImportedAndTakenBack()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        const QString path = file(u"old.csv"_s,
                                  "Ticket;Message;Category;Date\r\n"
                                  "1;\"It crashes;\nalways\";Bugs;2024-05-06\r\n"
                                  "2;Too dear;Billing;2024-05-07\r\n"
                                  "3;;Bugs;2024-05-08\r\n");
        QVERIFY(openImport(desk, path));
        auto *columns = desk.find<RecordTable>(u"columnTable"_s);
        QVERIFY(happens([&] { return columns->rowCount() == 4; }));
        QCOMPARE(columns->item(0, 0)->text(), u"Ticket"_s);
        QCOMPARE(columns->item(1, 1)->text(), u"It crashes; always"_s);
        QCOMPARE(desk.find<QComboBox>(u"columnCombo1"_s)->currentText(), u"External id"_s);
        QCOMPARE(desk.find<QComboBox>(u"columnCombo2"_s)->currentText(), u"Text"_s);
        QCOMPARE(desk.find<QComboBox>(u"columnCombo3"_s)->currentText(), u"Buffers"_s);
        QCOMPARE(desk.find<QComboBox>(u"columnCombo4"_s)->currentText(), u"Created"_s);
        auto *preview = desk.find<RecordTable>(u"previewTable"_s);
        QVERIFY(happens([&] { return preview->rowCount() == 3; }));
        QCOMPARE(preview->item(1, 0)->text(), u"Too dear"_s);
        QCOMPARE(preview->item(1, 1)->text(), u"Billing"_s);
        QCOMPARE(preview->item(1, 3)->text(), u"4"_s);
        QCOMPARE(preview->item(2, 0)->text(), u"Text is missing."_s); // as the report says

        QCOMPARE(desk.press(u"importButton"_s), QString());
        QVERIFY(isIdle(desk));
        QVERIFY2(report(desk).startsWith(u"Ready: 2 new"_s), qPrintable(report(desk)));
        QVERIFY2(report(desk).contains(u"Line 5: Text is missing."_s), qPrintable(report(desk)));
        QCOMPARE(desk.server().total("/feedback"), 0);
        QCOMPARE(desk.find<QPushButton>(u"importButton"_s)->text().remove(u'&'), u"Import 2"_s);

        QCOMPARE(desk.press(u"importButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(isIdle(desk));
        QVERIFY2(report(desk).startsWith(u"Imported: 2 new"_s), qPrintable(report(desk)));
        QCOMPARE(desk.server().board(), u"Bugs: It crashes;\nalways | Billing: Too dear"_s);
        QVERIFY(happens([&] { return desk.context().store.buffers().size() == 2; }));

        QCOMPARE(desk.press(u"undoImportButton"_s), QString());
        QVERIFY(isIdle(desk));
        QVERIFY2(
            report(desk).startsWith(u"Undone: 2 removed, 0 kept because people have worked on them.\n"_s),
            qPrintable(report(desk)));
        QCOMPARE(desk.server().total("/feedback"), 0);
        QCOMPARE(desk.context().transfers.history().size(), 2);
    }

    void aReportIsOfTheFileThatIsChosen()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        ImportDialog *dialog = openImport(desk, file(u"first.csv"_s, "text\nfirst\n"));
        QVERIFY(dialog);
        QVERIFY(happens([&] { return desk.press(u"importButton"_s).isEmpty(); }));
        QVERIFY(isIdle(desk));
        QVERIFY2(report(desk).startsWith(u"Ready: 1 new"_s), qPrintable(report(desk)));
        const QString second = file(u"second.csv"_s, "text\nsecond\nthird\n");
        dialog->setFile(second);
        const auto *shown = desk.find<QLabel>(u"reportLabel"_s);
        QVERIFY(!shown->isVisible());
        auto *preview = desk.find<RecordTable>(u"previewTable"_s);
        QVERIFY(happens([&] { return preview->rowCount() == 2; }));
        QVERIFY(!shown->isVisible());
        dialog->close();
        QVERIFY(happens([&] { return !desk.isOpen(u"importDialog"_s); }));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(openImport(desk, second));
        QVERIFY(!desk.find<QLabel>(u"reportLabel"_s)->isVisible());
    }

    void anotherPathForgetsTheCheckWithItsFirstLetter()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        QVERIFY(openImport(desk, file(u"first.csv"_s, "text\nfirst\n")));
        QVERIFY(happens([&] { return desk.press(u"importButton"_s).isEmpty(); }));
        QVERIFY(isIdle(desk));
        const auto *act = desk.find<QPushButton>(u"importButton"_s);
        QCOMPARE(act->text().remove(u'&'), u"Import 1"_s);
        const QString second = file(u"second.csv"_s, "text\nsecond\nthird\n");
        desk.type(u"fileEdit"_s, second);
        QCOMPARE(desk.press(u"importButton"_s), u"Reading the file…"_s); // no event later
        QVERIFY(!desk.isOpen(u"confirmBox"_s));
        QCOMPARE(act->text().remove(u'&'), u"Check File"_s);
        QVERIFY(!desk.find<QLabel>(u"reportLabel"_s)->isVisible());
        QVERIFY(happens([&] { return desk.press(u"importButton"_s).isEmpty(); }));
        QVERIFY(isIdle(desk));
        QVERIFY2(report(desk).startsWith(u"Ready: 2 new"_s), qPrintable(report(desk)));
        QCOMPARE(desk.server().total("/feedback"), 0);
    }

    void aCheckOfAFileThatIsNotChosenAnyMoreIsNone()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        ImportDialog *dialog = openImport(desk, file(u"first.csv"_s, "text\nfirst\n"));
        QVERIFY(dialog);
        QVERIFY(happens([&] { return desk.press(u"importButton"_s).isEmpty(); }));
        dialog->setFile(file(u"second.csv"_s, "text\nsecond\nthird\n")); // while that runs
        QVERIFY(isIdle(desk));
        QCoreApplication::processEvents();
        QCOMPARE(desk.find<QPushButton>(u"importButton"_s)->text().remove(u'&'), u"Check File"_s);
        QVERIFY(!desk.find<QLabel>(u"reportLabel"_s)->isVisible());
    }

    void theCheckShowsWhatIsAssumed()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        QVERIFY(openImport(desk,
                           file(u"dates.csv"_s,
                                "text;date\na;27/01/2022\nb;03/02/2022\nGr\xFC\xDF"
                                "e;\n")));
        const auto *about = desk.find<QLabel>(u"fileLabel"_s);
        QVERIFY(happens([&] { return about->text().contains(u"separated by “;” · Windows-1252"_s); }));
        QCOMPARE(desk.find<QComboBox>(u"columnCombo2"_s)->currentText(), u"Created (day first)"_s);

        QVERIFY(openImport(desk, file(u"two.csv"_s, "text,date\na,03/02/2022\n")));
        QVERIFY(happens([&] { return about->text().contains(u"say below whether dates begin"_s); }));
        auto *preview = desk.find<RecordTable>(u"previewTable"_s);
        QVERIFY(happens([&] { return preview->rowCount() == 1 && !preview->item(0, 0)->text().isEmpty(); }));
        QVERIFY(preview->item(0, 0)->text().contains(u"may change places"_s));
        auto *box = desk.find<QComboBox>(u"columnCombo2"_s);
        box->setCurrentIndex(box->findData(u"created_at:month_first"_s));
        QVERIFY(happens([&] { return preview->item(0, 0)->text() == u"a"_s; }));
        QVERIFY2(!about->text().contains(u"say below"_s), "it was said");
    }

    void columnsAreChosenByHand()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        QVERIFY(openImport(desk, file(u"odd.csv"_s, "a,b\nfirst,second\n")));
        auto *columns = desk.find<RecordTable>(u"columnTable"_s);
        QVERIFY(happens([&] { return columns->rowCount() == 2; }));
        QCOMPARE(desk.press(u"importButton"_s), u"Say which column has the text."_s);
        const auto choose = [&](const QString &combo, const QString &field) {
            auto *box = desk.find<QComboBox>(combo);
            box->setCurrentIndex(box->findData(field));
        };
        choose(u"columnCombo1"_s, u"description"_s);
        choose(u"columnCombo2"_s, u"description"_s);
        QCOMPARE(desk.press(u"importButton"_s), u"Two columns become the same. Leave one of them out."_s);
        choose(u"columnCombo1"_s, u"title"_s);
        auto *preview = desk.find<RecordTable>(u"previewTable"_s);
        QVERIFY(happens(
            [&] { return preview->rowCount() == 1 && preview->item(0, 0)->text().startsWith(u"first"_s); }));
        QCOMPARE(desk.press(u"importButton"_s), QString());
        QVERIFY(isIdle(desk));
        QCOMPARE(desk.press(u"importButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(isIdle(desk));
        QCOMPARE(desk.server().get("/feedback").all("title"), u"first"_s);
        QCOMPARE(desk.server().get("/feedback").all("description"), u"second"_s);
    }

    void aLongFileGoesOnBehindAClosedDialog()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        QByteArray lines;
        for (int i = 0; i < 2300; ++i)
            lines += "{\"description\":\"item " + QByteArray::number(i) + "\"}\n";
        const QString path = file(u"long.jsonl"_s, lines + "nonsense \x81\n");
        ImportDialog *dialog = openImport(desk, path);
        QVERIFY(dialog);
        Transfers &transfers = desk.context().transfers;
        QVERIFY(happens([&] { return desk.press(u"importButton"_s).isEmpty(); }));
        QVERIFY(isIdle(desk));
        QCOMPARE(transfers.state().report.created, 2300);
        QCOMPARE(transfers.state().report.failed, 1);
        QCOMPARE(desk.press(u"importButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        dialog->close();
        QVERIFY(happens([&] { return !desk.isOpen(u"importDialog"_s); }));
        QVERIFY(desk.window().findChild<QProgressBar *>(u"jobProgress"_s)->isVisible());
        QVERIFY(isIdle(desk));
        QCOMPARE(transfers.state().phase, TransferState::Phase::Done);
        QCOMPARE(transfers.state().report.line, 2300);
        QCOMPARE(desk.server().total("/feedback"), 2300);
        // After it is opened again, the dialog still shows the import and can undo it.
        desk.dialogs().importFile();
        QVERIFY(report(desk).startsWith(u"Imported: 2,300 new"_s));
        QCOMPARE(desk.press(u"undoImportButton"_s), QString());
        QVERIFY(isIdle(desk));
        QCOMPARE(desk.server().total("/feedback"), 0);
    }

    void anImportWaitsForTheServer()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        Transfers &transfers = desk.context().transfers;
        ImportPlan plan;
        plan.path = file(u"wait.jsonl"_s, "{\"description\":\"a\"}\n{\"description\":\"b\"}\n");
        // Another transaction holds the lock of the organization for longer than a request waits for it.
        storage::Connection other(desk.backend().database().config());
        QVERIFY(other.executeText(u"begin"_s));
        QVERIFY(other.executeText(u"select * from organization_state for update"_s));
        transfers.import(plan);
        QVERIFY(happens([&] { return transfers.state().phase == TransferState::Phase::Waiting; }, 60'000));
        QVERIFY(other.executeText(u"rollback"_s));
        QVERIFY(isIdle(desk));
        QCOMPARE(transfers.state().phase, TransferState::Phase::Done);
        QCOMPARE(transfers.state().report.created, 2);
        QCOMPARE(desk.server().total("/feedback"), 2);
    }

    void aListIsWrittenToAFile()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        const BufferId bugs = desk.buffer("Bugs");
        desk.feedback("crash", bugs);
        desk.feedback("other");
        Filter filter = inBuffer({}, bugs);
        desk.dialogs().exportList(filter);
        auto *dialog = qobject_cast<ExportDialog *>(desk.dialog(u"exportDialog"_s));
        QVERIFY(dialog);
        const QString list = m_folder.filePath(u"list.csv"_s);
        desk.find<QComboBox>(u"formatCombo"_s)->setCurrentIndex(1);
        dialog->exportTo(list);
        QVERIFY(isIdle(desk));
        QCOMPARE(contentOf(list).count("\r\n"), 2);
        QVERIFY(contentOf(list).contains("crash"));
        QCOMPARE(desk.find<QLabel>(u"outcomeLabel"_s)->text(), u"1 feedback written to list.csv"_s);

        desk.find<QAbstractButton>(u"allRadio"_s)->click();
        desk.find<QComboBox>(u"formatCombo"_s)->setCurrentIndex(0);
        const QString all = m_folder.filePath(u"all.jsonl"_s);
        dialog->exportTo(all);
        QVERIFY(isIdle(desk));
        QCOMPARE(contentOf(all).count('\n'), 3); // a buffer and two items
        QVERIFY(!QFile::exists(all + u".part"_s));
    }

    void aFileThatCannotBeWrittenIsSaid()
    {
        DialogDesk desk;
        desk.dialogs().exportList({});
        auto *dialog = qobject_cast<ExportDialog *>(desk.dialog(u"exportDialog"_s));
        dialog->exportTo(u"/nowhere/at/all.jsonl"_s);
        QVERIFY(isIdle(desk));
        QCOMPARE(desk.context().transfers.state().phase, TransferState::Phase::Failed);
        QVERIFY(!desk.find<QLabel>(u"outcomeLabel"_s)->text().isEmpty());
    }

    void theCommandsAreForWhoMay()
    {
        DialogDesk member(DialogDesk::As::Member);
        QVERIFY(happens([&] {
            return member.context()
                .actions.whyNot(u"file.import"_s)
                .value_or(QString())
                .startsWith(u"Only administrators"_s);
        }));
        QVERIFY(!member.context().actions.whyNot(u"file.export"_s));
        DialogDesk admin;
        QVERIFY(happens([&] { return !admin.context().actions.whyNot(u"file.import"_s); }));
        QVERIFY(openImport(admin, u"/nowhere.csv"_s));
        QVERIFY(happens([&] { return admin.note(u"fileEdit"_s) == u"There is no such file."_s; }));
    }
};

TRIAGE_TEST(TestTransferDialogs, QApplication)
#include "tst_transferdialogs.moc"
