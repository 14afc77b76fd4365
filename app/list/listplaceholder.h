// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a list while its rows are on their way.
#pragma once

#include <QObject>
#include <QPixmap>
#include <QTimer>

class QPainter;

namespace triage::app {

class LocalStore;
class Theme;

/// Shows how the last list looked until the next rows are here: a list that is blank for some frames flickers
/// at each letter of a search. After 300 ms it shows nothing, or grey bars if nothing was ever fetched.
class ListPlaceholder : public QObject
{
    Q_OBJECT
public:
    ListPlaceholder(QWidget *viewport, const LocalStore &store, const Theme &theme);

    /// Keeps the present look of the list, if it is visible.
    void keepPicture();
    /// Rows are on their way.
    void begin();
    /// The rows are here, or there are none.
    void end();
    /// Paints in the place of the rows. Returns false if there is nothing to paint.
    bool paint(QPainter &painter, int rowHeight) const;

private:
    void paintBars(QPainter &painter, int rowHeight) const;

    QWidget *m_viewport;
    const Theme &m_theme;
    QPixmap m_picture;
    bool m_hasBars = false;
    QTimer m_delay;
};

} // namespace triage::app
