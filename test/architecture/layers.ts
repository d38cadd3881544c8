import { posix } from 'node:path'
import { ownImportsOf, scriptsUnder, type SourceFile } from './source.ts'

/** What each layer of `src` may import besides itself (docs: one way down, equal layers never). */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  labels: ['domain'],
  api: ['domain'],
  browser: ['domain'],
  store: ['domain', 'api', 'browser'],
  ui: ['domain', 'labels', 'browser'],
  screens: ['domain', 'labels', 'api', 'browser', 'store', 'ui'],
  element: ['domain', 'labels', 'api', 'browser', 'store', 'ui', 'screens'],
  index: ['element'],
}

/** The layer of a file of `src`; `null` for any other file. */
export function layerOf(path: string): string | null {
  if (path === 'src/index.ts') return 'index'
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** Imports that go up, sideways, or out of `src`. */
export function layerViolations(files: readonly SourceFile[]): string[] {
  return scriptsUnder(files, 'src').flatMap((file) => {
    const layer = layerOf(file.path)
    const allowed = layer === null ? undefined : MAY_IMPORT[layer]
    if (layer === null || allowed === undefined) return [`${file.path} is in no known layer`]
    return ownImportsOf(file)
      .filter((target) => {
        const below = layerOf(target)
        return below !== layer && (below === null || !allowed.includes(below))
      })
      .map((target) => `${file.path} imports ${target}`)
  })
}

/** Import cycles, each as its path. Unlike oxlint's `import/no-cycle`, this follows dynamic imports. */
export function cycles(files: readonly SourceFile[]): string[] {
  return cyclesOf(new Map(files.map((file) => [file.path, ownImportsOf(file)])))
}

/** Cycles between the folders under a folder, itself included: each as its path. */
export function folderCycles(files: readonly SourceFile[], root: string): string[] {
  const graph = new Map<string, string[]>()
  for (const file of scriptsUnder(files, root)) {
    const folder = posix.dirname(file.path)
    const targets = ownImportsOf(file).map((path) => posix.dirname(path))
    graph.set(folder, [
      ...(graph.get(folder) ?? []),
      ...targets.filter((target) => target !== folder && `${target}/`.startsWith(`${root}/`)),
    ])
  }
  return cyclesOf(graph)
}

function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (node: string, way: readonly string[]): void => {
    const start = way.indexOf(node)
    if (start >= 0) {
      found.push([...way.slice(start), node].join(' -> '))
      return
    }
    if (done.has(node)) return
    for (const target of graph.get(node) ?? []) visit(target, [...way, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return found
}

/**
 * What the demo imports from outside: nothing from scripts or tests; its content site only the widget's domain and
 * labels, with which its documents name what the widget shows.
 */
export function demoViolations(files: readonly SourceFile[]): string[] {
  return scriptsUnder(files, 'demo').flatMap((file) =>
    ownImportsOf(file)
      .filter((target) => {
        const isWidget =
          target.startsWith('src/') && !['domain', 'labels'].includes(String(layerOf(target)))
        return (
          /^(scripts|test)\//.test(target) ||
          (isWidget && file.path.startsWith('demo/content-site/'))
        )
      })
      .map((target) => `${file.path} imports ${target}`),
  )
}
