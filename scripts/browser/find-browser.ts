import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { execaSync } from 'execa'
import {
  canInstallPackages,
  findProgram,
  installPackages,
  isRoot,
  isRunnable,
} from '../wordpress/install/debian.ts'

/** Debian's headless build is first because tests run in two thirds of the time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** Paths of Chrome and Chromium on macOS and of Chrome on Windows. */
function applications(): string[] {
  const { HOME = '', ...env } = process.env
  const names = ['Google Chrome', 'Chromium']
  const mac = ['/Applications', join(HOME, 'Applications')].flatMap((folder) =>
    names.map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
  )
  const windows = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'))
  return [...mac, ...windows]
}

/**
 * Finds an installed Chromium: `CHROME_PATH`, then the system's, then Playwright's.
 * Returns `null` when there is none. Throws when the browser in `CHROME_PATH` does not run.
 */
export function locateBrowser(): string | null {
  const configured = process.env.CHROME_PATH
  if (configured) {
    if (isRunnable(configured)) return configured
    throw new Error(`CHROME_PATH names no program that runs: ${configured}`)
  }
  const others = [...applications(), chromium.executablePath()]
  return findProgram(COMMANDS) ?? others.find(isRunnable) ?? null
}

const NO_BROWSER = 'No browser: install Chromium or Chrome, or name one in CHROME_PATH'

/** Finds or installs Chromium. Throws a one-line error when both fail. */
export function findBrowser(): string {
  const found = locateBrowser()
  if (found !== null) return found
  console.log('No Chromium or Chrome found: installing one.')
  try {
    if (canInstallPackages()) installPackages(['chromium-headless-shell'])
    else execaSync('playwright', ['install', 'chromium'], { preferLocal: true, stderr: 'inherit' })
  } catch (error) {
    throw new Error(NO_BROWSER, { cause: error })
  }
  const installed = locateBrowser()
  if (installed === null) throw new Error(NO_BROWSER)
  return installed
}

/**
 * Flags for reproducible runs without background activity. Chromium's sandbox does not start for the
 * root user.
 */
export function browserArguments(): string[] {
  return [
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}
