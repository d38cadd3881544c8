import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MODEL } from '../../e2e/support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test, type GatewaySite } from './gateway-site.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'

/** Where the widget appends `wp-json/cfg/…`. */
const API = '/?cfg_configurator_gateway=/'

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

test('a buyer can retry a call that fails and whose list is in no file', async ({
  page,
  gateway,
}) => {
  const configurator = configuratorPage(page, gateway.home, page.locator('cfg-configurator'))
  await configurator.openHome()
  gateway.setFaults({ call: 'lstEngines', fault: 'fail' })
  await page.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).click()
  await configurator.openOptions()
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  await expect(retry).toBeVisible()
  gateway.setFaults()
  await retry.click()
  await configurator.goThroughSteps('motor', 'resumo')
})

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

test('a browser that already has the response gets status 304', async ({ gateway }) => {
  const address = `${gateway.origin}${API}wp-json/cfg/lstModels/`
  const first = await fetch(address)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await fetch(address, { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('x-cfg-source')).toMatch(/^(cached|content-site)$/)
})

test('paths outside the calls are rejected without a request to the content site', async ({
  gateway,
}) => {
  const odd = [
    'wp-json/cfg/lstEngines/..',
    'wp-json/cfg/lstEngines/%2e%2e',
    'wp-json/cfg/lstEngines/%2e%2e%2f%2e%2e%2fwp-login.php',
    'wp-json/cfg/lstEngines/%252e%252e%252f',
    'wp-json/cfg/lstEngines/http:%2f%2f10.0.0.1',
    'wp-json/cfg/lstEngines/169.254.169.254',
    'wp-json/cfg/lstEngines/@127.0.0.1',
    'wp-json/cfg/lstEngines/101%0d%0aHost:%20evil.example',
    'wp-json/cfg/lstEngines/101%00',
    'wp-json/cfg/http://evil.example/',
  ]
  for (const path of odd) {
    expect(await gateway.requestRaw(API + path), path).toBe(404)
  }
  expect(gateway.requests()).toEqual([])
})
