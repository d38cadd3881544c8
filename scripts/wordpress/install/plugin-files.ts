import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'

export const PLUGIN_SLUG = 'cfg-configurator'
export const PLUGIN_MAIN = `${PLUGIN_SLUG}/${PLUGIN_SLUG}.php`

const SOURCE = 'wordpress-plugin'
const BUILT = 'dist/widget'

/** Files in the plugin's folder that are needed only for development. */
const DEVELOPMENT =
  /^((modules\/([^/]+\/)?)?tests|vendor|composer\.(json|lock)|[^/]+\.dist|\..*)(\/|$)/

/** Built files to ship. Some hosts reject folders that start with a dot. */
const MANIFEST = '.vite/manifest.json'
const LICENCES = '.vite/license.md'
const SERVED = /\.(js|css|svg|woff2|json|avif|webp)$/

export interface PluginFile {
  readonly name: string
  readonly source: string
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}

/** Names of the plugin's modules, sorted. Without any, an empty list. */
export function moduleNames(): string[] {
  const files = globSync(`${SOURCE}/modules/*/module.php`)
  return files.map((file) => basename(dirname(file))).toSorted()
}

/** Names of the modules that an editor can switch: those with a title. */
export function listedModules(): string[] {
  return moduleNames().filter((name) => {
    const file = `${SOURCE}/modules/${name}/module.json`
    return existsSync(file) && 'title' in JSON.parse(readFileSync(file, 'utf8'))
  })
}

/** All files of the installed plugin, sorted by name. Without a built widget, only PHP and its data. */
export async function pluginFiles(): Promise<PluginFile[]> {
  const own = (await filesBelow(SOURCE))
    .filter((name) => !DEVELOPMENT.test(name) && !name.startsWith('assets/'))
    .map((name) => ({ name, source: join(SOURCE, name) }))
  const built = (existsSync(BUILT) ? await filesBelow(BUILT) : [])
    .filter((name) => SERVED.test(name) && !name.startsWith('.'))
    .map((name) => ({ name: `assets/${name}`, source: join(BUILT, name) }))
  const described = [
    { name: 'assets/manifest.json', source: join(BUILT, MANIFEST) },
    { name: 'assets/licences.md', source: join(BUILT, LICENCES) },
  ].filter(({ source }) => existsSync(source))
  return [...own, ...built, ...described].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

export async function copyPlugin(target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  for (const { name, source } of await pluginFiles()) await cp(source, join(target, name))
}
