import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkCount, type Count } from '../../test/test-report.ts'
import type { SiteOptions } from '../install/prepare-site.ts'
import { freePort } from '../serve/free-port.ts'
import { startWordpress } from '../serve/start-wordpress.ts'
import { mounted, wasmPhp } from './wasm-php.ts'

/** Pictures and blueprint for the plugin directory of WordPress. They are not part of the zip. */
export const DIRECTORY_ASSETS = 'wordpress-plugin/.wordpress-org'

interface Blueprint {
  readonly landingPage: string
  readonly steps: readonly { readonly step: string }[]
}

/** The blueprint of the plugin directory, which installs a zip of this checkout instead of the published one. */
async function blueprintWith(zip: string): Promise<Blueprint> {
  const file = join(DIRECTORY_ASSETS, 'blueprints/blueprint.json')
  const blueprint = JSON.parse(await readFile(file, 'utf8')) as Blueprint
  const pluginData = { resource: 'vfs', path: `/checks/${zip}` }
  const steps = blueprint.steps.map((step) =>
    step.step === 'installPlugin' ? { ...step, pluginData } : step,
  )
  return { ...blueprint, steps }
}

/** Requests a page as a browser does, with its cookies: Playground logs visitors in with redirects that set them. */
async function visit(url: URL): Promise<Response> {
  const cookies: string[] = []
  for (let redirects = 0; ; redirects += 1) {
    const headers = { cookie: cookies.join('; ') }
    const response = await fetch(url, { headers, redirect: redirects < 5 ? 'manual' : 'error' })
    if (response.status < 300 || response.status >= 400) return response
    cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';', 1).join()))
  }
}

/**
 * Applies the blueprint in Playground to a WordPress that never had the plugin. Its landing page must contain the
 * element. One check.
 */
export async function checkBlueprint(
  options: Pick<SiteOptions, 'folder' | 'files'>,
  zip: string,
): Promise<{ landing: string; count: Count }> {
  const blueprint = await blueprintWith(zip)
  const port = await freePort()
  // Playground applies a blueprint when it starts: WordPress has to be installed before.
  const { url, stop } = await startWordpress({ ...options, port, plugin: 'none' })
  await stop()
  await using stack = new AsyncDisposableStack()
  const php = await wasmPhp(options.folder, port, { mounts: [mounted('dist')], blueprint })
  stack.defer(php.close)
  const page = await visit(new URL(blueprint.landingPage, url))
  const hasElement = (await page.text()).includes('<cfg-configurator')
  return {
    landing: `${page.status}${hasElement ? ' with the element' : ', no element'}`,
    count: checkCount(page.status === 200 && hasElement),
  }
}
