/** Where a site's data lie: a file of its own, or a MariaDB. */
export type Database =
  | { readonly kind: 'sqlite' }
  | { readonly kind: 'mysql'; readonly name: string; readonly socket: string }

export interface SiteConfig {
  /** Address of the site without a closing slash. */
  readonly url: string
  readonly database: Database
  /** Whether visits start what is due; without it, only whoever asks for it does. */
  readonly cron: boolean
  readonly multisite?: boolean
}

/** Keys of a site that lives on one machine only, so that sessions outlive a restart. */
const KEYS = [
  'AUTH_KEY',
  'SECURE_AUTH_KEY',
  'LOGGED_IN_KEY',
  'NONCE_KEY',
  'AUTH_SALT',
  'SECURE_AUTH_SALT',
  'LOGGED_IN_SALT',
  'NONCE_SALT',
]

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`

function databaseLines(database: Database): string[] {
  if (database.kind === 'sqlite') {
    return [
      "define( 'DB_NAME', 'wordpress' );",
      "define( 'DB_DIR', __DIR__ . '/wp-content/database' );",
    ]
  }
  return [
    `define( 'DB_NAME', ${quoted(database.name)} );`,
    "define( 'DB_USER', 'root' );",
    "define( 'DB_PASSWORD', '' );",
    `define( 'DB_HOST', ${quoted(`localhost:${database.socket}`)} );`,
    "define( 'DB_CHARSET', 'utf8mb4' );",
  ]
}

/** The text of `wp-config.php`: no request leaves the machine, and every notice is logged. */
export function wpConfig({ url, database, cron, multisite = false }: SiteConfig): string {
  const { host } = new URL(url)
  return [
    '<?php',
    ...databaseLines(database),
    ...KEYS.map((key) => `define( '${key}', 'development only: ${key}' );`),
    // In a network they would hold for each of its sites.
    ...(multisite
      ? []
      : [`define( 'WP_HOME', ${quoted(url)} );`, `define( 'WP_SITEURL', ${quoted(url)} );`]),
    "define( 'WP_HTTP_BLOCK_EXTERNAL', true );",
    "define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );",
    `define( 'DISABLE_WP_CRON', ${!cron} );`,
    "define( 'AUTOMATIC_UPDATER_DISABLED', true );",
    "define( 'WP_ENVIRONMENT_TYPE', 'local' );",
    "define( 'WP_DEBUG', true );",
    "define( 'WP_DEBUG_DISPLAY', false );",
    "define( 'WP_DEBUG_LOG', __DIR__ . '/wp-content/debug.log' );",
    "define( 'FS_METHOD', 'direct' );",
    ...(multisite
      ? [
          "define( 'MULTISITE', true );",
          "define( 'SUBDOMAIN_INSTALL', false );",
          `define( 'DOMAIN_CURRENT_SITE', ${quoted(host)} );`,
          "define( 'PATH_CURRENT_SITE', '/' );",
          "define( 'SITE_ID_CURRENT_SITE', 1 );",
          "define( 'BLOG_ID_CURRENT_SITE', 1 );",
        ]
      : []),
    // Every web server names the script; PHP in WebAssembly the visitor's address, which WordPress then takes for home.
    "$_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] ?? '';",
    "$table_prefix = 'wp_';",
    "defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
    "require_once ABSPATH . 'wp-settings.php';",
    '',
  ].join('\n')
}
