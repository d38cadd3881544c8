import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtempDisposable, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { execa } from 'execa'
import { unpackZip } from '../../build/zip.ts'
import { orMissing } from './missing-tool.ts'

/** Git-ignored folder with all downloads for WordPress. */
export const CACHE = resolve('.cache/wordpress')

/** An npm package with a known checksum. Its dependencies are not installed. */
interface KnownPackage {
  /** Package name with version. */
  readonly name: string
  /** Checksum of the tarball in the format of lock files. */
  readonly integrity: string
  readonly parts: readonly string[]
}

const INSIDE = 'package/dist/cli/wp-files'

/** WordPress 7.1.1, the SQLite drop-in and WP-CLI. */
const NEWEST: KnownPackage = {
  name: 'wp-studio@1.22.0',
  integrity:
    'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
  parts: ['latest/wordpress', 'sqlite-database-integration', 'wp-cli'].map(
    (part) => `${INSIDE}/${part}`,
  ),
}

const ZIP = 'package/src/wordpress/wp-6.5.zip'
const STATIC_FILES = 'package/public/wp-6.5'

/** WordPress 6.5.5: the oldest version the plugin supports. */
const OLDEST: KnownPackage = {
  name: '@wp-playground/wordpress-builds@0.9.12',
  integrity:
    'sha512-x0Tz12mFvd/ufOInhy3/arat5lTtF1ai363ED1s9FU4bAxgeykvAQtU7dFh281LH0UySUduc2qAr/ykgatjIYQ==',
  parts: [ZIP, STATIC_FILES],
}

/** Folders of WordPress and its companions. */
export interface WordpressFiles {
  /** WordPress core. Read-only. */
  readonly core: string
  /** The SQLite drop-in's plugin folder. */
  readonly sqlite: string
  readonly wpCli: string
}

/**
 * Returns a package's folder in the cache and downloads it from npm on first use. Throws for a wrong
 * checksum. `prepare` modifies the unpacked files before other processes can see them.
 */
async function cachedPackage(
  { name, integrity, parts }: KnownPackage,
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<string> {
  const target = join(CACHE, name.replaceAll(/[^\w.]+/g, '-').replace(/^-/, ''))
  if (existsSync(target)) return target
  await mkdir(CACHE, { recursive: true })
  await using folder = await mkdtempDisposable(`${target}-`)
  const unpacked = join(folder.path, 'unpacked')
  await mkdir(unpacked)
  const options = ['--prefer-offline', '--json', '--pack-destination', folder.path]
  const download = execa('npm', ['pack', name, ...options])
  const { stdout } = await orMissing(download, `${name} cannot be downloaded from npm`)
  const [packed] = JSON.parse(stdout) as [{ filename: string; integrity: string }]
  if (packed.integrity !== integrity)
    throw new Error(`${name} is not the package that was expected: ${packed.integrity}`)
  await execa('tar', ['-xzf', join(folder.path, packed.filename), '-C', unpacked, ...parts])
  await prepare(unpacked)
  // Another process may have created the folder first. Its contents are the same.
  await rename(unpacked, target).catch((error: unknown) => {
    if (!existsSync(target)) throw error
  })
  return target
}

/** Merges the PHP files of the zip with the assets beside it. The bundled site is left out. */
async function assembleOldest(folder: string): Promise<void> {
  const core = join(folder, 'wordpress')
  await unpackZip(join(folder, ZIP), core)
  await cp(join(folder, STATIC_FILES), core, { recursive: true })
  for (const name of ['wp-config.php', 'wp-content/database', '../package'])
    await rm(join(core, name), { recursive: true })
}

/** Returns WordPress from the cache, downloading it on first use. `WP_CORE` selects another core. */
export async function fetchWordpress(): Promise<WordpressFiles> {
  const inside = join(await cachedPackage(NEWEST), INSIDE)
  return {
    core: process.env.WP_CORE ? resolve(process.env.WP_CORE) : join(inside, 'latest/wordpress'),
    sqlite: join(inside, 'sqlite-database-integration'),
    wpCli: join(inside, 'wp-cli/wp-cli.phar'),
  }
}

/** Returns the oldest WordPress that the plugin supports, with the newest SQLite drop-in. */
export async function fetchOldestWordpress(): Promise<WordpressFiles> {
  const folder = await cachedPackage(OLDEST, assembleOldest)
  return { ...(await fetchWordpress()), core: join(folder, 'wordpress') }
}
