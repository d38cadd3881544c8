import { prepareSite, type Site, type SiteOptions } from '../install/prepare-site.ts'
import { hasNativePhp, nativePhp } from '../php/native-php.ts'
import type { Php } from '../php/php.ts'
import { requireFreePort } from './free-port.ts'
import { running, serveNative, type Running } from './serve-native.ts'

export interface Wordpress extends Running {
  readonly site: Site
}

/** Prepares a site and serves it with the machine's PHP if possible, otherwise with PHP in WebAssembly. */
export async function startWordpress(options: SiteOptions): Promise<Wordpress> {
  if (options.port !== undefined) await requireFreePort(options.port)
  if (options.php === undefined && hasNativePhp()) {
    const site = await prepareSite({ ...options, php: nativePhp })
    return { site, ...(await serveNative(site.folder, site.port)) }
  }
  const { wasmPhp } = await import('../php/wasm-php.ts')
  await using stack = new AsyncDisposableStack()
  const start = async (folder: string, port: number): Promise<Php> =>
    stack.adopt(await (options.php ?? wasmPhp)(folder, port), (php) => php.close())
  const site = await prepareSite({ ...options, php: start })
  stack.move()
  return { site, ...running(site.url, site.php.close) }
}
