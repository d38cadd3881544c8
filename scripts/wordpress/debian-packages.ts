import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallPackages, installPackages } from '../debian.ts'
import { MissingTool } from './missing-tool.ts'

/** Where Debian keeps servers, which is not on every user's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** The path of a program; null where the machine has none of these names. */
export function findProgram(...names: readonly string[]): string | null {
  const places = names.flatMap((name) => FOLDERS.map((folder) => join(folder, name)))
  return places.find((place) => existsSync(place)) ?? null
}

/** The path of a program, installed from Debian where this machine may; throws MissingTool otherwise. */
export function ensureProgram(names: readonly string[], packages: readonly string[]): string {
  const found = findProgram(...names)
  if (found !== null) return found
  const reason = `${names[0]} is missing (on Debian: apt-get install ${packages.join(' ')})`
  if (!canInstallPackages()) throw new MissingTool(reason)
  try {
    installPackages(packages)
  } catch (error) {
    throw new MissingTool(reason, { cause: error })
  }
  const installed = findProgram(...names)
  if (installed === null) throw new MissingTool(reason)
  return installed
}
