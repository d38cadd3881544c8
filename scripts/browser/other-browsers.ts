import { existsSync, globSync } from 'node:fs'
import { NONE, type Count } from '../test/test-report.ts'
import { ensureProgram } from '../wordpress/install/debian.ts'
import { lastLine, MissingTool } from '../wordpress/install/missing-tool.ts'
import { runE2eTests } from './e2e.ts'

/** The programs that run WebKitGTK without a screen. */
export interface WebKitPrograms {
  /** WebKitWebDriver. */
  readonly driver: string
  /** MiniBrowser. */
  readonly browser: string
  /** xvfb-run, which runs a program in a virtual display. */
  readonly display: string
}

/** Path of Firefox. Installs it from Debian if possible; throws MissingTool otherwise. */
export function findFirefox(): string {
  return ensureProgram(['firefox-esr', 'firefox'], ['firefox-esr'])
}

/** Paths of WebKitGTK's programs. Installs them from Debian if possible; throws MissingTool otherwise. */
export function findWebKit(): WebKitPrograms {
  const driver = ensureProgram(['WebKitWebDriver'], ['webkit2gtk-driver'])
  const display = ensureProgram(['xvfb-run'], ['xvfb', 'xauth'])
  const browser = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser').find(existsSync)
  if (browser === undefined) throw new MissingTool('MiniBrowser of WebKitGTK is missing')
  return { driver, browser, display }
}

const FIND = { firefox: findFirefox, webkit: findWebKit }

/** Runs the tests in one browser. They count as one skipped test when it cannot be had. */
export async function runInBrowser(name: keyof typeof FIND): Promise<Count> {
  try {
    FIND[name]()
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error
    console.log(`${name}: skipped, ${lastLine(error)}`)
    return { ...NONE, skipped: 1 }
  }
  const config = ['--config', 'playwright.other-browsers.config.ts']
  return runE2eTests([...config, '--project', name])
}
