import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { browserArguments } from '../../../scripts/browser/find-browser.ts'
import { findProgram } from '../../../scripts/wordpress/install/debian.ts'
import { expect } from '../support/fixtures.ts'

/** A whole Chromium, which has a back/forward cache; the headless shell of most tests has none. Null if there is none. */
export const CHROMIUM = findProgram([
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
])

/** The addresses that a site of `openUnwatched` adds to its own. */
export const START = '/inicio-do-teste'
export const REPORT = '/relato-do-teste'

/** What a page says of itself. */
export interface Report {
  readonly when: 'prerendered' | 'opened'
  readonly address: string
  readonly heading: string
  readonly cookies: string
  readonly stored: number
  readonly events: readonly string[]
}

/** A script for pages with the element. It posts a report while the page is prerendered, and one once it is opened. */
export const REPORTING = `{
const events = []
for (const name of ['initConfig', 'chooseMotor', 'chooseIntColor', 'endConfiguration'])
  document.addEventListener(name, () => events.push(name))
const report = (when) => setTimeout(() => fetch('${REPORT}', { method: 'POST', body: JSON.stringify({
  when,
  address: location.pathname + location.search,
  heading: document.querySelector('cfg-configurator')?.shadowRoot?.querySelector('h1')?.textContent ?? '',
  cookies: document.cookie,
  stored: sessionStorage.length,
  events,
}) }), 2000)
if (document.prerendering) {
  addEventListener('load', () => report('prerendered'))
  document.addEventListener('prerenderingchange', () => report('opened'))
}
}`

/** The page that has an address prerendered, and opens it once that page has reported. */
export const startPage = (rules: string, target: string): string => `${rules}<script>
setInterval(async () => {
  if ((await (await fetch('${REPORT}')).text()) !== '') location.href = '${target}'
}, 300)</script>`

/**
 * Opens the start page in a browser that no protocol for tests is attached to: Chromium prerenders nothing while one is.
 * Returns the reports of the prerendered page, the last of which is that of the opened one.
 */
export async function openUnwatched(
  browser: string,
  url: string,
  readReports: () => readonly Report[] | Promise<readonly Report[]>,
): Promise<readonly Report[]> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const running = execa(browser, [...browserArguments(), ...options, url], {
    stdio: 'ignore',
    reject: false,
  })
  const isOpened = async () => (await readReports()).some(({ when }) => when === 'opened')
  try {
    await expect.poll(isOpened, { timeout: 60_000 }).toBe(true)
  } finally {
    running.kill()
    await running
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  }
  return readReports()
}
