import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execaSync } from 'execa'
import { MissingTool } from './missing-tool.ts'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** `PATH` with the folders of Debian's servers, which are not on every user's path. */
const searchPath = (): string => [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter)

/** The path of the first of these programs that a folder of `path` has; null without any. */
export function findProgram(names: readonly string[], path = searchPath()): string | null {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find((place) => existsSync(place)) ?? null
}

/** Whether packages can be installed here: as root, on Debian, with its package manager at hand. */
export function canInstallPackages(): boolean {
  const release = '/etc/os-release'
  return (
    isRoot() &&
    findProgram(['apt-get']) !== null &&
    existsSync(release) &&
    /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  )
}

/** Installs Debian packages without what they recommend, and starts none of them as a service. */
export function installPackages(packages: readonly string[]): void {
  const env = { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdin: 'ignore', stdout: 'ignore', stderr: 'inherit', env } as const
  execaSync('apt-get', ['update'], options)
  execaSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}

/** The path of a program, installed from Debian if this machine may; throws MissingTool otherwise. */
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
