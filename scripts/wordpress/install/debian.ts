import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execaSync } from 'execa'
import { MissingTool } from './missing-tool.ts'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** `PATH` extended by the folders of Debian's servers, which are not on every user's path. */
const searchPath = (): string => [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter)

/** Path of the first of these programs found on `path`; null when there is none. */
export function findProgram(names: readonly string[], path = searchPath()): string | null {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find(isRunnable) ?? null
}

/** Whether packages can be installed: the user is root, and the system is Debian with its package manager. */
export function canInstallPackages(): boolean {
  const release = '/etc/os-release'
  return (
    isRoot() &&
    findProgram(['apt-get']) !== null &&
    existsSync(release) &&
    /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  )
}

/** Installs Debian packages without recommended packages and without starting services. */
export function installPackages(packages: readonly string[]): void {
  const env = { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdin: 'ignore', stdout: 'ignore', stderr: 'inherit', env } as const
  execaSync('apt-get', ['update'], options)
  execaSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}

/** Path of a program. Installs it from Debian if possible; throws MissingTool otherwise. */
export function ensureProgram(names: readonly string[], packages: readonly string[]): string {
  const reason = `${names[0]} is missing (on Debian: apt-get install ${packages.join(' ')})`
  try {
    if (findProgram(names) === null && canInstallPackages()) installPackages(packages)
  } catch (error) {
    throw new MissingTool(reason, { cause: error })
  }
  const found = findProgram(names)
  if (found === null) throw new MissingTool(reason)
  return found
}
