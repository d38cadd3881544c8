import { describe, expect, it } from 'vitest'
import { parseFaultSettings } from '../../../demo/content-site/faults/parse-faults.ts'
import type { Fault } from '../../../demo/content-site/faults/fault.ts'
import { siteUnderTest } from './site-under-test.ts'

const ENGINES = '/wp-json/cfg/lstEngines/101'
const MODELS = '/wp-json/cfg/lstModels/'

async function struck(fault: Omit<Fault, 'call'>, init?: RequestInit): Promise<Response> {
  return siteUnderTest({ faults: [{ call: 'lstEngines', ...fault }] }).request(ENGINES, init)
}

describe('the faults of the content site', () => {
  it('include a JSON error that other origins can read', async () => {
    const failed = await struck({ fault: 'fail' })
    expect(failed.status).toBe(500)
    expect(failed.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await failed.json()).toMatchObject({ code: 'internal_error' })
    expect((await struck({ fault: '404' })).status).toBe(404)
  })

  it('include HTML, truncated JSON, nothing, an empty list and null, all with status 200', async () => {
    const html = await struck({ fault: 'html' })
    expect(html.headers.get('Content-Type')).toMatch(/^text\/html/)
    const half = await (await struck({ fault: 'half' })).text()
    expect(half.startsWith('[{"id":1011')).toBe(true)
    expect(() => JSON.parse(half) as unknown).toThrow(SyntaxError)
    const bodies = (['empty', 'none', 'null'] as const).map(async (fault) => {
      const response = await struck({ fault })
      return [response.status, await response.text()]
    })
    expect(await Promise.all(bodies)).toEqual([
      [200, ''],
      [200, '[]'],
      [200, 'null'],
    ])
  })

  it('include changed values and headers of the normal response', async () => {
    const change = { '/0/price': null, '/0/lst/0/specs': { value: '1' }, '/99/price': 1 }
    const headers = { 'Access-Control-Allow-Origin': null, ETag: '"other"' }
    const changed = await struck({ change, headers })
    expect(changed.headers.has('Access-Control-Allow-Origin')).toBe(false)
    expect(changed.headers.get('ETag')).toBe('"other"')
    const engines = (await changed.json()) as Record<string, unknown>[]
    expect(engines).toHaveLength(3)
    expect(engines[0]).toMatchObject({ id: 1011, price: null })
    expect(engines[0]).toHaveProperty('lst.0.specs', { value: '1' })
  })

  it('include a correct but late answer', async () => {
    const start = performance.now()
    const late = await struck({ fault: 'late', delay: 60 })
    expect(performance.now() - start).toBeGreaterThanOrEqual(55)
    expect(await late.json()).toHaveLength(3)
  })

  it('include a request that hangs until the client aborts it', async () => {
    const caller = new AbortController()
    let isAnswered = false
    const answer = struck({ fault: 'hang' }, { signal: caller.signal }).then((response) => {
      isAnswered = true
      return response
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isAnswered).toBe(false)
    caller.abort()
    expect((await answer).type).toBe('error')
  })

  it('apply only to the given call or to all, and as often as given', async () => {
    const { request, setFaults } = siteUnderTest()
    setFaults([{ call: 'lstEngines', fault: 'fail', times: 2 }])
    const statuses = [MODELS, ENGINES, ENGINES, ENGINES].map(
      async (path) => (await request(path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 500, 500, 200])
    setFaults([{ call: '*', fault: 'fail' }])
    expect((await request(MODELS)).status).toBe(500)
    setFaults([])
    expect((await request(MODELS)).status).toBe(200)
  })

  it('are read from the environment', () => {
    expect(parseFaultSettings('lstEngines:fail,extColors:half:1', 'lstVersions:2000,50')).toEqual([
      { call: 'lstEngines', fault: 'fail' },
      { call: 'extColors', fault: 'half', times: 1 },
      { call: 'lstVersions', delay: 2000 },
      { call: '*', delay: 50 },
    ])
    expect(parseFaultSettings('', '')).toEqual([])
    for (const [faults, delays] of [
      ['lstEngines', ''],
      ['lstEngines:explode', ''],
      ['', 'lstEngines:soon'],
      ['', '-5'],
    ] as const) {
      expect(() => parseFaultSettings(faults, delays)).toThrow(/Not a fault/)
    }
  })
})

describe('the control of faults over HTTP', () => {
  const post = (body: string): RequestInit => ({ method: 'POST', body })

  it('sets, returns and clears faults and requests', async () => {
    const { request } = siteUnderTest({ control: true })
    const faults = [{ call: 'lstModels', fault: 'fail' }]
    expect((await request('/__faults', post(JSON.stringify(faults)))).status).toBe(200)
    expect((await request(`${MODELS}?x=1`)).status).toBe(500)
    expect(await (await request('/__faults')).json()).toEqual({
      faults,
      requests: [{ call: 'lstModels', method: 'GET', path: `${MODELS}?x=1` }],
    })
    await request('/__faults', { method: 'DELETE' })
    expect((await request(MODELS)).status).toBe(200)
  })

  it('rejects what is not a list of faults', async () => {
    const { request } = siteUnderTest({ control: true })
    for (const body of ['', '{}', '[{}]', '[{"call":"lstModels"}]', '[{"call":"x","fault":"y"}]']) {
      expect([body, (await request('/__faults', post(body))).status]).toEqual([body, 400])
    }
  })

  it('is disabled unless the site was created with it', async () => {
    expect((await siteUnderTest().request('/__faults', post('[]'))).status).toBe(404)
  })
})
