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
  it('takes CHROME_PATH before all else', () => {
    const programs = ['/opt/chrome', '/usr/bin/chromium', '/own/chrome']
    expect(locateBrowser(machine(programs, { CHROME_PATH: '/opt/chrome' }))).toBe('/opt/chrome')
  })

  it('refuses a CHROME_PATH that does not run, rather than passing over it', () => {
    const wrong = machine(['/usr/bin/chromium'], { CHROME_PATH: '/opt/none' })
    expect(() => locateBrowser(wrong)).toThrow('/opt/none')
  })

  it('takes an empty CHROME_PATH for none', () => {
    expect(locateBrowser(machine(['/usr/bin/chromium'], { CHROME_PATH: '' }))).toBe(
      '/usr/bin/chromium',
    )
  })

  it('takes the one without windows before one with', () => {
    const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], {})
    expect(locateBrowser(both)).toBe('/usr/bin/chromium-headless-shell')
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    "takes the system's %s before Playwright's own",
    (command) => {
      const path = `/usr/bin/${command}`
      expect(locateBrowser(machine(['/own/chrome', path]))).toBe(path)
    },
  )

  it('finds the application on a Mac', () => {
    const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(locateBrowser(machine([path], {}, 'darwin'))).toBe(path)
  })

  it("falls back to Playwright's own", () => {
    expect(locateBrowser(machine(['/own/chrome']))).toBe('/own/chrome')
  })

  it('says so where there is none', () => {
    expect(locateBrowser(machine([]))).toBeNull()
  })
})
