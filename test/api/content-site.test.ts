import { describe, expect, it } from 'vitest'
import { createContentSite, getJson, absoluteUrl } from '../../src/api/content-site.ts'
import { pictureAddresses } from '../../src/api/pictures.ts'
import { fetchModels } from '../../src/api/models.ts'
import { startContentSite } from './content-site-under-test.ts'

const site = startContentSite()
const asked = (): readonly string[] => site.received.map(({ line }) => line)

describe('the content site', () => {
  it.each([
    ['https://site.example', 'https://site.example/'],
    ['https://site.example/pt', 'https://site.example/pt/'],
    ['https://site.example/pt/', 'https://site.example/pt/'],
  ])('at %s has its root at %s', (root, absolute) => {
    expect(createContentSite({ root, timeout: 1000, report: () => undefined }).root).toBe(absolute)
  })

  it.each([
    ['/', ''],
    ['/pt', 'pt/'],
    ['pt', 'configurador/pt/'],
  ])('at %s is found relative to the page', (root, below) => {
    const opened = createContentSite({ root, timeout: 1000, report: () => undefined })
    expect(opened.root).toBe(site.root() + below)
  })

  it('is asked once where it answers', async () => {
    await fetchModels(site.open())
    expect(asked()).toEqual(['GET /wp-json/cfg/lstModels/'])
  })

  it('is asked a second time where it failed', async () => {
    site.demo.setFaults([{ call: 'lstModels', fault: 'fail', times: 1 }])
    expect((await fetchModels(site.open())).length).toBeGreaterThanOrEqual(8)
    expect(asked()).toHaveLength(2)
  })

  it('is asked a second time where the connection broke', async () => {
    site.demo.setFaults([{ call: 'lstModels', fault: 'drop', times: 1 }])
    expect((await fetchModels(site.open())).length).toBeGreaterThanOrEqual(8)
    expect(asked()).toHaveLength(2)
  })

  it('is asked no third time', async () => {
    site.demo.setFaults([{ call: 'lstModels', fault: 'fail' }])
    await expect(fetchModels(site.open())).rejects.toThrow('500')
    expect(asked()).toHaveLength(2)
  })

  it('is asked once for what it says is not there', async () => {
    site.demo.setFaults([{ call: 'lstModels', fault: '404' }])
    await expect(fetchModels(site.open())).rejects.toThrow('404')
    expect(asked()).toHaveLength(1)
  })

  it('is given up on after the time it may take', async () => {
    site.demo.setFaults([{ call: 'lstModels', fault: 'hang' }])
    await expect(fetchModels(site.open(60))).rejects.toThrow('timed out')
  })

  it.each(['html', 'half', 'empty'] as const)(
    'is not believed where it answers %s for JSON',
    async (fault) => {
      site.demo.setFaults([{ call: 'lstModels', fault }])
      await expect(getJson(site.open(), 'wp-json/cfg/lstModels/')).rejects.toBeInstanceOf(
        SyntaxError,
      )
    },
  )
})

describe('absoluteUrl', () => {
  it.each([
    ['/media/a.svg', 'media/a.svg'],
    ['media/a.svg', 'media/a.svg'],
    ['/media/Maré 1.svg', 'media/Mar%C3%A9%201.svg'],
  ])('finds %j below the root', (path, below) => {
    expect(absoluteUrl(site.open(), path)).toBe(site.root() + below)
  })

  it('keeps an absolute address', () => {
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
  ])('refuses %j', (path) => {
    expect(absoluteUrl(site.open(), path)).toBeNull()
  })

  it('leaves out of a list what has none', () => {
    expect(pictureAddresses(site.open(), ['/a.svg', 'javascript:1', '/b.svg'])).toEqual([
      `${site.root()}a.svg`,
      `${site.root()}b.svg`,
    ])
  })
})
