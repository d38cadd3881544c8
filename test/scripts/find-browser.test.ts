import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locateBrowser } from '../../scripts/browser/find-browser.ts'

let folder = ''

/** Creates a program and returns its path. */
function install(name: string, mode = 0o755): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '', { mode })
  return path
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  vi.stubEnv('PATH', ['local', 'bin'].map((name) => join(folder, name)).join(delimiter))
  vi.stubEnv('HOME', folder)
  vi.stubEnv('CHROME_PATH', '')
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'playwright/chrome'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('locateBrowser', () => {
  it('prefers CHROME_PATH', () => {
    install('bin/chromium')
    const chrome = install('opt/chrome')
    vi.stubEnv('CHROME_PATH', chrome)
    expect(locateBrowser()).toBe(chrome)
  })

  it('rejects a CHROME_PATH that does not run instead of ignoring it', () => {
    install('bin/chromium')
    const text = install('opt/readme', 0o644)
    for (const path of [text, join(folder, 'opt/none'), folder]) {
      vi.stubEnv('CHROME_PATH', path)
      expect(() => locateBrowser()).toThrow(path)
    }
  })

  it('prefers a headless browser', () => {
    install('local/chromium')
    const headless = install('bin/chromium-headless-shell')
    expect(locateBrowser()).toBe(headless)
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'prefers the system’s %s to the one of Playwright',
    (command) => {
      install('playwright/chrome')
      const path = install(`bin/${command}`)
      expect(locateBrowser()).toBe(path)
    },
  )

  it('finds the application on a Mac', () => {
    const path = install('Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    expect(locateBrowser()).toBe(path)
  })

  it('finds the application on Windows', () => {
    vi.stubEnv('LOCALAPPDATA', join(folder, 'Local'))
    const path = install('Local/Google/Chrome/Application/chrome.exe')
    expect(locateBrowser()).toBe(path)
  })

  it('falls back to the browser of Playwright', () => {
    const path = install('playwright/chrome')
    expect(locateBrowser()).toBe(path)
  })

  it('returns null when there is none', () => {
    expect(locateBrowser()).toBeNull()
  })
})
