// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/contentcoding.h"

#include "http/syntax.h"

#include <zlib.h>

namespace triage::http {

namespace {

// 15 bits of window, and 16 for the header and the trailer of gzip instead of those of zlib.
constexpr int gzipWindow = 15 + 16;
constexpr int usualMemory = 8;

} // namespace

double weightOf(QByteArrayView parameters)
{
    const qsizetype at = parameters.indexOf("q=") < 0 ? parameters.indexOf("Q=") : parameters.indexOf("q=");
    if (at < 0)
        return 1;
    bool isNumber = false;
    const double weight = parameters.sliced(at + 2).trimmed().toByteArray().toDouble(&isNumber);
    return isNumber ? weight : 1;
}

bool takesGzip(const Headers &headers)
{
    std::optional<double> named;
    std::optional<double> any;
    for (const QByteArray &line : headers.values("Accept-Encoding")) {
        for (const QByteArray &element : line.split(',')) {
            const qsizetype end = element.indexOf(';');
            const QByteArrayView coding
                = QByteArrayView(element).first(end < 0 ? element.size() : end).trimmed();
            const double weight = weightOf(QByteArrayView(element).sliced(end < 0 ? element.size() : end));
            if (isSame(coding, "gzip") || isSame(coding, "x-gzip"))
                named = weight;
            else if (coding == "*")
                any = weight;
        }
    }
    return named.value_or(any.value_or(0)) > 0;
}

QByteArray gzip(QByteArrayView bytes, Effort effort)
{
    z_stream stream{};
    const int level = effort == Effort::Best ? Z_BEST_COMPRESSION : Z_BEST_SPEED;
    if (deflateInit2(&stream, level, Z_DEFLATED, gzipWindow, usualMemory, Z_DEFAULT_STRATEGY) != Z_OK)
        qFatal("There is no memory to compress an answer");
    QByteArray compressed(qsizetype(deflateBound(&stream, uLong(bytes.size()))), Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = uInt(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(compressed.data());
    stream.avail_out = uInt(compressed.size());
    // The output has room for everything, so one call finishes it.
    deflate(&stream, Z_FINISH);
    compressed.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return compressed;
}

} // namespace triage::http
