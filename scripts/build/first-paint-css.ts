import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The widget's own sheets that lay the range out. */
const SHEETS = [
  'base/tokens',
  'base/base',
  'base/parts',
  'base/home',
  'base/text',
  'stage/no-model',
]

const sourceOf = (name: string): string =>
  fileURLToPath(new URL(`../../src/ui/${name}.css`, import.meta.url))

const IDS = SHEETS.map((name) => `${sourceOf(name)}?inline`)

/** What only the server's markup needs; no module imports it, so Vite does not minify it. */
async function ownRules(): Promise<string> {
  const css = await readFile(sourceOf('base/first-paint'), 'utf8')
  return css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ')
}

/**
 * Writes `first-paint.css` for pages that show the range before the script has come: it is linked from a declarative
 * shadow root, where the same class names stand (docs/decisions/0015-first-paint-in-a-shadow-root.md).
 */
export function firstPaintCss(): Plugin {
  return {
    name: 'first-paint-css',
    apply: 'build',
    async generateBundle() {
      const texts = IDS.map((id) => {
        // Vite has made the sheet, minified, the text of a module.
        const text = /^export default (".*")/m.exec(this.getModuleInfo(id)?.code ?? '')?.[1]
        return text === undefined ? this.error(`${id} is no text`) : (JSON.parse(text) as string)
      })
      const source = texts.join('') + (await ownRules())
      this.emitFile({ type: 'asset', fileName: 'first-paint.css', source })
    },
  }
}
