import { chromium } from 'playwright-core'

/** The Chromium that draws: the one named in `CHROME_PATH`, otherwise the one Playwright installs. */
export function findBrowser(): string {
  return process.env.CHROME_PATH || chromium.executablePath()
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Flags for a Chromium that makes no requests of its own. Its sandbox does not start for root. */
export function browserArguments(): string[] {
  return [
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}
