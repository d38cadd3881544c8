import { glob, readFile } from 'node:fs/promises'

const REGISTRY = 'wordpress-plugin/modules/gateway/Endpoint_Registry.php'

/** A line of the plugin's endpoint registry. */
export interface RegisteredEndpoint {
  /** Path below `wp-json/cfg/`, with `:name` for arguments and a trailing slash where the registry has one. */
  readonly path: string
  readonly shape: 'list' | 'object'
  readonly caching: string
}

/** Reads the endpoints from the plugin's source, because these tests run without PHP. */
export async function registeredEndpoints(): Promise<RegisteredEndpoint[]> {
  const source = await readFile(REGISTRY, 'utf8')
  const lists = new Map<string, string>()
  for (const [, name = '', list = ''] of source.matchAll(/\$(\w+)\s+= array\(([^;]*)\);/g))
    lists.set(name, argumentPath(list))
  const lines = source.matchAll(
    /Endpoint::(list|object)\( '([^']+)', Caching::(\w+)(?:, '\w*')?(?:, (?:\$(\w+)|(array\([^;]*?\) \)|array\(.*?\))))? \),/g,
  )
  return [...lines].map(([, shape = '', path = '', caching = '', variable, inline]) => ({
    path:
      path + (variable === undefined ? argumentPath(inline ?? '') : (lists.get(variable) ?? '')),
    shape: shape as RegisteredEndpoint['shape'],
    caching,
  }))
}

/** Reads the names of the POST calls from the sources of the gateway and of the modules that add some. */
export async function registeredPosts(): Promise<string[]> {
  const source = await readFile(REGISTRY, 'utf8')
  const constants = new Map(
    [...source.matchAll(/const (\w+)\s+= '([\w-]+)'/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  const entries = source.matchAll(/(?:'(\w+)'|self::(\w+))\s+=> \w+::\w+\( \.\.\. \)/g)
  const names = [...entries].map(([, name, constant = '']) => name ?? constants.get(constant) ?? '')
  for await (const file of glob('wordpress-plugin/modules/*/module.php')) {
    const added = (await readFile(file, 'utf8')).matchAll(/Endpoint_Registry::add_post\( '(\w+)'/g)
    names.push(...[...added].map(([, name = '']) => name))
  }
  return names
}

function argumentPath(list: string): string {
  return [...list.matchAll(/'(\w+)'\s+=> Argument::/g)].map(([, name = '']) => `/:${name}`).join('')
}
