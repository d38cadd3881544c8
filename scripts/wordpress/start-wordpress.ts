import { hasNativePhp, nativePhp } from './native-php.ts'
import type { Php } from './php.ts'
import { requireFreePort } from './free-port.ts'
import { prepareSite, type Site, type SiteOptions } from './prepare-site.ts'
import { serveNative, type Running } from './serve-native.ts'

/** A WordPress that answers, and what its site is made of. */
export interface Wordpress extends Running {
  readonly site: Site
}

/** Prepares a site and serves it: with the machine's PHP where that will do, else with PHP in WebAssembly. */
export async function startWordpress(options: SiteOptions): Promise<Wordpress> {
  await requireFreePort(options.port)
  if (options.php === undefined && hasNativePhp()) {
    const site = await prepareSite({ ...options, php: nativePhp })
    return { site, ...(await serveNative(site.folder, site.port)) }
  }
  const { wasmPhp } = await import('./wasm-php.ts')
  let php: Php | undefined
  try {
    const site = await prepareSite({
      ...options,
      php: async (folder, port) => (php = await (options.php ?? wasmPhp)(folder, port)),
    })
    return { site, url: site.url, stop: site.php.close }
  } catch (error) {
    await php?.close()
    throw error
  }
}
