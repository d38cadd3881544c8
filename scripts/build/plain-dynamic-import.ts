import type { Plugin } from 'vite'

/** A dynamic import as Vite wraps it, whole or with the names that are taken from it. */
const WRAPPED =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await ([^;]+);\s*return \{[^}]*\};\s*\}|(import\([^)]*\))), __VITE_PRELOAD__, import\.meta\.url\)/g

/**
 * Leaves dynamic imports as they are written. The widget has no separate style sheets and fetches its lazy
 * chunks ahead of need by itself, so Vite's preload helper would only weigh on the first view.
 */
export function plainDynamicImport(): Plugin {
  return {
    name: 'plain-dynamic-import',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      // What is left of the helper where a wrapped import has another shape.
      return id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load()'
        : null
    },
    renderChunk(code) {
      return code.includes('__VITE_PRELOAD__') ? code.replace(WRAPPED, '$1$2') : null
    },
  }
}
