import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { servePlannedSites, type PlannedSites } from './planned-sites.ts'

let sites: PlannedSites
let site: string
let control: string

beforeEach(async () => {
  sites = await servePlannedSites()
  const started = await fetch(`${sites.url}/`, { method: 'POST' })
  site = ((await started.json()) as { url: string }).url
  control = `${sites.url}/${new URL(site).port}`
})

afterEach(() => sites.close())

const plan = (plans: object): Promise<Response> =>
  fetch(control, { method: 'PUT', body: JSON.stringify(plans) })

describe('a planned content site', () => {
  it('answers with an empty JSON list by default', async () => {
    const answer = await fetch(`${site}/wp-json/cfg/lstModels/`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.text()).toBe('[]')
  })

  it('answers each path as planned, and every other one as planned for the star', async () => {
    await plan({
      '/a?b=1': { status: 503, headers: { 'Retry-After': '9' }, body: 'no', type: 'text/plain' },
      '*': { body: '{}', bytes: 3 },
    })
    const a = await fetch(`${site}/a?b=1`)
    expect([a.status, a.headers.get('retry-after'), await a.text()]).toEqual([503, '9', 'no'])
    const other = await fetch(`${site}/a`)
    expect([other.headers.get('content-length'), await other.text()]).toEqual([null, '{}   '])
  })

  it('answers 304 to a client that already has the response', async () => {
    await plan({ '*': { headers: { ETag: '"v1"' }, body: '[1]' } })
    const statusFor = async (etag: string): Promise<number> =>
      (await fetch(site, { headers: { 'If-None-Match': etag } })).status
    expect([await statusFor('"v1"'), await statusFor('"v2"')]).toEqual([304, 200])
  })

  it('delays its answer as planned', async () => {
    await plan({ '*': { delay: 80 } })
    const before = performance.now()
    await fetch(site)
    expect(performance.now() - before).toBeGreaterThan(70)
  })

  it('reports once what was requested', async () => {
    await fetch(`${site}/x?y`, { method: 'POST', body: 'olá', headers: { 'X-One': 'two' } })
    const requests = (await (await fetch(control)).json()) as { headers: object }[]
    expect(requests).toMatchObject([{ path: '/x?y', method: 'POST', body: 'olá' }])
    expect(JSON.stringify(requests[0]?.headers)).toMatch(/"x-one":"two"/i)
    expect(await (await fetch(control)).json()).toEqual([])
  })

  it('refuses connections while it is down, and returns at the same address', async () => {
    await fetch(`${control}/stop`, { method: 'POST' })
    await expect(fetch(site)).rejects.toThrow('fetch failed')
    await fetch(`${control}/start`, { method: 'POST' })
    expect((await fetch(site)).status).toBe(200)
  })

  it('is gone after it is removed', async () => {
    await fetch(control, { method: 'DELETE' })
    await expect(fetch(site)).rejects.toThrow('fetch failed')
    expect((await fetch(control)).status).toBe(400)
  })

  it('rejects an unknown request', async () => {
    expect((await fetch(`${control}/dance`, { method: 'POST' })).status).toBe(400)
  })
})
