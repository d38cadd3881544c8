import { existsSync } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'

export const PLUGIN_SLUG = 'cfg-configurator'
export const PLUGIN_MAIN = `${PLUGIN_SLUG}/${PLUGIN_SLUG}.php`

/** The add-ons, in the order in which they are listed. */
export const ADD_ONS = ['leads', 'gateway', 'editor'] as const

export type AddOn = (typeof ADD_ONS)[number]

export const pluginSlug = (name: AddOn): string => `${PLUGIN_SLUG}-${name}`
export const pluginMain = (name: AddOn): string => `${pluginSlug(name)}/${pluginSlug(name)}.php`
export const addOnFolder = (name: AddOn): string => `wordpress-add-ons/${name}`
export const hasAddOn = (name: AddOn): boolean =>
  existsSync(`${addOnFolder(name)}/${pluginSlug(name)}.php`)

const SOURCE = 'wordpress-plugin'
const BUILT = 'dist/widget'

/** Files in the plugin's folder that are needed only for development. */
const DEVELOPMENT = /^(tests|vendor|composer\.(json|lock)|[^/]+\.dist|\..*)(\/|$)/

/** Built files to ship. Some hosts reject folders that start with a dot. */
const PRELOADS = '.vite/preloads.json'
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

const shipped = async (folder: string): Promise<PluginFile[]> =>
  (await filesBelow(folder))
    .filter((name) => !DEVELOPMENT.test(name))
    .map((name) => ({ name, source: join(folder, name) }))

/** All files of an installed add-on, sorted by name. */
export async function addOnFiles(name: AddOn): Promise<PluginFile[]> {
  return (await shipped(addOnFolder(name))).toSorted(byName)
}

/** All files of the installed plugin, sorted by name. Without a built widget, only PHP and its data. */
export async function pluginFiles(): Promise<PluginFile[]> {
  const own = (await shipped(SOURCE)).filter(({ name }) => !name.startsWith('assets/'))
  const built = (existsSync(BUILT) ? await filesBelow(BUILT) : [])
    .filter((name) => SERVED.test(name) && !name.startsWith('.'))
    .map((name) => ({ name: `assets/${name}`, source: join(BUILT, name) }))
  const described = [
    { name: 'assets/preloads.json', source: join(BUILT, PRELOADS) },
    { name: 'assets/licences.md', source: join(BUILT, LICENCES) },
  ].filter(({ source }) => existsSync(source))
  return [...own, ...built, ...described].toSorted(byName)
}

const byName = (one: PluginFile, other: PluginFile): number => (one.name < other.name ? -1 : 1)

async function copyFiles(target: string, files: readonly PluginFile[]): Promise<void> {
  await rm(target, { recursive: true, force: true })
  for (const { name, source } of files) await cp(source, join(target, name))
}

/** Copies add-ons into a folder of plugins. */
export async function copyAddOns(plugins: string, addOns: readonly AddOn[]): Promise<void> {
  for (const name of addOns)
    await copyFiles(join(plugins, pluginSlug(name)), await addOnFiles(name))
}

/** Copies the plugin and these add-ons into a folder of plugins. */
export async function copyPlugins(plugins: string, addOns: readonly AddOn[] = []): Promise<void> {
  await copyFiles(join(plugins, PLUGIN_SLUG), await pluginFiles())
  await copyAddOns(plugins, addOns)
}
