// SPDX-License-Identifier: GPL-3.0-or-later
// A large value that the copies of its owner share until one of them changes it.
#pragma once

#include <memory>
#include <utility>

namespace triage::app {

/// Takes the room of two pointers, and none besides as long as the value is the default. Copies may be read
/// in several threads; each is changed in one.
template <typename T>
class SharedValue
{
public:
    SharedValue() = default;
    SharedValue(T value)
        : m_value(std::make_shared<T>(std::move(value))) { } // NOLINT: a value like any other

    const T &operator*() const
    {
        static const T empty{};
        return m_value ? *m_value : empty;
    }
    const T *operator->() const { return &**this; }
    operator const T &() const { return **this; } // NOLINT: a value like any other

    /// Returns the value to be changed, which no other copy sees.
    T &change()
    {
        if (!m_value || m_value.use_count() > 1)
            m_value = std::make_shared<T>(**this);
        return *m_value;
    }

private:
    std::shared_ptr<T> m_value;
};

} // namespace triage::app
