#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Receives webhooks: receiver.py PORT LOG. The path says how it answers. Logs a line for each message of /good."""

import asyncio
import hashlib
import json
import sys
import time

FAILURES = {"/gone": b"410 Gone", "/failing": b"500 Internal Server Error", "/redirecting": b"302 Found"}


async def answer(reader, writer, log):
    try:
        while True:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            lines = head.split("\r\n")
            path = lines[0].split(" ")[1]
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            if path == "/hanging":
                await asyncio.sleep(60)
                return
            if path == "/dripping":
                for byte in b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n" + b"x" * 60:
                    writer.write(bytes([byte]))
                    await writer.drain()
                    await asyncio.sleep(0.5)
                return
            if path == "/quiet":
                status = b"204 No Content"
            elif path == "/good":
                now = time.time()
                message = json.loads(body)
                log.write(f"{now:.3f} {headers['webhook-id']} {hashlib.sha1(body).hexdigest()} {message['type']} "
                          f"{message['timestamp']} {message['data']['id']}\n")
                status = b"204 No Content"
            else:
                status = FAILURES[path] + b"\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0"
            writer.write(b"HTTP/1.1 " + status + b"\r\n\r\n")
            await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    finally:
        writer.close()


async def main():
    with open(sys.argv[2], "a", encoding="ascii", buffering=1) as log:
        server = await asyncio.start_server(lambda reader, writer: answer(reader, writer, log), "127.0.0.1", int(sys.argv[1]),
                                            backlog=1000)
        async with server:
            await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
