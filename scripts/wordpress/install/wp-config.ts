export type Database =
  | { readonly kind: 'sqlite' }
  | { readonly kind: 'mysql'; readonly name: string; readonly socket: string }

interface SiteConfig {
  /** URL of the site without a trailing slash. */
  readonly url: string
  readonly database: Database
  /** Whether page visits trigger scheduled tasks. Otherwise only a command runs them. */
  readonly cron: boolean
  /** Replaces the constants of the URL, for a network, which has several. */
  readonly addresses?: Constants
}

type Constants = Readonly<Record<string, string | number | boolean>>

/**
 * Fixed keys, so that sessions survive a restart. Safe because the site is reachable from this
 * machine only.
 */
const KEYS = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [
  [`${name}_KEY`, `development only: ${name}_KEY`],
  [`${name}_SALT`, `development only: ${name}_SALT`],
])

const databaseConstants = (database: Database): Constants =>
  database.kind === 'sqlite'
    ? { DB_NAME: 'wordpress' }
    : {
        DB_NAME: database.name,
        DB_USER: 'root',
        DB_PASSWORD: '',
        DB_HOST: `localhost:${database.socket}`,
        DB_CHARSET: 'utf8mb4',
      }

const literal = (value: string | number | boolean): string =>
  typeof value === 'string'
    ? `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'`
    : JSON.stringify(value)

/** Returns the text of `wp-config.php`. Blocks outgoing requests and logs every notice. */
export function wpConfig({
  url,
  database,
  cron,
  addresses = { WP_HOME: url, WP_SITEURL: url },
}: SiteConfig): string {
  const constants: Constants = {
    ...databaseConstants(database),
    ...(Object.fromEntries(KEYS) as Constants),
    ...addresses,
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: '127.0.0.1,localhost',
    DISABLE_WP_CRON: !cron,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_ENVIRONMENT_TYPE: 'local',
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    FS_METHOD: 'direct',
  }
  const lines = Object.entries(constants).map(
    ([name, value]) => `define( '${name}', ${literal(value)} );`,
  )
  return `<?php
${lines.join('\n')}
define( 'DB_DIR', __DIR__ . '/wp-content/database' );
define( 'WP_DEBUG_LOG', __DIR__ . '/wp-content/debug.log' );
// PHP in WebAssembly sets the visitor's address here, which WordPress would take for the home page.
$_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] ?? '';
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`
}
