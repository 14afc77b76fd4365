// SPDX-License-Identifier: GPL-3.0-or-later
#include "outgoing/outgoing.h"

#include "outgoing/curltransfer.h"

#include <future>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace triage::outgoing {

namespace {

constexpr int maxWaitMs = 60'000; // libcurl wakes earlier for its own deadlines

OutgoingAnswer stoppedAnswer()
{
    OutgoingAnswer answer;
    answer.outcome = OutgoingAnswer::Outcome::Stopped;
    answer.error = "The server stops, or too many requests are pending."_ba;
    return answer;
}

/// libcurl is set up once for the process.
void setUpCurl()
{
    static const CURLcode once = curl_global_init(CURL_GLOBAL_DEFAULT);
    if (once != CURLE_OK)
        qFatal("libcurl cannot be set up: %s", curl_easy_strerror(once));
}

} // namespace

/// The thread, and the transfers that it runs.
class Outgoing::Loop
{
public:
    explicit Loop(OutgoingConfig config) : m_config(std::move(config))
    {
        setUpCurl();
        m_multi = curl_multi_init();
        m_thread = std::thread([this] { run(); });
    }
    ~Loop()
    {
        stop();
        m_thread.join();
        curl_multi_cleanup(m_multi);
    }
    Loop(const Loop &) = delete;
    Loop &operator=(const Loop &) = delete;

    const OutgoingConfig &config() const { return m_config; }

    void post(OutgoingRequest request, Done done)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_isStopped && m_pending < m_config.maxPending) {
                ++m_pending;
                m_arrived.emplace_back(std::move(request), std::move(done));
                curl_multi_wakeup(m_multi);
                return;
            }
        }
        done(stoppedAnswer());
    }
    void stop()
    {
        const std::lock_guard lock(m_mutex);
        m_isStopped = true;
        curl_multi_wakeup(m_multi);
    }

private:
    using Arrival = std::pair<OutgoingRequest, Done>;

    void run()
    {
        while (begin()) {
            int running = 0;
            curl_multi_perform(m_multi, &running);
            finish();
            curl_multi_poll(m_multi, nullptr, 0, maxWaitMs, nullptr);
        }
        for (auto &[handle, transfer] : m_running) {
            curl_multi_remove_handle(m_multi, handle);
            transfer->stop();
        }
        m_running.clear();
    }
    /// Begins the transfers that arrived. Returns false once it is stopped and nothing will arrive any more.
    bool begin()
    {
        std::vector<Arrival> arrived;
        bool isStopped = false;
        {
            const std::lock_guard lock(m_mutex);
            std::swap(arrived, m_arrived);
            isStopped = m_isStopped;
        }
        for (auto &[request, done] : arrived) {
            auto transfer = std::make_unique<CurlTransfer>(m_config, std::move(request), std::move(done));
            CURL *handle = transfer->handle();
            curl_multi_add_handle(m_multi, handle);
            m_running.emplace(handle, std::move(transfer));
        }
        return !isStopped;
    }
    /// Gives the answers of transfers that ended.
    void finish()
    {
        int left = 0;
        while (const CURLMsg *message = curl_multi_info_read(m_multi, &left)) {
            if (message->msg != CURLMSG_DONE)
                continue;
            const CURLcode code = message->data.result;
            CURL *handle = message->easy_handle;
            curl_multi_remove_handle(m_multi, handle);
            const auto transfer = std::move(m_running.extract(handle).mapped());
            {
                const std::lock_guard lock(m_mutex);
                --m_pending;
            }
            transfer->finish(code);
        }
    }

    const OutgoingConfig m_config;
    CURLM *m_multi = nullptr;
    std::mutex m_mutex;
    std::vector<Arrival> m_arrived; ///< At most maxPending.
    int m_pending = 0;
    bool m_isStopped = false;
    std::map<CURL *, std::unique_ptr<CurlTransfer>> m_running;
    std::thread m_thread;
};

Outgoing::Outgoing(OutgoingConfig config) : m_loop(std::make_unique<Loop>(std::move(config)))
{
}

Outgoing::~Outgoing() = default;

void Outgoing::post(OutgoingRequest request, Done done)
{
    m_loop->post(std::move(request), std::move(done));
}

OutgoingAnswer Outgoing::post(OutgoingRequest request)
{
    const auto promised = std::make_shared<std::promise<OutgoingAnswer>>();
    std::future<OutgoingAnswer> answer = promised->get_future();
    m_loop->post(std::move(request),
                 [promised](OutgoingAnswer given) { promised->set_value(std::move(given)); });
    return answer.get();
}

bool Outgoing::mayReach(const QByteArray &url) const
{
    return CurlTransfer::mayReach(m_loop->config(), url);
}

bool Outgoing::takesPlain() const
{
    return m_loop->config().guard.hasExceptions();
}

void Outgoing::stop()
{
    m_loop->stop();
}

} // namespace triage::outgoing
