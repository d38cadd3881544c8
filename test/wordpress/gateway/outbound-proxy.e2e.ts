import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request as forward } from 'node:http'
import { join } from 'node:path'
import { closeWhole, listenOn } from '../../../demo/listening.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { expect, test } from './gateway-site.ts'

/** A name that only the proxy knows. */
const HOST = 'catalogue.example'

/** Starts a forward proxy that knows one host. Every other gets 502. */
async function startProxy(target: string) {
  const hosts: string[] = []
  const server = createServer((request, response) => {
    const { host, pathname, search } = new URL(request.url ?? '')
    hosts.push(host)
    if (host !== HOST) response.writeHead(502).end()
    else {
      const { method, headers } = request
      const to = new URL(pathname + search, target)
      const passed = forward(to, { method, headers: { ...headers, host: to.host } }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      request.pipe(passed)
    }
  })
  return { port: await listenOn(server, 0), hosts, close: () => closeWhole(server) }
}

test('a site that can send requests only through a proxy and resolves no names has a complete configuration', async ({
  page,
  gateway,
}) => {
  const proxy = await startProxy(gateway.contentSite)
  const constants = join(gateway.folder, 'wp-content/mu-plugins/proxy.php')
  const config = join(gateway.folder, 'wp-config.php')
  const before = await readFile(config, 'utf8')
  try {
    await writeFile(
      config,
      before.replace("'127.0.0.1,localhost'", `'127.0.0.1,localhost,${HOST}'`),
    )
    await writeFile(
      constants,
      `<?php define( 'WP_PROXY_HOST', '127.0.0.1' ); define( 'WP_PROXY_PORT', '${proxy.port}' );`,
    )
    await gateway.setContentSite(`http://${HOST}`)
    const configurator = configuratorPage(page, gateway.home, page.locator('cfg-configurator'))
    await configurator.goToStep('resumo')
    await expect(page.locator('cfg-configurator')).toContainText('€')
    expect(new Set(proxy.hosts)).toEqual(new Set([HOST]))
  } finally {
    await rm(constants, { force: true })
    await writeFile(config, before)
    await proxy.close()
  }
})
