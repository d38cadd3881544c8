import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isReactDom, trimReact } from '../scripts/build/trim-react.ts'

const KEY = Symbol.for('cfg-configurator: trimmed React DOM')
const globals = globalThis as { [KEY]?: { isOn: boolean } }

/**
 * The tests run React DOM as the build leaves it, so that an event that it does not listen to fails here. Node loads the
 * package, not Vite, so a module hook changes it. Test files share a worker: the hook is registered once.
 */
function trimmed(): { isOn: boolean } {
  const trimming = { isOn: process.env.WHOLE_REACT !== '1' }
  registerHooks({
    load(url, context, nextLoad) {
      const path = url.startsWith('file:') ? fileURLToPath(url) : ''
      if (!trimming.isOn || !isReactDom(path)) return nextLoad(url, context)
      const source = trimReact(readFileSync(path, 'utf8'), path)
      return { format: 'commonjs', source, shortCircuit: true }
    },
  })
  return trimming
}

const trimming = (globals[KEY] ??= trimmed())

/** A second React DOM, whole, as the page around the widget has it. */
export function reactDomOfThePage(): typeof import('react-dom/client') {
  const require = createRequire(import.meta.url)
  const parts = Object.keys(require.cache).filter((path) => /react-dom.(client|cjs)/.test(path))
  const kept = parts.map((path) => [path, require.cache[path]] as const)
  for (const path of parts) delete require.cache[path]
  const wasOn = trimming.isOn
  trimming.isOn = false
  try {
    return require('react-dom/client') as typeof import('react-dom/client')
  } finally {
    trimming.isOn = wasOn
    Object.assign(require.cache, Object.fromEntries(kept))
  }
}
