#!/usr/bin/env bash
# Surprise: the static files of Hono's Node server answer 206 Partial Content with the whole file to a Range whose unit
#   they do not know, where HTTP says that such a header is ignored.
# Guess: 200 with the whole file, because RFC 9110 lets a server ignore a Range and tells it to where it does not know the
#   unit; a 206 without a part that was asked for is no answer that a cache can join.
# Versions: hono 4.13.19, @hono/node-server 2.1.9.
# Seen: 'bytes=0-3' gives 206 and four bytes; 'items=0-3' gives 206, 'content-range: bytes 0-9/10' and all ten.
# Hurts: download managers, media players and caches behind it, which store a 206 as a part; tests that take 206 for proof
#   that ranges work.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund hono@4.13.19 @hono/node-server@2.1.9
printf 0123456789 >file.txt
cat >run.mjs <<'JS'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
const app = new Hono().use('/*', serveStatic({ root: '.' }))
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, async ({ port }) => {
  const seen = {}
  for (const range of ['bytes=0-3', 'items=0-3']) {
    const response = await fetch(`http://127.0.0.1:${port}/file.txt`, { headers: { range } })
    const body = await response.text()
    const { headers } = response
    seen[range] = [response.status, headers.get('content-range'), body.length]
    console.log(range, JSON.stringify(seen[range]))
  }
  server.close()
  const [status, , length] = seen['items=0-3']
  process.exit(status === 206 && length === 10 && seen['bytes=0-3'][2] === 4 ? 0 : 1)
})
JS
node run.mjs
