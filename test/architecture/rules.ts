import { posix } from 'node:path'
import {
  importsOf,
  lineCount,
  scriptsUnder,
  stringLiterals,
  withoutComments,
  withoutText,
  type SourceFile,
} from './source.ts'

export const MOST_LINES = 250
const USUAL_LINES = 150
const LONG_ONE_IN = 10

/** Files of more lines than one reader can hold. */
export function tooLong(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => lineCount(file) > MOST_LINES)
    .map((file) => `${file.path} has ${lineCount(file)} lines`)
}

const MOST_FILES = 25

/** Folders with too many source files on one level. */
export function crowdedFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} files`)
}

/** Names the files from 150 lines up where they are more than one in ten. */
export function tooManyLong(files: readonly SourceFile[]): string[] {
  const long = files.filter((file) => lineCount(file) >= USUAL_LINES)
  return long.length * LONG_ONE_IN > files.length ? long.map(({ path }) => path) : []
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

/** Files of the domain that import a package, or reach for the page, the network or the clock. */
export function impureDomain(files: readonly SourceFile[]): string[] {
  return scriptsUnder(files, 'src/domain').flatMap((file) => {
    const packages = importsOf(file).filter((name) => !name.startsWith('.'))
    const found = IMPURE.exec(withoutText(file.text))?.[0]
    return [
      ...packages.map((name) => `${file.path} imports ${name}`),
      ...(file.path.endsWith('.tsx') ? [`${file.path} is a component`] : []),
      ...(found === undefined ? [] : [`${file.path} uses ${found}`]),
    ]
  })
}

const REEXPORT = /export\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s*from\s*['"][^'"]+['"];?/g

/** Files that only pass on what others export, and index files but the one entry. */
export function barrelFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => {
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

const URL_WORD = /(?:^|\/)(?:motor|versao|resumo|comparador)(?:\/|$)/

/** Files but `paths.ts` that know a word of an address. */
export function strayUrlWords(files: readonly SourceFile[]): string[] {
  return scriptsUnder(files, 'src')
    .filter(({ path }) => path !== 'src/screens/routing/paths.ts')
    .flatMap(({ path, text }) =>
      stringLiterals(text)
        .filter((literal) => URL_WORD.test(literal))
        .map((literal) => `${path}: '${literal}'`),
    )
}
