import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper by a plain call. The widget has no separate style sheets and
 * fetches its lazy chunks ahead of need by itself, so the helper would only weigh on the first view.
 */
export function plainDynamicImport(): Plugin {
  return {
    name: 'plain-dynamic-import',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('vite/preload-helper.js')) return null
      return 'export const __vitePreload = (load) => load()'
    },
  }
}
