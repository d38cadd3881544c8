import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The widget's style sheets for the layout of the model list. */
const SHEETS = ['shell/first-view', 'styles/text', 'features/legal/legal']

const sourceOf = (name: string): string =>
  fileURLToPath(new URL(`../../src/${name}.css`, import.meta.url))

const IDS = SHEETS.map((name) => `${sourceOf(name)}?inline`)

/** Styles used only by the server-rendered markup. No module imports this file, so Vite does not minify it. */
async function ownRules(): Promise<string> {
  const text = await readFile(sourceOf('shell/first-paint'), 'utf8')
  return text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ')
}

/**
 * Writes `first-paint.css` for pages that show the model list before the script is loaded. It is
 * linked from a declarative shadow root with the same class names.
 */
export function firstPaintCss(): Plugin {
  return {
    name: 'first-paint-css',
    apply: 'build',
    async generateBundle() {
      const texts = IDS.map((id) => {
        // Vite has minified the sheet and inlined it in a module as a string.
        const text = /^export default (".*")/m.exec(this.getModuleInfo(id)?.code ?? '')?.[1]
        return text === undefined ? this.error(`${id} is no text`) : (JSON.parse(text) as string)
      })
      const source = texts.join('') + (await ownRules())
      this.emitFile({ type: 'asset', fileName: 'first-paint.css', source })
    },
  }
}
