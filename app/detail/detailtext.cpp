// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/detailtext.h"

#include "widgets/confirmquestion.h"
#include "widgets/textdirection.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QWheelEvent>

#include <cmath>

using namespace Qt::StringLiterals;

namespace triage::app {

DetailText::DetailText(Theme &theme, QWidget *parent) : QTextBrowser(parent), m_theme(theme)
{
    setObjectName(u"detailText"_s);
    setAccessibleName(tr("Feedback text"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(0);
    setCursorWidth(0);
    viewport()->setAutoFillBackground(false);
    connect(&theme, &Theme::changed, this, [this] {
        setFont(m_theme.font(m_type));
        spaceLines();
        mark();
        refit();
    });
    setFont(theme.font(m_type));
}

void DetailText::setText(const QString &text)
{
    if (text == m_source)
        return;
    m_source = text;
    m_text = text;
    m_text.replace(u"\r\n"_s, u"\n"_s);
    setCursorWidth(0);
    setPlainText(m_text);
    spaceLines();
    findAddresses();
    m_current = -1;
    mark();
    refit();
}

void DetailText::setType(Type type)
{
    if (type == m_type)
        return;
    m_type = type;
    setFont(m_theme.font(type));
    spaceLines();
    refit();
}

/// Gives every line the height at which the eye finds the next one. Taller scripts keep their own.
void DetailText::spaceLines()
{
    QTextBlockFormat format;
    format.setLineHeight(m_theme.readingHeight(m_type), QTextBlockFormat::MinimumHeight);
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    cursor.mergeBlockFormat(format);
}

/// Finds web addresses. What ends a sentence or closes a bracket around one does not belong to it.
void DetailText::findAddresses()
{
    static const QRegularExpression pattern(u"\\bhttps?://[^\\s<>\"“”«»]+"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    m_addresses.clear();
    for (auto found = pattern.globalMatch(m_text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        QString address = match.captured();
        while (!address.isEmpty()
               && (u".,;:!?'…"_s.contains(address.back())
                   || (address.endsWith(u')') && address.count(u'(') < address.count(u')'))))
            address.chop(1);
        if (!QUrl(address, QUrl::StrictMode).host().isEmpty())
            m_addresses.push_back({ int(match.capturedStart()), int(address.size()) });
    }
}

QString DetailText::addressAt(int place) const
{
    for (const Span &address : m_addresses) {
        if (place >= address.start && place < address.start + address.length)
            return m_text.mid(address.start, address.length);
    }
    return {};
}

QString DetailText::addressAt(const QPointF &position) const
{
    const QPointF inDocument
        = position + QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
    const int place = document()->documentLayout()->hitTest(inDocument, Qt::ExactHit);
    return place < 0 ? QString() : addressAt(place);
}

void DetailText::askToOpen(const QString &address)
{
    const QUrl url(address, QUrl::StrictMode);
    // Letters of other scripts look like Latin ones: the host is shown as the network knows it.
    const QString host = url.host(QUrl::FullyEncoded);
    ConfirmQuestion question;
    question.title = tr("Open web page");
    question.text = tr("This address in the feedback leads to %1:\n\n%2").arg(host, address);
    question.buttonText = tr("Open %1").arg(host);
    confirm(this, question, [url] { QDesktopServices::openUrl(url); });
}

void DetailText::mouseMoveEvent(QMouseEvent *event)
{
    QTextBrowser::mouseMoveEvent(event);
    viewport()->setCursor(addressAt(event->position()).isEmpty() ? Qt::IBeamCursor : Qt::PointingHandCursor);
}

void DetailText::mouseReleaseEvent(QMouseEvent *event)
{
    QTextBrowser::mouseReleaseEvent(event);
    const QString address = addressAt(event->position());
    if (event->button() == Qt::LeftButton && !address.isEmpty() && !textCursor().hasSelection())
        askToOpen(address);
}

void DetailText::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    QString address = isEnter ? addressAt(textCursor().position()) : QString();
    if (isEnter && address.isEmpty() && m_addresses.size() == 1)
        address = addressAt(m_addresses.front().start);
    if (address.isEmpty())
        QTextBrowser::keyPressEvent(event);
    else
        askToOpen(address);
}

QString DetailText::selectedWords() const
{
    // A line break of the document may be two characters of the text.
    const auto inSource = [this](int position) {
        qsizetype at = 0;
        for (int passed = 0; passed < position; ++passed)
            at += QStringView(m_source).sliced(at).startsWith(u"\r\n") ? 2 : 1;
        return at;
    };
    const QTextCursor cursor = textCursor();
    const qsizetype begin = inSource(cursor.selectionStart());
    return m_source.sliced(begin, inSource(cursor.selectionEnd()) - begin).trimmed();
}

void DetailText::setSearch(const QString &search, bool isSimilar)
{
    const SearchTerms terms(search, isSimilar);
    if (terms == m_terms)
        return;
    m_terms = terms;
    m_current = -1;
    mark();
}

void DetailText::mark()
{
    m_matches = m_terms.matches(m_text);
    QList<ExtraSelection> marks;
    for (const Span &address : m_addresses) {
        ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        mark.cursor.setPosition(address.start);
        mark.cursor.setPosition(address.start + address.length, QTextCursor::KeepAnchor);
        mark.format.setFontUnderline(true);
        mark.format.setForeground(m_theme.color(Ink::Accent));
        marks += mark;
    }
    for (int i = 0; i < int(m_matches.size()); ++i) {
        ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        mark.cursor.setPosition(m_matches[std::size_t(i)].start);
        mark.cursor.setPosition(m_matches[std::size_t(i)].start + m_matches[std::size_t(i)].length,
                                QTextCursor::KeepAnchor);
        const bool current = i == m_current;
        mark.format.setFontWeight(QFont::Bold);
        mark.format.setBackground(m_theme.color(current ? Ink::Accent : Ink::HighlightFill));
        mark.format.setForeground(m_theme.color(current ? Ink::AccentText : Ink::HighlightText));
        marks += mark;
    }
    setExtraSelections(marks);
}

bool DetailText::stepMatch(int by)
{
    const int count = int(m_matches.size());
    if (count == 0)
        return false;
    m_current = m_current < 0 ? (by > 0 ? 0 : count - 1) : (m_current + by + count) % count;
    mark();
    QTextCursor cursor(document());
    cursor.setPosition(m_matches[std::size_t(m_current)].start);
    Q_EMIT matchShown(cursorRect(cursor));
    return true;
}

void DetailText::refit()
{
    // QTextEdit gives the text the direction of the window instead of its own.
    QTextOption option = document()->defaultTextOption();
    option.setTextDirection(Qt::LayoutDirectionAuto);
    option.setAlignment(leadingEdge(layoutDirection()));
    document()->setDefaultTextOption(option);
    document()->setTextWidth(viewport()->width());
    setFixedHeight(int(std::ceil(document()->size().height())) + 2);
}

void DetailText::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        refit();
}

void DetailText::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        refit();
}

/// Shows the text cursor to those who come with a key only: a click selects words.
void DetailText::focusInEvent(QFocusEvent *event)
{
    setCursorWidth(event->reason() == Qt::MouseFocusReason ? 0 : 1);
    QTextBrowser::focusInEvent(event);
}

void DetailText::wheelEvent(QWheelEvent *event)
{
    // The page scrolls.
    event->ignore();
}

} // namespace triage::app

#include "moc_detailtext.cpp"
