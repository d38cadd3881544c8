import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isRoot } from '../find-browser.ts'
import { MissingTool } from './php-tools.ts'

/** Where Debian keeps servers, which is not on every user's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** The path of a program; null where the machine has none of these names. */
export function findProgram(...names: readonly string[]): string | null {
  const places = names.flatMap((name) => FOLDERS.map((folder) => join(folder, name)))
  return places.find((place) => existsSync(place)) ?? null
}

export const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** The path of a program, installed from Debian where this machine may; throws MissingTool otherwise. */
export function ensureProgram(names: readonly string[], packages: readonly string[]): string {
  const found = findProgram(...names)
  if (found !== null) return found
  const reason = `${names[0]} is missing (on Debian: apt-get install ${packages.join(' ')})`
  if (!isRoot() || !isDebian()) throw new MissingTool(reason)
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  // Nothing of it is to run as a service of the machine.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update'], { stdio: [...stdio], env })
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  execFileSync('apt-get', install, { stdio: [...stdio], env })
  const installed = findProgram(...names)
  if (installed === null) throw new MissingTool(reason)
  return installed
}
