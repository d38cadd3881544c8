import { execFileSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { canInstallPackages, installPackages, isRoot } from './debian.ts'

export { isRoot } from './debian.ts'

/** What the search depends on, so that tests can stand in for a machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly isRunnable: (path: string) => boolean
  readonly playwrightBrowser: () => string
}

/** Debian's build without windows comes first: journeys take two thirds of the time in it. */
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

export const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRunnable,
  playwrightBrowser: () => chromium.executablePath(),
}

function systemCandidates({ env, platform }: Machine): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
  if (platform === 'darwin') {
    const roots = ['/Applications', join(env.HOME ?? '', 'Applications')]
    return [
      ...onPath,
      ...roots.flatMap((root) => MAC_APPLICATIONS.map((application) => join(root, application))),
    ]
  }
  if (platform === 'win32') {
    return WINDOWS_FOLDERS.flatMap((name) => {
      const folder = env[name]
      return folder === undefined
        ? []
        : [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')]
    })
  }
  return onPath
}

/**
 * Finds a Chromium without installing one: `CHROME_PATH`, then the system's, then Playwright's own.
 * `null` when there is none. A `CHROME_PATH` that does not run is an error, never passed over.
 */
export function locateBrowser(machine: Machine = thisMachine): string | null {
  const wanted = machine.env.CHROME_PATH
  if (wanted !== undefined && wanted !== '') {
    if (machine.isRunnable(wanted)) return wanted
    throw new Error(`CHROME_PATH names no program that runs: ${wanted}`)
  }
  return (
    systemCandidates(machine).find(machine.isRunnable) ??
    [machine.playwrightBrowser()].find(machine.isRunnable) ??
    null
  )
}

function installPlaywrightBrowser(): void {
  const cli = join('node_modules', 'playwright', 'cli.js')
  execFileSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const NO_BROWSER = 'No browser: install Chromium or Chrome, or name one in CHROME_PATH'

/** Finds a Chromium, or installs one; throws one clear line where neither works. */
export function findBrowser(): string {
  const found = locateBrowser()
  if (found !== null) return found
  console.log('No Chromium or Chrome found: installing one.')
  try {
    if (canInstallPackages()) installPackages(['chromium-headless-shell'])
    else installPlaywrightBrowser()
  } catch (error) {
    throw new Error(NO_BROWSER, { cause: error })
  }
  const installed = locateBrowser()
  if (installed === null) throw new Error(NO_BROWSER)
  return installed
}

/** Flags for a quiet, reproducible Chromium; a root user cannot start its sandbox. */
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
