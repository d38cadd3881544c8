import { posix } from 'node:path'
import {
  importsOf,
  isTest,
  lineCount,
  scriptsUnder,
  stringLiterals,
  withoutComments,
  withoutText,
  type SourceFile,
} from './source.ts'

export const MOST_LINES = 400

/** Files of more lines than one reader can hold. */
export function tooLong(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => lineCount(file) > MOST_LINES)
    .map((file) => `${file.path} has ${lineCount(file)} lines`)
}

const MOST_FILES = 40

/** Folders with too many source files on one level. */
export function crowdedFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    if (isTest(path)) continue
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} files`)
}

const REACT = /^(react|react-dom)(\/|$)/

/** Files other than `.tsx` that know React. */
export function reactOutsideTsx(files: readonly SourceFile[]): string[] {
  return scriptsUnder(files, 'src')
    .filter((file) => !file.path.endsWith('.tsx'))
    .filter((file) => importsOf(file).some((name) => REACT.test(name)))
    .map(({ path }) => path)
}

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

const REEXPORT = /export\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s*from\s*['"][^'"]+['"];?/g

/** Files that only pass on what others export, but the list of optional features, and index files but the one entry. */
export function barrelFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => {
      if (path === 'src/features.ts') return false
      if (/\/index\.tsx?$/.test(path)) return path !== 'src/index.ts'
      const code = withoutComments(text).trim()
      return code !== '' && code.replace(REEXPORT, '').trim() === ''
    })
    .map(({ path }) => path)
}

/** Files whose name does not say what is in them. */
export function vagueNames(files: readonly SourceFile[]): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => /(^|[/-])(utils?|helpers?|common|misc)([/.-])/.test(path))
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
    .filter(({ path }) => path !== 'src/platform/motion.ts')
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
    .filter(({ path }) => path !== 'src/core/configuration/steps.ts')
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
