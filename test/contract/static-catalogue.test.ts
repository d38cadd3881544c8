import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkCatalogue } from '../../scripts/contract/catalogue/check.ts'
import type { Manifest } from '../../scripts/contract/catalogue/manifest.ts'
import { writeCatalogue } from '../../scripts/contract/catalogue/write.ts'
import { startContentSite, type ContentSiteServer } from '../../demo/content-site-server.ts'
import { smallCatalogue } from './small-catalogue.ts'

let site: ContentSiteServer
let files: Server
const storage = mkdtempSync(join(tmpdir(), 'static-catalogue-'))
const folder = join(storage, 'files')

beforeAll(async () => {
  site = await startContentSite(0, { catalogue: smallCatalogue(), storage })
  files = createServer(({ url = '' }, response) => {
    const path = join(folder, url)
    if (!statSync(path, { throwIfNoEntry: false })) return response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
    })
    return response.end(readFileSync(path))
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await site.close()
  files.close()
  rmSync(storage, { recursive: true })
})
beforeEach(() => {
  site.site.setFaults([])
  rmSync(folder, { recursive: true, force: true })
})

const write = () => writeCatalogue({ root: new URL(site.url), folder, rate: 0, timeout: 15 })

const manifest = (): Manifest =>
  JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')) as Manifest

const fileOf = (call: string): string =>
  Object.entries(manifest().calls).find(([path]) => path.includes(call))?.[1].file ?? ''

/** Texts and details of what the check finds. */
async function findings(): Promise<string> {
  const { port } = files.address() as AddressInfo
  const root = new URL(`http://127.0.0.1:${port}/catalogue.json`)
  const options = {
    root,
    rate: 0,
    timeout: 15,
    slow: 3,
    everyPicture: false,
    post: false,
    accepted: [],
  }
  const { findings: found } = await checkCatalogue(options)
  return found.flatMap(({ text, details = [] }) => [text, ...details]).join('\n')
}

it('writes every list to a file with compressed variants, in which the check finds nothing', async () => {
  const { lists, written } = await write()
  expect(written).toBe(lists)
  expect(Object.keys(manifest().calls)).toContain('wp-json/cfg/hyuDealersLst/all')
  const file = join(folder, fileOf('lstEngines'))
  expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(readFileSync(file))
  expect(await findings()).toBe('')
})

it('writes only what has changed, and keeps the former file for 30 days', async () => {
  await write()
  const former = fileOf('lstModels')
  site.site.setFaults([{ call: 'lstModels', change: { '/0/price': 1 } }])
  expect((await write()).written).toBe(1)
  expect(readdirSync(folder)).toContain(former)
  const old = new Date(Date.now() - 31 * 86_400_000)
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), old, old)
  await write()
  expect(readdirSync(folder)).not.toContain(former)
  expect(await findings()).toBe('')
})

it.each([
  ['a call fails', { call: 'equipmentLst', fault: 'fail' }, 'equipmentLst/ fails (status 500)'],
  ['there are no models', { call: 'lstModels', fault: 'none' }, 'lstModels/ is empty'],
  [
    'a version has an unknown engine',
    { call: 'lstVersions', change: { '/0/idEngine': 999 } },
    'the engine of',
  ],
  [
    'a field is missing',
    { call: 'lstVersions', change: { '/0/id': null } },
    'is not as documented',
  ],
] as const)('leaves the folder as it is if %s', async (_, fault, message) => {
  await write()
  const before = readFileSync(join(folder, 'catalogue.json'), 'utf8')
  site.site.setFaults([fault])
  await expect(write()).rejects.toThrow(message)
  expect(readFileSync(join(folder, 'catalogue.json'), 'utf8')).toBe(before)
})

it('reports what makes widgets use calls instead', async () => {
  await write()
  const { calls } = manifest()
  rmSync(join(folder, fileOf('lstEngines')))
  writeFileSync(join(folder, fileOf('extColors')), '[]')
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify({ schema: 1, checked: 1, calls }))
  const found = await findings()
  expect(found).toContain('more than two hours old')
  expect(found).toMatch(/lstEngines\/\w+ has no file \(status 404\)/)
  expect(found).toMatch(/extColors\/\w+ has another hash/)
})

it('reports a manifest that cannot be read', async () => {
  expect(await findings()).toContain('The manifest cannot be read.')
})
