import { existsSync, globSync } from 'node:fs'
import { ensureProgram } from '../../../scripts/wordpress/install/debian.ts'
import { MissingTool } from '../../../scripts/wordpress/install/missing-tool.ts'

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
