import type { Plugin } from 'vite'

/** A dynamic import as wrapped by Vite, with or without destructured names. */
const WRAPPED =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await ([^;]+);\s*return \{[^}]*\};\s*\}|(import\([^)]*\))), __VITE_PRELOAD__, import\.meta\.url\)/g

/**
 * Keeps dynamic imports unwrapped. The widget has no separate style sheets and prefetches its lazy
 * chunks itself, so Vite's preload helper would only add weight to the first view.
 */
export function plainDynamicImport(): Plugin {
  return {
    name: 'plain-dynamic-import',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      // A stub of the helper, for wrapped imports in a form not matched above.
      return id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load()'
        : null
    },
    renderChunk(code) {
      return code.includes('__VITE_PRELOAD__') ? code.replace(WRAPPED, '$1$2') : null
    },
  }
}
