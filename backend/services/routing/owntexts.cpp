// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/owntexts.h"

#include "routing/meaning/textspace.h"
#include "stores/learningstore.h"

namespace triage::services {

namespace {

constexpr std::chrono::seconds checkInterval{ 10 };
constexpr std::chrono::hours readInterval{ 6 };
constexpr int maxLength = 2000; ///< Characters of a title and of a description; the rest says little more.
constexpr int maxTexts = int(routing::maxSpaceTexts);

} // namespace

std::vector<routing::FeedbackText> OwnTexts::readIfDue(storage::Connection &connection,
                                                       OrganizationId organization, bool atOnce)
{
    const Clock::time_point now = Clock::now();
    if (!atOnce && m_checked != Clock::time_point() && now - m_checked < checkInterval)
        return {};
    m_checked = now;
    storage::LearningStore store(connection, organization);
    const auto count = store.countTexts(maxTexts);
    if (!count || *count < int(routing::minSpaceTexts))
        return {};
    const bool isMuchMore = 2 * *count >= 3 * m_count;
    if (m_count > 0 && !isMuchMore && now - m_read < readInterval)
        return {};
    const auto texts = store.newestTexts(maxTexts, maxLength);
    if (!texts)
        return {};
    m_read = now;
    m_count = int(texts->size());
    std::vector<routing::FeedbackText> all;
    all.reserve(texts->size());
    for (const storage::ItemText &text : *texts)
        all.push_back({ text.title, text.description });
    return all;
}

} // namespace triage::services
