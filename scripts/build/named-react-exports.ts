import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import type { Plugin } from 'vite'

const MODULES: Readonly<Record<string, object>> = { react, 'react/jsx-runtime': jsxRuntime }

/** The folder in the id of the generated modules puts them into the chunk of packages. */
const PREFIX = '\0named-react-exports/node_modules/'

/**
 * Gives React's CommonJS modules named exports. Without them, each use in another chunk is a property of the module
 * object, `(0,x.jsx)(…)` instead of `j(…)`: 90 bytes of the first view's own code, compressed, and 650 of all chunks.
 * What is not used is left out of the build.
 */
export function namedReactExports(): Plugin {
  return {
    name: 'named-react-exports',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer, { kind }) {
      // A `require` of another CommonJS module needs the module object.
      const isWrapped = kind !== 'require-call' && importer?.startsWith(PREFIX) !== true
      return isWrapped && Object.hasOwn(MODULES, id) ? PREFIX + id : null
    },
    load(id) {
      return id.startsWith(PREFIX) ? namedExports(id.slice(PREFIX.length)) : null
    },
  }
}

/** Source text of a module with every export of a CommonJS module. */
export function namedExports(module: string): string {
  const names = Object.keys(MODULES[module] ?? {}).filter(
    (name) => name !== 'default' && name !== 'module.exports',
  )
  return [
    `import all from '${module}'`,
    'const read = (name) => all[name]',
    // A call without side effects is removed if nothing imports the name.
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ read('${name}')`),
    'export default all',
  ].join('\n')
}
