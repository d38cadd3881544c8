import { describe, expect, it } from 'vitest'
import { wpConfig } from '../../../scripts/wordpress/install/wp-config.ts'

describe('wp-config.php', () => {
  it('blocks external requests and keeps the data in a file of the site', () => {
    const config = wpConfig({
      url: 'http://127.0.0.1:8881',
      database: { kind: 'sqlite' },
      cron: false,
    })
    expect(config).toContain("define( 'WP_HTTP_BLOCK_EXTERNAL', true );")
    expect(config).toContain("define( 'WP_HOME', 'http://127.0.0.1:8881' );")
    expect(config).toContain("define( 'DISABLE_WP_CRON', true );")
    expect(config).toContain('wp-content/database')
  })

  it('escapes texts so that PHP reads them unchanged', () => {
    const config = wpConfig({
      url: 'http://127.0.0.1:1',
      database: { kind: 'mysql', name: String.raw`o'n\e`, socket: '/tmp/s' },
      cron: true,
    })
    expect(config).toContain(String.raw`define( 'DB_NAME', 'o\'n\\e' );`)
    expect(config).toContain("define( 'DB_HOST', 'localhost:/tmp/s' );")
    expect(config).toContain("define( 'DISABLE_WP_CRON', false );")
  })

  it('leaves the addresses of a network to its sites', () => {
    const config = wpConfig({
      url: 'http://127.0.0.1:8881',
      database: { kind: 'sqlite' },
      cron: false,
      addresses: { DOMAIN_CURRENT_SITE: '127.0.0.1:8881' },
    })
    expect(config).toContain("define( 'DOMAIN_CURRENT_SITE', '127.0.0.1:8881' );")
    expect(config).not.toContain('WP_HOME')
  })
})
