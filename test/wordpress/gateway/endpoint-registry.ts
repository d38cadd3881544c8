import { glob, readFile } from 'node:fs/promises'

const CALLS = 'wordpress-plugin/modules/gateway/calls.json'
const ENDPOINT = 'wordpress-plugin/modules/gateway/Endpoint.php'

/** A call that the plugin's gateway requests from the content site. */
export interface RegisteredEndpoint {
  /** Path below `wp-json/cfg/`, with `:name` for arguments and a trailing slash where the content site has one. */
  readonly path: string
  readonly shape: 'list' | 'object'
  /** What the call is about. */
  readonly about: string
}

/** Reads the plugin's GET calls. */
export async function registeredEndpoints(): Promise<RegisteredEndpoint[]> {
  const { reads } = JSON.parse(await readFile(CALLS, 'utf8')) as {
    readonly reads: Readonly<Record<string, { readonly about: string; readonly field?: string }>>
  }
  return Object.entries(reads).map(([path, { about, field }]) => ({
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    shape: field === undefined ? 'list' : 'object',
    about,
  }))
}

/** Reads the names of the POST calls from the sources of the gateway and of the modules that add some. */
export async function registeredPosts(): Promise<string[]> {
  const source = await readFile(ENDPOINT, 'utf8')
  const names = [...source.matchAll(/const PDF\s+= '([\w-]+)'/g)].map(([, name = '']) => name)
  for await (const file of glob('wordpress-plugin/modules/*/module.php')) {
    const added = (await readFile(file, 'utf8')).matchAll(/Endpoint::add_post\( '(\w+)'/g)
    names.push(...[...added].map(([, name = '']) => name))
  }
  return names
}
