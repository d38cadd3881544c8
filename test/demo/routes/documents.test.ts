import { describe, expect, it } from 'vitest'
import { siteUnderTest } from './site-under-test.ts'

const configuration = { idVersion: 10_123, idExterior: 'VBR', idInterior: 'PCA' }

const site = siteUnderTest()

function post({ request }: typeof site, data: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ data })
  return request('/wp-json/cfg/get-cfg-pdf/', { method: 'POST', headers, body })
}

describe('the documents of the content site', () => {
  it('are PDF files that may be cached and are hidden from search engines', async () => {
    const made = await post(site, configuration)
    const response = await site.request(new URL((await made.json()) as string).pathname)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toMatch(/^inline; filename=/)
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  })

  it.each([
    `/documents/${'0'.repeat(32)}.pdf`,
    '/documents/..%2F..%2Fleads.jsonl',
    '/documents/leads.jsonl',
    '/documents/%00.pdf',
  ])('do not include %s', async (path) => {
    expect((await site.request(path)).status).toBe(404)
  })
})
