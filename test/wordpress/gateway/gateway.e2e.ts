import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, type GatewaySite } from './gateway-site.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'

/** What security plugins do: visitors do not reach the REST API, and `init` ends posts that nobody expects. */
const CLOSED = `<?php
add_filter( 'rest_authentication_errors', static fn () => new WP_Error( 'closed', 'No.', array( 'status' => 401 ) ) );
add_action( 'init', static function () {
  if ( 'POST' === $_SERVER['REQUEST_METHOD'] ) { status_header( 403 ); exit; }
}, 0 );
`

/** Goes from the line-up to the summary, with a price at every step. */
async function completeFlow(page: Page, { home }: GatewaySite): Promise<void> {
  const configurator = configuratorPage(page, home, page.locator('cfg-configurator'))
  await configurator.goToStep('resumo')
  await expect(page.locator('cfg-configurator')).toContainText('€')
}

test('a site whose REST API is closed, and whose spam filter ends unknown posts, has a complete configuration with a code', async ({
  page,
  gateway,
}) => {
  const closed = join(gateway.folder, 'wp-content/mu-plugins/closed.php')
  await writeFile(closed, CLOSED)
  try {
    expect((await fetch(`${gateway.origin}/wp-json/wp/v2/types`)).status).toBe(401)
    const posts: string[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().includes('/wp-json/cfg/'))
        posts.push(`${response.status()} ${response.url().split('/wp-json/cfg/')[1]}`)
    })
    await completeFlow(page, gateway)
    // 200 if a test before this one has saved the same configuration.
    await expect.poll(() => posts.join()).toMatch(/20[01] saveBuild/)
    expect(posts).toContain('201 saveCfgOptions/')
    const calls = gateway.requests().map(({ call }) => call)
    expect(calls).toContain('updateFinances')
    expect(calls).not.toContain('saveBuild')
  } finally {
    await rm(closed)
  }
})
