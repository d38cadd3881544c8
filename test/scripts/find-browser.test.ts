import { describe, expect, it } from 'vitest'
import { locateBrowser, type Machine } from '../../scripts/browser/find-browser.ts'

function machine(
  programs: readonly string[],
  env: Record<string, string> = {},
  platform: NodeJS.Platform = 'linux',
): Machine {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', HOME: '/home/ana', ...env },
    platform,
    isRunnable: (path) => programs.includes(path),
    playwrightBrowser: () => '/own/chrome',
  }
}

describe('locateBrowser', () => {
  it('prefers CHROME_PATH', () => {
    const programs = ['/opt/chrome', '/usr/bin/chromium', '/own/chrome']
    expect(locateBrowser(machine(programs, { CHROME_PATH: '/opt/chrome' }))).toBe('/opt/chrome')
  })

  it('rejects a CHROME_PATH that does not run instead of ignoring it', () => {
    const wrong = machine(['/usr/bin/chromium'], { CHROME_PATH: '/opt/none' })
    expect(() => locateBrowser(wrong)).toThrow('/opt/none')
  })

  it('ignores an empty CHROME_PATH', () => {
    expect(locateBrowser(machine(['/usr/bin/chromium'], { CHROME_PATH: '' }))).toBe(
      '/usr/bin/chromium',
    )
  })

  it('prefers a headless browser', () => {
    const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], {})
    expect(locateBrowser(both)).toBe('/usr/bin/chromium-headless-shell')
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'prefers the system’s %s to the one of Playwright',
    (command) => {
      const path = `/usr/bin/${command}`
      expect(locateBrowser(machine(['/own/chrome', path]))).toBe(path)
    },
  )

  it('finds the application on a Mac', () => {
    const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(locateBrowser(machine([path], {}, 'darwin'))).toBe(path)
  })

  it('falls back to the browser of Playwright', () => {
    expect(locateBrowser(machine(['/own/chrome']))).toBe('/own/chrome')
  })

  it('fails with a message when there is none', () => {
    expect(locateBrowser(machine([]))).toBeNull()
  })
})
