import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operation } from '../../../scripts/contract/openapi.ts'
import { siteUnderTest } from './site-under-test.ts'

const PATH = '/wp-json/cfg/saveCfgOptions/'

const FIELDS = Object.keys(operation('saveCfgOptions').requestExample as object)

const configuration: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(FIELDS.map((name) => [name, ''])),
  id: 'a1',
  modelName: 'Maré',
  idVersion: 10_123,
  totalPrice: '41350',
  fee: 466.3,
  creditType: 'CRED',
}

function post(body: unknown, type = 'application/json'): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { method: 'POST', headers: { 'Content-Type': type }, body: text }
}

describe('saveCfgOptions', () => {
  it('stores the known fields as a JSON line, and no others', async () => {
    const { request, savedConfigurations, storage } = siteUnderTest()
    expect(await savedConfigurations()).toEqual([])
    const response = await request(PATH, post({ ...configuration, unknown: 'x' }))
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ ok: true })
    const saved = await savedConfigurations()
    expect(saved).toEqual([{ ...configuration, receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) }])
    const lines = readFileSync(join(storage, 'configurations.jsonl'), 'utf8').split('\n')
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[0] ?? '')).toEqual(saved[0])
  })

  it.each(FIELDS)('rejects a configuration without %s', async (name) => {
    const { request, savedConfigurations } = siteUnderTest()
    const { [name]: _left, ...rest } = configuration
    const response = await request(PATH, post(rest))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(name) })
    expect(await savedConfigurations()).toEqual([])
  })

  it.each([
    ['a field that is a list', { ...configuration, utm_source: ['x'] }],
    ['a text without end', { ...configuration, cfg: 'x'.repeat(2001) }],
    ['a list', [configuration]],
    ['null', 'null'],
    ['half a JSON', '{"id":'],
    ['nothing', ''],
  ])('rejects %s', async (_, body) => {
    const { request } = siteUnderTest()
    expect((await request(PATH, post(body))).status).toBe(400)
  })

  it('rejects another content type and more than 64 KB', async () => {
    const { request } = siteUnderTest()
    expect((await request(PATH, post(configuration, 'text/plain'))).status).toBe(415)
    const large = { ...configuration, padding: 'x'.repeat(64 * 1024) }
    expect((await request(PATH, post(large))).status).toBe(413)
    const charset = 'application/json; charset=utf-8'
    expect((await request(PATH, post(configuration, charset))).status).toBe(201)
  })
})
