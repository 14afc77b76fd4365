// SPDX-License-Identifier: GPL-3.0-or-later
// A large value that the copies of its owner share until one of them changes it.
#pragma once

#include <QSharedData>

#include <utility>

namespace triage::app {

/// Takes the room of one pointer, and none besides as long as the value is the default. Copies may be read
/// in several threads; each is changed in one.
template <typename T>
class SharedValue
{
public:
    SharedValue() = default;
    SharedValue(T value) : m_shared(new Shared(std::move(value))) { } // NOLINT: a value like any other

    const T &operator*() const
    {
        static const T empty{};
        return m_shared ? m_shared->value : empty;
    }
    const T *operator->() const { return &**this; }
    operator const T &() const { return **this; } // NOLINT: a value like any other

    /// Returns the value to be changed, which no other copy sees.
    T &change()
    {
        if (m_shared)
            m_shared.detach();
        else
            m_shared = new Shared(T());
        return m_shared->value;
    }

private:
    struct Shared : QSharedData
    {
        explicit Shared(T v) : value(std::move(v)) { }
        T value;
    };

    QExplicitlySharedDataPointer<Shared> m_shared;
};

} // namespace triage::app
