import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fetchWordpress, type WordpressFiles } from './fetch-wordpress.ts'
import { nativePhp } from './native-php.ts'
import { phpValue, type Php } from './php.ts'
import { copyPlugin, PLUGIN_MAIN, PLUGIN_SLUG } from './plugin-files.ts'
import { wpConfig, type Database } from './wp-config.ts'

export const ADMIN = {
  user: 'admin',
  password: 'configurador',
  email: 'admin@lume.example',
} as const

/** How a site is made. */
export interface SiteOptions {
  /** Where it lies; made if it is not there, kept if it is. */
  readonly folder: string
  readonly port: number
  /**
   * `files` copies wordpress-plugin and dist/widget as they are, `none` leaves the plugin out: a zip
   * is installed with `installZip`. Missing gives `files`.
   */
  readonly plugin?: 'files' | 'none'
  /** Begins anew, without the data and files of an earlier run; WordPress itself is kept. */
  readonly fresh?: boolean
  readonly cron?: boolean
  readonly database?: Database
  /** Other WordPress than the cache's. */
  readonly files?: WordpressFiles
  /** The PHP that works in the folder; missing gives the machine's own. */
  readonly php?: (folder: string, port: number) => Php | Promise<Php>
}

/** A site whose folder is ready to be served. */
export interface Site {
  readonly folder: string
  readonly port: number
  /** Address without a closing slash. */
  readonly url: string
  readonly php: Php
}

const PHP_FILES = join(import.meta.dirname, 'php')

/** What every development site has beside the plugin. */
const MUST_USE = ['captured-mail.php', 'offline.php']

/** Code of one of the scripts in `php/`, with what it is to work on. */
export async function phpScript(name: string, input: object): Promise<string> {
  const code = await readFile(join(PHP_FILES, name), 'utf8')
  return `<?php $input = ${phpValue(input)}; ?>${code}`
}

async function layOut(folder: string, { core, sqlite }: WordpressFiles, database: Database) {
  const content = join(folder, 'wp-content')
  const isLaidOut = existsSync(join(folder, 'wp-load.php'))
  if (!isLaidOut) await cp(core, folder, { recursive: true })
  if (!isLaidOut || !existsSync(content)) {
    await cp(join(core, 'wp-content'), content, { recursive: true })
    await rm(join(content, 'plugins/akismet'), { recursive: true, force: true })
    await rm(join(content, 'plugins/hello.php'), { force: true })
  }
  if (database.kind === 'sqlite') {
    const plugin = join(content, 'plugins/sqlite-database-integration')
    await cp(sqlite, plugin, { recursive: true })
    await cp(join(plugin, 'db.copy'), join(content, 'db.php'))
  } else await rm(join(content, 'db.php'), { force: true })
  for (const name of MUST_USE) await cp(join(PHP_FILES, name), join(content, 'mu-plugins', name))
}

/** Lays out a WordPress in Portuguese with the plugin active, and installs it where it is new. */
export async function prepareSite(options: SiteOptions): Promise<Site> {
  const folder = resolve(options.folder)
  const { port, plugin = 'files', cron = false, database = { kind: 'sqlite' } } = options
  const url = `http://127.0.0.1:${port}`
  if (options.fresh === true) await rm(join(folder, 'wp-content'), { recursive: true, force: true })
  await layOut(folder, options.files ?? (await fetchWordpress()), database)
  await writeFile(join(folder, 'wp-config.php'), wpConfig({ url, database, cron }))
  const php = await (options.php ?? nativePhp)(folder, port)
  const title = 'Lume'
  const { root } = php
  await php.run(await phpScript('install.php', { root, url, title, locale: 'pt_PT', ...ADMIN }))
  if (plugin === 'files') {
    await copyPlugin(join(folder, 'wp-content/plugins', PLUGIN_SLUG))
    await activatePlugin(php)
  }
  return { folder, port, url, php }
}

/** Activates the plugin that lies in the site's folder, and makes the addresses anew. */
export async function activatePlugin(php: Php): Promise<void> {
  await php.run(await phpScript('activate.php', { root: php.root, plugin: PLUGIN_MAIN }))
}
