#!/usr/bin/env bash
# Surprise: in an OpenAPI file a path parameter may have any name. Given `{versãoId}`, the clients of orval and of
#   swagger-typescript-api request the address `/versions/{versãoId}` itself, whatever id they are called with; orval's
#   function does not even take one. Nothing fails: the file is valid, the clients compile.
# Guess: all four put the id into the address, or refuse the name.
# Versions: orval 8.38.0, swagger-typescript-api 13.13.0, @hey-api/openapi-ts 0.99.0, openapi-typescript-codegen 0.31.0,
#   on Node 22 or newer.
# Seen: the addresses below. With `{versionId}` all four request `/versions/10113`.
# Hurts: services whose names are Portuguese, French or German words: 404 for every id, found at run time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-audit --no-fund orval@8.38.0 swagger-typescript-api@13.13.0 @hey-api/openapi-ts@0.99.0 \
  openapi-typescript-codegen@0.31.0 esbuild@0.28.0 typescript@5.9.3
for name in versionId versãoId; do
  mkdir "$name"
  cat >"$name/api.yaml" <<YAML
openapi: 3.0.3
info: { title: Versions, version: 1.0.0 }
paths:
  /versions/{$name}:
    get:
      operationId: getVersion
      tags: [versions]
      parameters: [{ name: $name, in: path, required: true, schema: { type: integer } }]
      responses:
        '200': { description: Found, content: { application/json: { schema: { type: object } } } }
YAML
  (
    cd "$name"
    npx orval --input api.yaml --output orval.ts --client fetch
    npx swagger-typescript-api generate -p api.yaml -o . -n swagger.ts
    npx openapi-ts -i api.yaml -o hey -c @hey-api/client-fetch
    npx openapi --input api.yaml --output codegen
    cat >run.ts <<TS
import { client } from './hey/client.gen'
import { getVersion as hey } from './hey/sdk.gen'
import { VersionsService } from './codegen'
import * as orval from './orval'
import { Api } from './swagger'
const seen: Record<string, string> = {}
let caller = ''
globalThis.fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
  seen[caller] = decodeURIComponent(pathname)
  return new Response('{}', { headers: { 'content-type': 'application/json' } })
}
client.setConfig({ baseUrl: 'http://localhost' })
const calls: Record<string, () => unknown> = {
  orval: () => (orval.getVersion as (id: number) => unknown)(10113),
  'swagger-typescript-api': () => new Api({ baseUrl: 'http://localhost' }).versions.getVersion(10113),
  'hey-api': () => hey({ path: { '$name': 10113 } }),
  'openapi-typescript-codegen': () => VersionsService.getVersion(10113),
}
for (const [name, call] of Object.entries(calls)) {
  caller = name
  await call()
}
console.log(JSON.stringify(seen))
TS
    npx esbuild run.ts --bundle --format=esm --platform=node --outfile=run.mjs --log-level=error
  ) >/dev/null 2>"$name.err" || { cat "$name.err"; exit 2; }
  node "$name/run.mjs" | tee "$name.json"
done
cat >check.mjs <<'JS'
import { deepStrictEqual } from 'node:assert'
import { readFileSync } from 'node:fs'
const NAMES = ['orval', 'swagger-typescript-api', 'hey-api', 'openapi-typescript-codegen']
const read = (name) => NAMES.map((generator) => JSON.parse(readFileSync(`${name}.json`))[generator])
const right = '/versions/10113'
deepStrictEqual(read('versionId'), [right, right, right, right])
deepStrictEqual(read('versãoId'), ['/versions/{versãoId}', '/versions/{versãoId}', right, right])
JS
node check.mjs
