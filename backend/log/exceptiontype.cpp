// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/exceptiontype.h"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>
#include <typeinfo>

namespace triage {

namespace {

struct Free
{
    void operator()(char *text) const { std::free(text); }
};

} // namespace

QByteArray demangledName(const std::exception &bug)
{
    const char *mangled = typeid(bug).name();
    int status = 0;
    const std::unique_ptr<char, Free> name(abi::__cxa_demangle(mangled, nullptr, nullptr, &status));
    return name ? QByteArray(name.get()) : QByteArray(mangled);
}

} // namespace triage
