import { importsOf, scriptsUnder, stringLiterals, withoutText, type SourceFile } from './source.ts'

const IMPURE =
  /(?<![.\w$])(?:window|document|navigator|localStorage|sessionStorage|globalThis|fetch|XMLHttpRequest|customElements|setTimeout|setInterval|performance|crypto|process)\b(?!\s*\??:)|\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b/

/** Files of rules, readers and state. The page, the clock and chance reach them through `platform`. */
const RULES = /^src\/core\/.*(?<!\.test)\.ts$/

/** Files of `core` that reach for the page, the network, the clock or chance themselves. */
export function impureRules(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => RULES.test(path))
    .flatMap((file) => {
      const found = IMPURE.exec(withoutText(file.text))?.[0]
      return found === undefined ? [] : [`${file.path} uses ${found}`]
    })
}

/** Files that import a package, or a part of it. */
export function importersOf(files: readonly SourceFile[], packageName: string): string[] {
  return files
    .filter((file) =>
      importsOf(file).some((name) => name === packageName || name.startsWith(`${packageName}/`)),
    )
    .map(({ path }) => path)
}

const RAW_HTML =
  /\bdangerouslySetInnerHTML\b|\.(?:innerHTML|outerHTML)\s*=(?!=)|\binsertAdjacentHTML\b|\bsetHTML(?:Unsafe)?\s*\(|\bcreateContextualFragment\b/

/** Files but the one gate that turn text into HTML. */
export function rawHtml(files: readonly SourceFile[]): string[] {
  return scriptsUnder(files, 'src')
    .filter(({ path }) => !path.startsWith('src/ui/base/sanitise'))
    .filter(({ text }) => RAW_HTML.test(withoutText(text)))
    .map(({ path }) => path)
}

const MOVEMENT = /\.(?:animate|slideTo)\(/
const EASED_SCROLL = /\.scrollIntoView\((?![^)]*\binstant\b)/

/**
 * Files that move something by script without asking `isMotionReduced`, and those that scroll the page as its theme
 * wishes, which may be smoothly.
 */
export function unaskedMovement(files: readonly SourceFile[]): string[] {
  return scriptsUnder(files, 'src')
    .filter(({ path }) => path !== 'src/platform/scroll.ts')
    .filter(
      ({ text }) =>
        text.includes('prefers-reduced-motion') ||
        EASED_SCROLL.test(text) ||
        (MOVEMENT.test(text) && !text.includes('isMotionReduced()')),
    )
    .map(({ path }) => path)
}

const URL_WORD = /(?:^|\/)(?:motor|versao|resumo|comparador)(?:\/|$)/

/** Files but `steps.ts` that know a word of an address. */
export function strayUrlWords(files: readonly SourceFile[]): string[] {
  return scriptsUnder(files, 'src')
    .filter(({ path }) => path !== 'src/core/configuration/configuration.ts')
    .flatMap(({ path, text }) =>
      stringLiterals(text)
        .filter((literal) => URL_WORD.test(literal))
        .map((literal) => `${path}: '${literal}'`),
    )
}

const STATE = /\bconst \[(\w+), (set\w+)\] = useState\b/g

const NEGATED = /\bon[A-Z]\w*\(!\w/

/**
 * Handlers that compute the next state from the one of their render, of which two presses before the next render see the
 * same: `setIsOpen(!isOpen)` instead of `setIsOpen((is) => !is)`.
 */
export function staleStates(files: readonly SourceFile[]): string[] {
  return scriptsUnder(files, 'src').flatMap(({ path, text }) => {
    const code = withoutText(text)
    const stale = [...code.matchAll(STATE)].flatMap(([, name = '', set = '']) => {
      const call = new RegExp(`\\b${set}\\((?!\\(?\\w*\\)? =>)[^()]*(?<![.\\w])${name}\\b`)
      return call.exec(code)?.[0] ?? []
    })
    return [...stale, ...(NEGATED.exec(code) ?? [])].map((found) => `${path}: ${found}`)
  })
}
