// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace triage {

/// Lets blocks of 256 KiB and more return to the system when they are freed. By default glibc raises this
/// limit with every large block that is freed, up to 32 MiB, and then keeps what each thread once needed. For
/// the start of a program.
void returnFreedMemory();

} // namespace triage
