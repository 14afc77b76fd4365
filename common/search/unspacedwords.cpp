// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/unspacedwords.h"

#include "search/folding.h"

#include <unicode/brkiter.h>

#include <memory>

namespace triage::search {

namespace {

/// Returns null if ICU has no data. An iterator has a state, so each thread has its own.
icu::BreakIterator *wordBreaks()
{
    thread_local const std::unique_ptr<icu::BreakIterator> iterator = [] {
        UErrorCode error = U_ZERO_ERROR;
        std::unique_ptr<icu::BreakIterator> made(
            icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), error));
        return U_SUCCESS(error) ? std::move(made) : nullptr;
    }();
    return iterator.get();
}

/// Adds the words of a run in which every character is of a script without spaces.
void addWords(QStringView run, std::vector<WordRun> &runs)
{
    icu::BreakIterator *const breaks = wordBreaks();
    if (!breaks) {
        runs.push_back({ run, true });
        return;
    }
    const icu::UnicodeString text(false, reinterpret_cast<const UChar *>(run.utf16()), int32_t(run.size()));
    breaks->setText(text);
    int32_t begin = breaks->first();
    for (int32_t end = breaks->next(); end != icu::BreakIterator::DONE; begin = end, end = breaks->next())
        runs.push_back({ run.sliced(begin, end - begin), true });
    breaks->setText(icu::UnicodeString()); // the iterator outlives the text
}

} // namespace

std::vector<WordRun> wordRuns(QStringView text)
{
    std::vector<WordRun> runs;
    qsizetype begin = 0;
    bool isUnspaced = false;
    const auto finish = [&](qsizetype end) {
        const QStringView run = text.sliced(begin, end - begin);
        if (isUnspaced)
            addWords(run, runs);
        else if (!run.isEmpty())
            runs.push_back({ run, false });
        begin = end;
    };
    for (qsizetype index = 0; index < text.size();) {
        const qsizetype from = index;
        const CodePointKind kind = kindOf(nextCodePoint(text, index));
        // Marks and invisible characters belong to what they follow.
        if (kind == CodePointKind::Mark || kind == CodePointKind::Ignorable)
            continue;
        if ((kind == CodePointKind::Unspaced) != isUnspaced) {
            finish(from);
            isUnspaced = !isUnspaced;
        }
    }
    finish(text.size());
    return runs;
}

} // namespace triage::search
