import { isTest, ownImportsOf, scriptsUnder, type SourceFile } from './source.ts'

/** What a layer of `src` may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  core: ['platform', 'labels'],
  styles: [],
  labels: ['core', 'features', 'ui'],
  ui: ['core', 'platform', 'labels', 'styles'],
  features: ['core', 'platform', 'labels', 'styles', 'ui'],
  'features.ts': ['features'],
  shell: ['core', 'platform', 'labels', 'styles', 'ui', 'features', 'features.ts'],
  element: ['core', 'platform', 'labels', 'styles', 'ui', 'features', 'shell'],
  index: ['element'],
}

/** The features that `src/features.ts` lists, and which of the others each needs. The rest is required. */
export const OPTIONAL_FEATURES: Readonly<Record<string, readonly string[]>> = {
  agents: [],
  builds: ['running-cost'],
  delivery: [],
  equipment: [],
  'guided-start': ['running-cost'],
  'running-cost': [],
}

/** The layer of a file of `src`; `null` for any other file. */
export function layerOf(path: string): string | null {
  if (path === 'src/index.ts') return 'index'
  if (path === 'src/features.ts') return 'features.ts'
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** The feature of a file; `null` outside `src/features`. */
export function featureOf(path: string): string | null {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** The sources of the widget without the tests beside them. */
const widgetSources = (files: readonly SourceFile[]): SourceFile[] =>
  scriptsUnder(files, 'src').filter(({ path }) => !isTest(path))

/** Imports that go up or out of `src`. */
export function layerViolations(files: readonly SourceFile[]): string[] {
  return widgetSources(files).flatMap((file) => {
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

/**
 * Imports of an optional feature that would break without it: all but those of `src/features.ts`, of the feature itself,
 * also of its tests, and of features that state that they need it.
 */
export function featureViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    if (file.path === 'src/features.ts') return []
    const feature = featureOf(file.path) ?? ''
    const needed = new Set([feature, ...(OPTIONAL_FEATURES[feature] ?? [])])
    return ownImportsOf(file)
      .filter((target) => {
        const other = featureOf(target)
        return other !== null && other in OPTIONAL_FEATURES && !needed.has(other)
      })
      .map((target) => `${file.path} imports ${target}`)
  })
}

/**
 * What the demo imports from outside: nothing from scripts or tests; its content site no component of the
 * widget, only the rules, readers and texts that its documents share with it.
 */
export function demoViolations(files: readonly SourceFile[]): string[] {
  return scriptsUnder(files, 'demo').flatMap((file) =>
    ownImportsOf(file)
      .filter((target) => {
        const isWidget = target.startsWith('src/') && target.endsWith('.tsx')
        return (
          /^(scripts|test)\//.test(target) ||
          (isWidget && file.path.startsWith('demo/content-site/'))
        )
      })
      .map((target) => `${file.path} imports ${target}`),
  )
}
