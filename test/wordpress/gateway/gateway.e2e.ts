import { MODEL } from '../../e2e/support/catalogue.ts'
import type { Page } from '@playwright/test'
import { FRESH_HEADER, expect, test, type GatewaySite } from './gateway-site.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'

/** Origins of the gateway's responses, by call. */
function keepSources(page: Page): Map<string, string> {
  const sources = new Map<string, string>()
  page.on('response', (response) => {
    const call = /\/wp-json\/cfg\/([^/?]+)/.exec(response.url())?.[1]
    const source = response.headers()['x-cfg-source']
    if (call !== undefined && source !== undefined) sources.set(call, source)
  })
  return sources
}

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
  await gateway.untilStale()
  await retry.click()
  await configurator.goThroughSteps('motor', 'resumo')
})

test('ten simultaneous calls to a slow content site cause one request', async ({ gateway }) => {
  gateway.setFaults({ call: 'extColors', delay: 1500 })
  // On a busy machine the last call begins when the answer to the first is no longer fresh.
  const headers = { [FRESH_HEADER]: '120' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      fetch(`${gateway.origin}/wp-json/cfg/extColors/101`, { headers }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(gateway.requests().filter(({ call }) => call === 'extColors')).toHaveLength(1)
})

test('a browser that already has the response gets status 304', async ({ gateway }) => {
  const address = `${gateway.origin}/wp-json/cfg/lstModels/`
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
    '/wp-json/cfg/lstEngines/..',
    '/wp-json/cfg/lstEngines/%2e%2e',
    '/wp-json/cfg/lstEngines/%2e%2e%2f%2e%2e%2fwp-login.php',
    '/wp-json/cfg/lstEngines/%252e%252e%252f',
    '/wp-json/cfg/lstEngines/http:%2f%2f10.0.0.1',
    '/wp-json/cfg/lstEngines/169.254.169.254',
    '/wp-json/cfg/lstEngines/@127.0.0.1',
    '/wp-json/cfg/lstEngines/101%0d%0aHost:%20evil.example',
    '/wp-json/cfg/lstEngines/101%00',
    '/wp-json/cfg/http://evil.example/',
    '/?rest_route=/cfg/lstEngines/../../x',
    '/?rest_route=/cfg/lstEngines/evil.example',
  ]
  for (const path of odd) {
    expect([400, 404], path).toContain(await gateway.requestRaw(path))
  }
  expect(gateway.requests()).toEqual([])
})

test('the sample data leads to the summary and is marked as a sample', async ({
  page,
  gateway,
}) => {
  await gateway.setContentSite('')
  const sources = keepSources(page)
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.avif') && !response.ok()) failed.push(response.url())
  })
  await completeFlow(page, gateway)
  expect(new Set(sources.values())).toEqual(new Set(['sample']))
  expect(failed).toEqual([])
  expect(gateway.requests()).toEqual([])
})
