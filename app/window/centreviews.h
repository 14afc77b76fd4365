// SPDX-License-Identifier: GPL-3.0-or-later
// The centre of the main window: list, board, dashboard, quality of routing or research.
#pragma once

#include <QWidget>

#include <array>

class QStackedLayout;

namespace triage::app {

enum class CentreView { List, Board, Dashboard, Quality, Research };

inline constexpr std::size_t centreViewCount = 5;

/// Returns whether commands act on items in the view, and a search or a filter changes it.
constexpr bool showsItems(CentreView view)
{
    return view == CentreView::List || view == CentreView::Board;
}

/// Shows one view at a time. A view that was not added is not offered anywhere.
class CentreViews : public QWidget
{
    Q_OBJECT
public:
    explicit CentreViews(QWidget *parent = nullptr);

    void add(CentreView view, QWidget *page);
    bool has(CentreView view) const { return pageOf(view) != nullptr; }
    CentreView current() const { return m_current; }
    QWidget *currentPage() const { return pageOf(m_current); }
    /// Ignores a view that was not added.
    void setCurrent(CentreView view);

Q_SIGNALS:
    void changed(triage::app::CentreView view);

private:
    QWidget *pageOf(CentreView view) const { return m_pages[std::size_t(view)]; }

    QStackedLayout *m_stack;
    std::array<QWidget *, centreViewCount> m_pages{};
    CentreView m_current = CentreView::List;
};

} // namespace triage::app
