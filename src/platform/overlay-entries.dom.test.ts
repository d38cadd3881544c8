import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeHistory } from '../../test/support/fake-history.ts'

let add: (close: () => void) => () => void
let isOverlayEntry: () => boolean

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function load() {
  const entries = await import('./overlay-entries.ts')
  add = entries.addOverlayEntry
  isOverlayEntry = entries.isOverlayEntry
}

/** An open overlay that counts how often Back has closed it. */
function overlay() {
  const close = vi.fn<() => void>()
  const release = add(close)
  return { close, release }
}

describe('the history entry of an overlay', () => {
  it('lets Back close the overlay and stay on the screen', async () => {
    const browser = fakeHistory()
    await load()
    const { close } = overlay()
    expect(isOverlayEntry()).toBe(true)
    browser.back()
    expect(close).toHaveBeenCalledOnce()
    expect(browser.at()).toEqual([0, '/motor'])
  })

  it('is skipped by Back when the overlay was closed in another way', async () => {
    const browser = fakeHistory()
    browser.open('/versao')
    await load()
    overlay().release()
    browser.back()
    expect(browser.at()).toEqual([0, '/motor'])
  })

  it('is taken over by the next overlay', async () => {
    const browser = fakeHistory()
    await load()
    overlay().release()
    const { close } = overlay()
    expect(browser.urls()).toHaveLength(2)
    browser.back()
    expect(close).toHaveBeenCalledOnce()
    expect(browser.at()).toEqual([0, '/motor'])
  })

  it('may be replaced by the next step, after which Back leads to the screen before it', async () => {
    const browser = fakeHistory()
    await load()
    const { release } = overlay()
    browser.replace('/versao')
    release()
    expect(isOverlayEntry()).toBe(false)
    expect(browser.urls()).toEqual(['/motor', '/versao'])
    browser.back()
    expect(browser.at()).toEqual([0, '/motor'])
  })

  it('is passed on the way back from a step that did not replace it', async () => {
    const browser = fakeHistory()
    await load()
    overlay().release()
    browser.open('/versao')
    browser.back()
    expect(browser.at()).toEqual([0, '/motor'])
  })

  it('is one for each overlay, which Back closes from the last to the first', async () => {
    const browser = fakeHistory()
    await load()
    const sheet = overlay()
    const dialog = overlay()
    browser.back()
    expect([sheet.close, dialog.close].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    browser.back()
    expect(sheet.close).toHaveBeenCalledOnce()
    expect(browser.at()).toEqual([0, '/motor'])
  })

  it('of a closed dialog does not keep Back from closing the sheet below it', async () => {
    const browser = fakeHistory()
    await load()
    const sheet = overlay()
    overlay().release()
    browser.back()
    expect(sheet.close).toHaveBeenCalledOnce()
    expect(browser.at()).toEqual([0, '/motor'])
  })

  it('is passed after a reload', async () => {
    const browser = fakeHistory()
    browser.open('/versao')
    await load()
    overlay()
    vi.resetModules()
    await load()
    browser.back()
    expect(browser.at()).toEqual([0, '/motor'])
  })
})

describe('an overlay on a screen that has a way forward', () => {
  it('keeps the way forward', async () => {
    const browser = fakeHistory(true)
    browser.open('/versao')
    browser.back()
    await load()
    overlay().release()
    browser.forward()
    expect(browser.at()).toEqual([1, '/versao'])
  })

  it('keeps the way forward to a step that has replaced an entry of an overlay', async () => {
    const browser = fakeHistory(true)
    await load()
    const { release } = overlay()
    browser.replace('/versao')
    release()
    browser.back()
    overlay().release()
    browser.forward()
    expect(browser.at()).toEqual([1, '/versao'])
  })

  it('has an entry of its own if Forward only leads to the entry of an earlier overlay', async () => {
    const browser = fakeHistory(true)
    await load()
    const first = overlay()
    browser.back()
    first.release()
    const { close } = overlay()
    expect(isOverlayEntry()).toBe(true)
    browser.back()
    expect(close).toHaveBeenCalledOnce()
  })

  it('is closed before the one below it, also when the browser lets only the first Back be prevented', async () => {
    const browser = fakeHistory(true)
    browser.open('/versao')
    browser.open('/exterior')
    browser.back()
    await load()
    const seen = vi.fn<() => void>()
    addEventListener('popstate', seen)
    const sheet = overlay()
    const dialog = overlay()
    browser.back()
    dialog.release()
    expect([sheet.close, dialog.close].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    browser.back()
    sheet.release()
    expect(sheet.close).toHaveBeenCalledOnce()
    expect(browser.at()).toEqual([1, '/versao'])
    expect(seen).not.toHaveBeenCalled()
    browser.back()
    expect(browser.at()).toEqual([0, '/motor'])
    browser.jump(2)
    expect(browser.at()).toEqual([2, '/exterior'])
    removeEventListener('popstate', seen)
  })

  it('that is closed gives up Back once, although it is released when it is hidden and again when it is removed', async () => {
    const browser = fakeHistory(true)
    browser.open('/versao')
    browser.open('/exterior')
    browser.back()
    await load()
    const sheet = overlay()
    const dialog = overlay()
    dialog.release()
    dialog.release()
    browser.back()
    expect([sheet.close, dialog.close].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    expect(browser.at()).toEqual([1, '/versao'])
  })

  it('does not keep the visitor from going back more than one step at once', async () => {
    const browser = fakeHistory(true)
    for (const step of ['/versao', '/exterior', '/interior']) browser.open(step)
    browser.back()
    await load()
    const [, dialog] = [overlay(), overlay()]
    browser.back()
    dialog?.release()
    browser.jump(-2)
    expect(browser.at()[1]).toBe('/motor')
  })
})

describe('the kept history entry of an overlay', () => {
  it('is not skipped by Back, and tells the screen once to open the overlay again', async () => {
    const browser = fakeHistory()
    await load()
    const { keepOverlayEntry, takeKeptEntry } = await import('./overlay-entries.ts')
    expect(takeKeptEntry()).toBe(false)
    const { release } = overlay()
    keepOverlayEntry()
    expect(isOverlayEntry()).toBe(false)
    browser.open('/resumo')
    release()
    browser.back()
    expect(browser.at()).toEqual([1, '/motor'])
    expect(takeKeptEntry()).toBe(true)
    expect(takeKeptEntry()).toBe(false)
  })
})
