import { nonBlankLines, type SourceFile } from './source.ts'

/** Classes of the plugin by name, each with the names of the others that its file names. */
export type ClassGraph = ReadonlyMap<string, ReadonlySet<string>>

/** What is no code: comments, strings, and HTML between PHP tags. `#[` begins an attribute. */
const NO_CODE =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|#(?!\[)[^\n]*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\?>[\s\S]*?(?:<\?(?:php\b|=)|$)/g

const NAME = /(?<![\w$\\>:])\\?[A-Z]\w*(?:\\\w+)*/g
const NAMESPACE = /^namespace ([\w\\]+);/m
const USE = /^use ([\w\\]+?\\?(\w+))(?: as (\w+))?;/gm

const codeOf = (text: string): string => text.replace(NO_CODE, ' ')

/** Full name of the class that a file of the plugin declares (PSR-4); null if it returns an object without a name. */
function classOf({ path, text }: SourceFile): string | null {
  const space = NAMESPACE.exec(text)?.[1]
  if (space === undefined) return null
  return `${space}\\${/([^/]+)\.php$/.exec(path)?.[1]}`
}

/** Full names of what a file's code names, whether they are classes of the plugin or not. */
function namesIn(code: string): string[] {
  const space = NAMESPACE.exec(code)?.[1] ?? ''
  const aliases = new Map<string, string>()
  for (const [, full = '', last = '', alias] of code.matchAll(USE)) aliases.set(alias ?? last, full)
  const used = (code.replace(USE, '').match(NAME) ?? []).map((name) => {
    if (name.startsWith('\\')) return name.slice(1)
    const [first = '', ...rest] = name.split('\\')
    return [aliases.get(first) ?? `${space}\\${first}`, ...rest].join('\\')
  })
  return [...aliases.values(), ...used]
}

/** Which class of the plugin names which in its code; comments do not count. */
export function classGraph(files: readonly SourceFile[]): ClassGraph {
  const codes = new Map<string, string>()
  for (const file of files) {
    const name = classOf(file)
    if (name !== null) codes.set(name, codeOf(file.text))
  }
  return new Map(
    [...codes].map(([name, code]) => [
      name,
      new Set(namesIn(code).filter((other) => other !== name && codes.has(other))),
    ]),
  )
}

/** Groups of classes of which each leads to every other: cycles, the largest first (Tarjan). */
export function classCycles(graph: ClassGraph): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (name: string): number => {
    const number = order.size
    order.set(name, number)
    open.push(name)
    let low = number
    for (const other of graph.get(name) ?? []) {
      if (!order.has(other)) low = Math.min(low, visit(other))
      else if (open.includes(other)) low = Math.min(low, order.get(other) ?? number)
    }
    if (low === number) found.push(open.splice(open.indexOf(name)).toSorted())
    return low
  }
  for (const name of graph.keys()) if (!order.has(name)) visit(name)
  return found
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => other.length - one.length)
}

/** Non-blank lines of the plugin's files, by folder of the core and by module. */
export function linesByArea(files: readonly SourceFile[]): Record<string, number> {
  const lines: Record<string, number> = {}
  for (const file of files) {
    const area =
      /^wordpress-plugin\/(includes(?:\/[^/]+(?=\/))?|modules\/[^/]+)/.exec(file.path)?.[1] ?? ''
    lines[area] = (lines[area] ?? 0) + nonBlankLines(file)
  }
  return lines
}
