import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { nativePhp } from '../php/native-php.ts'
import { phpValue, runInWordpress, type Php } from '../php/php.ts'
import { freePort } from '../serve/free-port.ts'
import { fetchWordpress, type WordpressFiles } from './fetch-wordpress.ts'
import { copyPlugin, PLUGIN_MAIN, PLUGIN_SLUG } from './plugin-files.ts'
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
  /** Leaves the plugin's modules out. */
  readonly isWithoutModules?: boolean
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
    const copy = join(folder, 'wp-content/plugins', PLUGIN_SLUG)
    await copyPlugin(copy)
    if (options.isWithoutModules === true) await rm(join(copy, 'modules'), { recursive: true })
    await activatePlugin(php)
  }
  return { folder, port, url, php }
}

/**
 * Activates the plugin as an administrator with all its modules, publishes its page with the sample models, and flushes
 * the rewrite rules.
 */
export async function activatePlugin(php: Php): Promise<void> {
  await runInWordpress(
    php,
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
      wp_set_current_user( 1 );
      $result = activate_plugin( ${phpValue(PLUGIN_MAIN)} );
      if ( is_wp_error( $result ) ) { throw new RuntimeException( $result->get_error_message() ); }
      if ( class_exists( 'Cfg_Configurator\\Modules\\Sample\\Sample_Models' ) ) {
        Cfg_Configurator\\Modules\\Sample\\Sample_Models::publish();
      } else {
        $page = array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Configurador', 'post_name' => 'configurador',
          'post_content' => '<!-- wp:cfg-configurator/configurator {"align":"full"} /-->' );
        Cfg_Configurator\\Settings\\Settings::change( array( 'page_id' => wp_insert_post( $page ), 'page_path' => 'configurador' ) );
        Cfg_Configurator\\Embed\\Installation::finish_setup();
      }
      ( new Cfg_Configurator\\Modules( WP_PLUGIN_DIR . '/cfg-configurator/modules' ) )->switch_off( array() );
      flush_rewrite_rules();`,
  )
}
