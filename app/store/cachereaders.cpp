// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cachereaders.h"

namespace triage::app {

CacheReaders::CacheReaders(const QString &cachePath, StoreWriter &writer, QObject *home)
    : m_cachePath(cachePath), m_writer(writer), m_home(home),
      m_connection(cachePath, [&writer] { return writer.generation(); })
{
}

void CacheReaders::start()
{
    m_lists = makeReader();
    m_searches = makeReader();
}

void CacheReaders::reportDamage()
{
    const int generation = m_writer.generation();
    if (m_damagedGeneration.exchange(generation) == generation)
        return;
    StoreJob job;
    job.recreatesCache = true;
    job.onlyGeneration = generation; // the writer may have found the damage too
    m_writer.post(std::move(job));
}

std::unique_ptr<ListReader> CacheReaders::makeReader()
{
    return std::make_unique<ListReader>(
        m_cachePath, [this] { return m_writer.generation(); }, [this] { reportDamage(); }, m_home);
}

} // namespace triage::app
