import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { buildContractTool } from '../build/contract-tool.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { vsCodeCssData, vsCodeData, webTypes } from './editor-data.ts'
import { elementOf, packagedManifest, readElementManifest } from './element-manifest.ts'
import { elementTypes, frameworkTypes } from './types.ts'

const WIDGET = 'dist/widget'

/** What the npm package has besides the built widget. */
const TARGET = 'dist/package'

const DEFINE_TYPES = `export type * from './element.js'

/**
 * Loads the element and registers it as \`<cfg-configurator>\` or under another name. Importing this module does nothing
 * by itself, also on a server. Resolves when the element is registered; a second call does nothing.
 */
export declare function defineConfigurator(name?: string): Promise<void>
`

/** The whole built entry: \`import{t as e}from"./home-….js";setTimeout(e);\`. */
const ENTRY = /^import\{(\w+)(?: as (\w+))?\}from"\.\/([\w.-]+)";setTimeout\((\w+)\);?\s*$/

/** Returns the module \`define\`, which calls what the built entry calls. Throws for an entry of another form. */
export function defineModule(entry: string): string {
  const [, name, alias, file, called] = ENTRY.exec(entry) ?? []
  if (name === undefined || called !== (alias ?? name))
    throw new Error(`The built entry has another form: ${entry}`)
  return `export async function defineConfigurator(name = 'cfg-configurator') {
  const { ${name}: define } = await import('../widget/${file}')
  define(name)
  await customElements.whenDefined(name)
}
`
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Writes what the npm package has besides the built widget, from custom-elements.json and the build, and bundles the
 * contract check.
 */
async function writePackage(): Promise<void> {
  await ensureBuilt()
  const entry = await readFile(join(WIDGET, 'configurator.js'), 'utf8')
  const manifest = readElementManifest()
  const element = elementOf(manifest)
  const { name, version } = packageJson
  const files: Readonly<Record<string, string>> = {
    'define.js': defineModule(entry),
    'define.d.ts': DEFINE_TYPES,
    'element.d.ts': elementTypes(element),
    ...frameworkTypes(element),
    'custom-elements.json': json(packagedManifest(manifest, `${WIDGET}/configurator.js`)),
    'web-types.json': json(webTypes(element, name, version)),
    'html-custom-data.json': json(vsCodeData(element)),
    'css-custom-data.json': json(vsCodeCssData(element)),
  }
  await rm(TARGET, { recursive: true, force: true })
  await mkdir(TARGET, { recursive: true })
  await Promise.all([
    ...Object.entries(files).map(([file, text]) => writeFile(join(TARGET, file), text)),
    // Vite lists the licences of the packages whose code is in the bundle.
    copyFile(join(WIDGET, '.vite/license.md'), join(TARGET, 'THIRD-PARTY-NOTICES.md')),
    buildContractTool(),
  ])
}

/** Implements npm's `prepack`, which `npm pack` and `npm publish` run first. */
if (import.meta.main) await writePackage()
