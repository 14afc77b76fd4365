// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/importundoer.h"

#include "log/log.h"
#include "services/transfer/importservice.h"

namespace triage::jobs {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds undoPollInterval = 2s;
/// Between transactions others get the organization's lock.
constexpr std::chrono::milliseconds breath = 5ms;

/// The import that is being undone stays with this thread from one call to the next.
class Undoing
{
public:
    std::chrono::milliseconds work(storage::Connection &connection)
    {
        if (!m_import) {
            const auto claimed = storage::claimImportUndo(connection);
            if (!claimed || !*claimed)
                return undoPollInterval;
            m_import = **claimed;
        }
        const auto undone = services::undoSome(connection, *m_import);
        if (undone && *undone > 0)
            return breath;
        const std::initializer_list<QByteArray> names{ encodeId(m_import->organization.value()),
                                                       encodeId(m_import->import.value()) };
        if (undone)
            logFact(LogLevel::Info, "import.undone",
                    { { "organization", *names.begin() }, { "import", *(names.begin() + 1) } });
        else
            logFact(LogLevel::Warning, "import.undo_failed",
                    { { "organization", *names.begin() },
                      { "import", *(names.begin() + 1) },
                      { "problem", QByteArray(slugOf(undone.error().type).data()) } });
        m_import.reset(); // if it failed, the lease runs out and it is tried again
        return undone ? 0ms : undoPollInterval;
    }

private:
    std::optional<storage::ImportToUndo> m_import;
};

} // namespace

ImportUndoer::ImportUndoer(storage::ConnectionConfig connection)
    : m_thread(std::move(connection), [undoing = std::make_shared<Undoing>()](storage::Connection &database) {
          return undoing->work(database);
      })
{
}

} // namespace triage::jobs
