// SPDX-License-Identifier: GPL-3.0-or-later
// One request of libcurl, from its options to its answer.
#pragma once

#include "outgoing/outgoing.h"

#include <curl/curl.h>

#include <array>
#include <memory>

namespace triage::outgoing {

/// Owns a handle of libcurl and what its callbacks write. Does not move: libcurl keeps its address.
class CurlTransfer
{
public:
    /// The configuration must outlive it.
    CurlTransfer(const OutgoingConfig &config, OutgoingRequest request, Outgoing::Done done);
    CurlTransfer(const CurlTransfer &) = delete;
    CurlTransfer &operator=(const CurlTransfer &) = delete;

    /// Returns false if the URL contains an address, or a name of this machine, that the guard does not
    /// allow.
    static bool mayReach(const OutgoingConfig &config, const QByteArray &url);

    CURL *handle() const { return m_handle.get(); }
    /// Gives the answer after the transfer ended with that code. Must be called once.
    void finish(CURLcode code);
    /// Gives the answer that the transfer was stopped. Must be called instead of finish().
    void stop();

private:
    void setOptions();
    OutgoingAnswer::Outcome outcomeOf(CURLcode code) const;
    static curl_socket_t openSocket(void *self, curlsocktype purpose, curl_sockaddr *address);
    static size_t receive(char *data, size_t size, size_t count, void *self);
    static size_t receiveHeader(char *data, size_t size, size_t count, void *self);

    struct HandleDeleter
    {
        void operator()(CURL *handle) const { curl_easy_cleanup(handle); }
    };
    struct ListDeleter
    {
        void operator()(curl_slist *list) const { curl_slist_free_all(list); }
    };
    using List = std::unique_ptr<curl_slist, ListDeleter>;
    static List listOf(const QByteArrayList &lines);

    const OutgoingConfig &m_config;
    const OutgoingRequest m_request;
    const Outgoing::Done m_done;
    const bool m_isPlain; ///< The URL's scheme is http.
    List m_headers;
    List m_resolve;
    OutgoingAnswer m_answer;
    bool m_isRefused = false;
    bool m_isCut = false;
    std::array<char, CURL_ERROR_SIZE> m_error{};
    std::unique_ptr<CURL, HandleDeleter> m_handle;
};

} // namespace triage::outgoing
