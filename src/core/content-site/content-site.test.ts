import { describe, expect, it } from 'vitest'
import { createContentSite, getJson, absoluteUrl } from './content-site.ts'
import { pictureAddresses } from '../catalogue/read-colours.ts'
import { fetchModels } from '../catalogue/read-models.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()
const requests = (): readonly string[] => site.received.map(({ line }) => line)

describe('the content site client', () => {
  it.each([
    ['https://site.example', 'https://site.example/'],
    ['https://site.example/pt', 'https://site.example/pt/'],
    ['https://site.example/pt/', 'https://site.example/pt/'],
  ])('resolves %s to the root %s', (root, absolute) => {
    expect(createContentSite({ root, timeout: 1000, report: () => undefined }).root).toBe(absolute)
  })

  it.each([
    ['/', ''],
    ['/pt', 'pt/'],
    ['pt', 'configurador/pt/'],
  ])('resolves %s relative to the page', (root, below) => {
    const opened = createContentSite({ root, timeout: 1000, report: () => undefined })
    expect(opened.root).toBe(site.root() + below)
  })

  it.each(['fail', 'drop'] as const)('requests a second time after the fault %s', async (fault) => {
    site.demo.setFaults([{ call: 'lstModels', fault, times: 1 }])
    expect((await fetchModels(site.open())).length).toBeGreaterThanOrEqual(8)
    expect(requests()).toHaveLength(2)
  })

  it('never requests a third time', async () => {
    site.demo.setFaults([{ call: 'lstModels', fault: 'fail' }])
    await expect(fetchModels(site.open())).rejects.toThrow('500')
    expect(requests()).toHaveLength(2)
  })

  it('requests once when the site responds that there is no such resource', async () => {
    site.demo.setFaults([{ call: 'lstModels', fault: '404' }])
    await expect(fetchModels(site.open())).rejects.toThrow('404')
    expect(requests()).toHaveLength(1)
  })

  it('rejects when the request times out', async () => {
    site.demo.setFaults([{ call: 'lstModels', fault: 'hang' }])
    await expect(fetchModels(site.open(60))).rejects.toThrow('timed out')
  })

  it.each(['html', 'half', 'empty'] as const)(
    'rejects the answer %s instead of JSON',
    async (fault) => {
      site.demo.setFaults([{ call: 'lstModels', fault }])
      await expect(getJson(site.open(), 'lstModels', '')).rejects.toBeInstanceOf(SyntaxError)
    },
  )
})

describe('absoluteUrl', () => {
  it.each([
    ['/media/a.svg', 'media/a.svg'],
    ['media/a.svg', 'media/a.svg'],
    ['/media/Maré 1.svg', 'media/Mar%C3%A9%201.svg'],
  ])('resolves %j below the root', (path, below) => {
    expect(absoluteUrl(site.open(), path)).toBe(site.root() + below)
  })

  it('keeps an absolute URL', () => {
    const address = 'https://pictures.example/a.webp?w=1'
    expect(absoluteUrl(site.open(), address)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'https://[',
    null,
  ])('rejects %j', (path) => {
    expect(absoluteUrl(site.open(), path)).toBeNull()
  })

  it('omits invalid URLs from a list', () => {
    expect(pictureAddresses(site.open(), ['/a.svg', 'javascript:1', '/b.svg'])).toEqual([
      `${site.root()}a.svg`,
      `${site.root()}b.svg`,
    ])
  })
})
