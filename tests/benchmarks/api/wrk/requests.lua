-- Sends a request for each line of a file: a path to GET, or a body to POST. Prints one line of JSON at the end.
-- Reads from the environment: BENCH_FILE, BENCH_TOKEN, BENCH_METHOD, BENCH_PATH (for POST).

local started = 0
local prepared = {}
local at = 0

function setup(thread)
  thread:set("number", started)
  started = started + 1
end

function init()
  local method = os.getenv("BENCH_METHOD")
  local headers = { ["Authorization"] = "Bearer " .. os.getenv("BENCH_TOKEN"), ["Host"] = wrk.headers["Host"] }
  if method == "POST" then
    headers["Content-Type"] = "application/json"
  end
  for line in io.lines(os.getenv("BENCH_FILE")) do
    if method == "POST" then
      prepared[#prepared + 1] = wrk.format("POST", os.getenv("BENCH_PATH"), headers, line)
    else
      prepared[#prepared + 1] = wrk.format("GET", line, headers)
    end
  end
  at = number * 1009
end

function request()
  at = at + 1
  return prepared[at % #prepared + 1]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"p50":%d,"p95":%d,"p99":%d,"status":%d,"connect":%d,"read":%d,"write":%d,"timeout":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(95), latency:percentile(99),
    e.status, e.connect, e.read, e.write, e.timeout))
end
