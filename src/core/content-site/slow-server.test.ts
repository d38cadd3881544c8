import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchBuildCode } from '../configuration/build-code.ts'
import { createContentSite, getJson, type ContentSite } from './content-site.ts'
import { fetchStock } from '../../features/summary/stock.ts'

/** A server whose connections the tests can break, unlike one that answers whole requests. */
let server: Server
let answer: RequestListener
let requests = 0

beforeEach(async () => {
  requests = 0
  server = createServer((request, response) => {
    requests += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function open(timeout: number): ContentSite {
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  vi.stubGlobal('document', { baseURI: root })
  return createContentSite({ root, timeout, report: () => undefined })
}

async function timeOf(work: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work.catch(() => undefined)
  return performance.now() - start
}

describe('a server that asks for patience', () => {
  it.each([
    [503, { 'Retry-After': '600' }],
    [503, { 'Retry-After': new Date(Date.now() + 600_000).toUTCString() }],
    [429, { 'Retry-After': '120' }],
    [429, { 'RateLimit-Reset': '120' }],
  ])(
    'with status %i and %j is asked once more after a quarter of the timeout',
    async (status, headers) => {
      answer = (_, response) => response.writeHead(status, headers as {}).end()
      const work = getJson(open(2000), 'list')
      const time = await timeOf(work)
      await expect(work).rejects.toThrow(String(status))
      expect(requests).toBe(2)
      expect(time).toBeLessThan(1750)
    },
  )

  it('is asked again after the time that it names, where that is short', async () => {
    answer = (_, response) =>
      requests === 1 ? response.writeHead(503, { 'Retry-After': '1' }).end() : response.end('[1]')
    const site = open(8000)
    const time = await timeOf(getJson(site, 'list').then((list) => expect(list).toEqual([1])))
    expect(requests).toBe(2)
    expect(time).toBeGreaterThan(990)
  })
})

describe('a call', () => {
  it('ends after one and a half times the timeout, attempts, waits and bodies together', async () => {
    answer = (_, response) => {
      // The second attempt begins late, and its body never ends.
      if (requests === 1) return setTimeout(() => response.destroy(), 700)
      return response.write('[')
    }
    const work = getJson(open(800), 'list')
    const time = await timeOf(work)
    await expect(work).rejects.toThrow('timed out')
    expect(requests).toBe(2)
    expect(time).toBeGreaterThan(1100)
    expect(time).toBeLessThan(1600)
  })

  it('may take longer than the timeout for a body that keeps arriving', async () => {
    answer = (_, response) => {
      response.write('[')
      const timers = [250, 500, 900].map((after, part) =>
        setTimeout(() => response.write(part === 0 ? '1' : ' '), after),
      )
      timers.push(setTimeout(() => response.end(']'), 950))
    }
    expect(await getJson(open(800), 'list')).toEqual([1])
    expect(requests).toBe(1)
  })
})

describe('a body that breaks off', () => {
  /** The first body breaks off after its first half. */
  const breakOnce =
    (headers: Readonly<Record<string, string>>): RequestListener =>
    (_, response) => {
      if (requests > 1) return response.end('{"data": {"data": []}}')
      response.writeHead(200, headers).write('{"data":')
      return setTimeout(() => response.destroy(), 20)
    }

  it.each([
    ['of a known length', { 'Content-Length': '12' }],
    ['in chunks', { 'Transfer-Encoding': 'chunked' }],
  ])('%s is requested a second time', async (_, headers) => {
    answer = breakOnce(headers)
    expect(await getJson(open(5000), 'list')).toEqual({ data: { data: [] } })
    expect(requests).toBe(2)
  })

  it('is requested a second time by a call that reads its own answer', async () => {
    answer = breakOnce({ 'Content-Length': '12' })
    const parameters = { versionId: '1', exteriorCode: null, interiorCode: null }
    expect(await fetchStock(open(5000), parameters)).toBeNull()
    expect(requests).toBe(2)
  })

  it('is not requested a third time', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Length': '12' }).write('{')
      setTimeout(() => response.destroy(), 20)
    }
    await expect(getJson(open(5000), 'list')).rejects.toThrow('terminated')
    expect(requests).toBe(2)
  })

  it('of a POST is never requested again', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Length': '12' }).write('{')
      setTimeout(() => response.destroy(), 20)
    }
    await expect(fetchBuildCode(open(5000), [])).rejects.toThrow('terminated')
    await expect(
      open(5000).http.post('wp-json/cfg/saveCfgOptions/', { json: {} }).text(),
    ).rejects.toThrow('terminated')
    expect(requests).toBe(2)
  })
})
