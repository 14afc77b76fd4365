// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the place of the window while it changes.
#pragma once

#include "store/values/filter.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace triage::app {

struct Context;

/// The list in view and its current item.
struct WindowPlace
{
    Filter filter;
    FeedbackId current;
    bool isLoading = false; ///< The item that is to become current is not current yet.
};

/// Writes the place at most once a second, so that a crash does not lose it.
class PlaceKeeper : public QObject
{
    Q_OBJECT
public:
    PlaceKeeper(const Context &context, std::function<WindowPlace()> place, QObject *parent);

    void save();
    void saveSoon();

private:
    void saveWhenLoaded();

    const Context &m_context;
    const std::function<WindowPlace()> m_place;
    QTimer m_timer;
};

} // namespace triage::app
