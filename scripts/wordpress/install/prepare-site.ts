import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { nativePhp } from '../php/native-php.ts'
import { phpValue, runInWordpress, type Php } from '../php/php.ts'
import { freePort } from '../serve/free-port.ts'
import { fetchWordpress, type WordpressFiles } from './fetch-wordpress.ts'
import { copyPlugins, PLUGIN_MAIN, pluginMain, type AddOn } from './plugin-files.ts'
import { wpConfig, type Database } from './wp-config.ts'

export const ADMIN = {
  user: 'admin',
  password: 'configurador',
  email: 'admin@lume.example',
} as const

export interface SiteOptions {
  /** Created when missing, otherwise kept. */
  readonly folder: string
  /** Missing chooses a free one. */
  readonly port?: number
  /** Scheme of the site's URLs. `https` needs a server with TLS, such as serveNginx. Missing is `http`. */
  readonly scheme?: 'http' | 'https'
  /**
   * `files` (the default) copies wordpress-plugin and dist/widget; `none` installs no plugin, for use
   * with `installZip`.
   */
  readonly plugin?: 'files' | 'none'
  /** Add-ons that are activated beside the plugin. Missing for none. */
  readonly addOns?: readonly AddOn[]
  /** Deletes the data and files of an earlier run. WordPress itself is kept. */
  readonly fresh?: boolean
  readonly cron?: boolean
  readonly database?: Database
  /** Missing uses the newest WordPress. */
  readonly files?: WordpressFiles
  /** Starts the PHP for the folder; missing uses the machine's own. */
  readonly php?: (folder: string, port: number) => Php | Promise<Php>
}

/** A site whose folder is ready to be served. */
export interface Site {
  readonly folder: string
  readonly port: number
  /** URL without a trailing slash. */
  readonly url: string
  readonly php: Php
}

const PHP_FILES = resolve('demo/wordpress')

/** Must-use plugins of every development site. */
const MUST_USE = ['captured-mail.php', 'offline.php']

/** Returns the code of a script in `demo/wordpress` with its `$input`. */
export async function phpScript(name: string, input: object): Promise<string> {
  const code = await readFile(join(PHP_FILES, name), 'utf8')
  return `<?php $input = ${phpValue(input)}; ?>${code}`
}

/** Copies WordPress and the must-use plugins into a site's folder. */
async function copyWordpress(folder: string, { core, sqlite }: WordpressFiles, database: Database) {
  const content = join(folder, 'wp-content')
  const isThere = existsSync(join(folder, 'wp-load.php'))
  if (!isThere) await cp(core, folder, { recursive: true })
  if (!isThere || !existsSync(content)) {
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

/** Installs WordPress in Portuguese with the plugin activated. An existing site keeps its data. */
export async function prepareSite(options: SiteOptions): Promise<Site> {
  const folder = resolve(options.folder)
  const { plugin = 'files', cron = false, database = { kind: 'sqlite' } } = options
  const port = options.port ?? (await freePort())
  const url = `${options.scheme ?? 'http'}://127.0.0.1:${port}`
  if (options.fresh === true) await rm(join(folder, 'wp-content'), { recursive: true, force: true })
  await copyWordpress(folder, options.files ?? (await fetchWordpress()), database)
  await writeFile(join(folder, 'wp-config.php'), wpConfig({ url, database, cron }))
  const php = await (options.php ?? nativePhp)(folder, port)
  const title = 'Lume'
  const { root } = php
  await php.run(await phpScript('install.php', { root, url, title, locale: 'pt_PT', ...ADMIN }))
  if (plugin === 'files') {
    await copyPlugins(join(folder, 'wp-content/plugins'), options.addOns)
    await activatePlugins(php, options.addOns)
  }
  return { folder, port, url, php }
}

/** Activates the plugin and add-ons as an administrator, creates the pages and flushes the rewrite rules. */
export async function activatePlugins(php: Php, addOns: readonly AddOn[] = []): Promise<void> {
  await runInWordpress(
    php,
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
      wp_set_current_user( 1 );
      foreach ( ${phpValue([PLUGIN_MAIN, ...addOns.map(pluginMain)])} as $plugin ) {
        $result = activate_plugin( $plugin );
        if ( is_wp_error( $result ) ) { throw new RuntimeException( $result->get_error_message() ); }
      }
      // Its activation hook is only there in the admin and in WP-CLI.
      Cfg_Configurator\\Install::set_up();
      Cfg_Configurator\\Install::create_pages();
      flush_rewrite_rules();`,
  )
}
