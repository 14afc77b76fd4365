// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a text that stand for themselves in every language: error codes, versions, numbers.
#pragma once

#include <QString>

#include <vector>

namespace triage::duplicates {

/// Each list is sorted and has no duplicates.
struct Codes
{
    std::vector<QString>
        errors; ///< "0x80070005", "ORA-00942", "ERR_TIMED_OUT", "NullPointerException", "HTTP 404".
    std::vector<QString> versions; ///< "2.53.1", without a leading v.
    std::vector<QString> numbers; ///< At least two digits each, without those of errors and versions.
};

/// Returns the codes of the parts of a text. Leaves out addresses of pages: two people rarely name the same.
Codes codesOf(const std::vector<QStringView> &parts);

/// Returns all that is written in digits: "iOS 17" and "iOS 18" are different titles.
std::vector<QString> digitsOf(QStringView text);

} // namespace triage::duplicates
