import type { Plugin } from 'vite'

/** The cascade layers of the widget's style sheets, from the weakest. */
const LAYERS = ['base', 'primitives', 'parts', 'screens', 'print'] as const

type Layer = (typeof LAYERS)[number]

/** The cascade layer of each folder of `src/ui`. Folders that are not listed are in the layer `parts`. */
const FOLDERS: Readonly<Record<string, Layer>> = {
  base: 'base',
  primitives: 'primitives',
  layout: 'primitives',
  builds: 'screens',
  comparison: 'screens',
  'guided-start': 'screens',
  'running-cost': 'screens',
  summary: 'screens',
}

const SHEET = /[\\/]src[\\/]ui[\\/]([\w-]+)[\\/]([\w-]+)\.css(?:\?|$)/

/** The layer of a style sheet by its folder, and of the model list before the script. Null for other files. */
export function layerOf(id: string): Layer | null {
  const [, folder = '', name] = SHEET.exec(id) ?? []
  if (folder === '') return null
  if (name === 'print') return name
  return name === 'first-paint' ? 'screens' : (FOLDERS[folder] ?? 'parts')
}

/** A style sheet in its layer. The first sheet of every page also declares the order of the layers. */
export function inLayer(id: string, css: string): string {
  const layer = layerOf(id)
  if (layer === null) return css
  const order = id.includes('tokens.css') ? `@layer ${LAYERS.join()};` : ''
  return `${order}@layer ${layer}{${css}}`
}

/**
 * Puts each of the widget's style sheets in the cascade layer of its folder. Sheets are adopted when their components
 * are first shown: between layers, the order of the visits does not matter.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: (code, id) => (layerOf(id) === null ? null : { code: inLayer(id, code), map: null }),
  }
}
