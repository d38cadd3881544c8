import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Whether a folder of `PATH` holds a program of this name. */
export function isOnPath(name: string, path: string | undefined = process.env.PATH): boolean {
  const folders = (path ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.some((folder) => existsSync(join(folder, name)))
}

/** Whether packages can be installed here: as root, on Debian, with its package manager at hand. */
export function canInstallPackages(): boolean {
  const release = '/etc/os-release'
  return (
    isRoot() &&
    isOnPath('apt-get') &&
    existsSync(release) &&
    /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  )
}

/** Installs Debian's packages, without what they recommend; none of it runs as a service of the machine. */
export function installPackages(packages: readonly string[]): void {
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]): unknown =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  run('update')
  run('install', '-y', '--no-install-recommends', ...packages)
}
