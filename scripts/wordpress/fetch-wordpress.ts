import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { lastLine } from './last-line.ts'
import { MissingTool } from './missing-tool.ts'
import { runNpm } from './run-npm.ts'

const run = promisify(execFile)

/** Folder of everything that WordPress needs and git ignores. */
export const CACHE = resolve('.cache/wordpress')

/** An npm package whose bytes are known; its own dependencies are never installed. */
export interface KnownPackage {
  /** With its version. */
  readonly name: string
  /** Of the tarball, in base64. */
  readonly sha512: string
  /** Files and folders of the tarball that are wanted. */
  readonly parts: readonly string[]
}

const INSIDE = 'package/dist/cli/wp-files'

/** WordPress 7.1.1, the SQLite drop-in and WP-CLI. */
const NEWEST: KnownPackage = {
  name: 'wp-studio@1.22.0',
  sha512:
    'boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
  parts: ['latest/wordpress', 'sqlite-database-integration', 'wp-cli'].map(
    (part) => `${INSIDE}/${part}`,
  ),
}

/** Where WordPress and what goes with it lie. */
export interface WordpressFiles {
  /** WordPress itself, never written to. */
  readonly core: string
  /** The SQLite drop-in's plugin folder. */
  readonly sqlite: string
  readonly wpCli: string
}

/**
 * A package's folder in the cache, fetched from npm with the first call; throws where its bytes are not
 * the ones that are known. `prepare` works on what was unpacked before anybody sees it.
 */
export async function cachedPackage(
  { name, sha512, parts }: KnownPackage,
  prepare: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const target = join(CACHE, name.replaceAll(/[@/]+/g, '-').replace(/^-/, ''))
  if (existsSync(target)) return target
  await mkdir(CACHE, { recursive: true })
  const folder = await mkdtemp(`${target}-`)
  try {
    const packing = ['pack', name, '--prefer-offline', '--json', '--pack-destination', folder]
    const said = await runNpm(packing).catch((error: unknown) => {
      throw new MissingTool(`${name} cannot be had from npm: ${lastLine(error)}`, { cause: error })
    })
    const [packed] = JSON.parse(said) as [{ filename: string }]
    const file = join(folder, packed.filename)
    const hash = createHash('sha512')
    const found = hash.update(await readFile(file)).digest('base64')
    if (found !== sha512) throw new Error(`${name} is not the package that was expected: ${found}`)
    await run('tar', ['-xzf', file, '-C', folder, ...parts])
    await rm(file)
    await prepare(folder)
    // Whoever is there first wins: two commands may fetch at the same time.
    await rename(folder, target).catch((error: unknown) => {
      if (!existsSync(target)) throw error
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return target
}

/** WordPress in the cache, fetched with the first call; `WP_CORE` names another core instead. */
export async function fetchWordpress(): Promise<WordpressFiles> {
  const inside = join(await cachedPackage(NEWEST), INSIDE)
  const core = process.env.WP_CORE
  return {
    core: core === undefined || core === '' ? join(inside, 'latest/wordpress') : resolve(core),
    sqlite: join(inside, 'sqlite-database-integration'),
    wpCli: join(inside, 'wp-cli/wp-cli.phar'),
  }
}
