import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { execaSync } from 'execa'
import { canInstallPackages, installPackages, isRoot } from '../wordpress/install/debian.ts'

/** Environment of the search, injectable for tests. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly isRunnable: (path: string) => boolean
  readonly playwrightBrowser: () => string
}

/** Debian's headless build is first because tests run in two thirds of the time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const MAC_APPLICATIONS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
]

const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRunnable,
  playwrightBrowser: () => chromium.executablePath(),
}

function systemCandidates({ env, platform }: Machine): string[] {
  const inFolders = (folders: readonly string[], names: readonly string[]): string[] =>
    names.flatMap((name) => folders.map((folder) => join(folder, name)))
  if (platform === 'win32') {
    const folders = WINDOWS_FOLDERS.map((name) => env[name]).filter((at) => at !== undefined)
    return inFolders(folders, [join('Google', 'Chrome', 'Application', 'chrome.exe')])
  }
  const onPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const applications = ['/Applications', join(env.HOME ?? '', 'Applications')]
  return [
    ...inFolders(onPath, COMMANDS),
    ...(platform === 'darwin' ? inFolders(applications, MAC_APPLICATIONS) : []),
  ]
}

/**
 * Finds an installed Chromium: `CHROME_PATH`, then the system's, then Playwright's.
 * Returns `null` when there is none. Throws when the browser in `CHROME_PATH` does not run.
 */
export function locateBrowser(machine: Machine = thisMachine): string | null {
  const configured = machine.env.CHROME_PATH
  if (configured !== undefined && configured !== '') {
    if (machine.isRunnable(configured)) return configured
    throw new Error(`CHROME_PATH names no program that runs: ${configured}`)
  }
  const candidates = [...systemCandidates(machine), machine.playwrightBrowser()]
  return candidates.find(machine.isRunnable) ?? null
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
