import type { KyInstance } from 'ky'
import type { ContentSite } from './content-site.ts'
import { asWire, isWire, readText, type Wire } from './wire.ts'

/** Member of the prefetched responses that is the address of a manifest (docs/static-catalogue.md), not a response. */
export const MANIFEST = 'catalogue'

/** For how long a manifest is used, in milliseconds; a failed attempt counts too. */
const RENEWED_AFTER = 30_000

/** Age of the writer's last check in milliseconds from which a manifest is not used. */
const TOO_OLD = 7_200_000

/** Timeouts in milliseconds. The plain call follows, so they are shorter than that of a call. */
const MANIFEST_TIMEOUT = 3000
const FILE_TIMEOUT = 5000

interface Manifest {
  readonly address: string
  /** The files with their hashes, by path of the call. */
  readonly calls: Wire
}

/** The last attempt to read the manifest of a content site. */
interface Reading {
  readonly time: number
  readonly manifest: Promise<Manifest | null>
  hasManifest: boolean
}

const readings = new WeakMap<ContentSite, Reading>()

/** Whether lists are read from files, so that any number can be requested at once. */
export function hasFiles(site: ContentSite): boolean {
  return readings.get(site)?.hasManifest ?? false
}

/** Makes a call for a list read the list's file first. Whatever is wrong with the file, the call itself follows. */
export function fromFiles<Arguments extends readonly unknown[], Data>(
  fetchList: (site: ContentSite, ...values: Arguments) => Promise<Data>,
): (site: ContentSite, ...values: Arguments) => Promise<Data> {
  return async (site, ...values) => {
    const address = readText(site.prefetched[MANIFEST])
    const manifest = address === null ? null : await currentManifest(site, address)
    if (manifest) {
      try {
        return await fetchList(onFiles(site, manifest), ...values)
      } catch {
        // The buyer notices nothing unless the call fails too.
      }
    }
    return fetchList(site, ...values)
  }
}

/** The manifest of a site; null if it cannot be used. */
async function currentManifest(site: ContentSite, address: string): Promise<Manifest | null> {
  const last = readings.get(site)
  if (last && Date.now() - last.time < RENEWED_AFTER) return last.manifest
  // A copy that the page has preloaded may come from the browser's cache; the next request does not.
  const manifest = readManifest(address)
    .then((read) => read ?? readManifest(address))
    .catch(() => null)
  const reading: Reading = { time: Date.now(), manifest, hasManifest: false }
  readings.set(site, reading)
  reading.hasManifest = (await manifest) !== null
  return manifest
}

async function readManifest(path: string): Promise<Manifest | null> {
  const address = new URL(path, document.baseURI).href
  // 'no-cache' asks the server whether the copy in the browser's cache is current.
  const response = await load(address, MANIFEST_TIMEOUT, { cache: 'no-cache' })
  const wire = asWire(await response.json())
  // A writer that finds the lists unchanged sets only the time of the file.
  const touched = Date.parse(response.headers.get('Last-Modified') ?? '') || 0
  const isCurrent = Date.now() - Math.max(Number(wire.checked) * 1000, touched) < TOO_OLD
  return wire.schema === 1 && isCurrent && isWire(wire.calls)
    ? { address, calls: wire.calls }
    : null
}

/** The site with its lists in files. Throws for a list that the manifest does not name. */
function onFiles(site: ContentSite, { address, calls }: Manifest): ContentSite {
  const get = (path: string) => ({
    async json(): Promise<unknown> {
      const { file, hash } = asWire(calls[path])
      const name = readText(file)
      const integrity = readText(hash)
      if (name === null || integrity === null) throw new Error(`${path} is in no file`)
      return (await load(new URL(name, address).href, FILE_TIMEOUT, { integrity })).json()
    },
  })
  // Calls for lists use nothing else of the client.
  return { ...site, http: { get } as unknown as KyInstance }
}

async function load(address: string, timeout: number, init: RequestInit): Promise<Response> {
  const request = new Request(address, { ...init, signal: AbortSignal.timeout(timeout) })
  const response = await fetch(request)
  if (!response.ok) throw new Error(`${address}: status ${response.status}`)
  return response
}
