import { expect, it } from 'vitest'
import { isTest, readSources, stringLiterals, withoutComments, type SourceFile } from './source.ts'
import { posix } from 'node:path'

/** Keys of the strings of each file of labels, by its path. */
type LabelFiles = ReadonlyMap<string, readonly string[]>

/** Imports of code, without those of types. */
const STATIC = /\b(?:import|export)\s+(?!type\b)(?:[^'"`;()]*?\bfrom\s*)?'(\.[^'?]+)'/g
const DYNAMIC = /\bimport\(\s*'(\.[^'?]+)'/g

function modulesOf({ path, text }: SourceFile, pattern: RegExp): string[] {
  const names = [...withoutComments(text).matchAll(pattern)].map((match) => match[1] ?? '')
  return names.map((name) => posix.join(posix.dirname(path), name))
}

/** Names of data that are also keys, and the keys that the filter panel shows. */
const DATA: ReadonlySet<string> = new Set([
  'src/core/filtering/filtering.ts',
  'src/core/configuration/build.ts: buildCode',
  'src/core/configuration/build-code.ts: saveBuild',
  'src/core/offer/stock-car.ts: stockCars',
  'src/features/delivery/stock-cars.ts: stockCars',
])

/** Keys that a string of the code may stand for: a key, a stem of a singular and a plural, or a template. */
function keysOf(literal: string, keys: readonly string[]): string[] {
  if (!/^[\w${}().]+$/.test(literal)) return []
  if (!literal.includes('${'))
    return keys.filter((key) => key === literal || key === `${literal}One`)
  const [before = '', after = ''] = literal.split(/\$\{.*\}/)
  // Others are identifiers rather than keys: `${kind}Id`.
  if (!/^[a-z]{4}/.test(before)) return []
  return keys.filter((key) => key.startsWith(before) && key.endsWith(after))
}

/**
 * Strings that code may show although its chunk has not loaded them: `path of code: 'key'`, by the module that is loaded.
 * A chunk is a module that `import()` names, with all that it imports; its strings are those that `addTexts` adds there, and
 * those of `common`.
 * @param files Sources without tests.
 * @param common Path of the module whose imports of labels every translator has.
 */
function missingTexts(files: readonly SourceFile[], labels: LabelFiles, common: string): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const chunkOf = (path: string, chunk = new Set<SourceFile>()): Set<SourceFile> => {
    const file = byPath.get(path)
    if (file === undefined || chunk.has(file)) return chunk
    chunk.add(file)
    for (const target of modulesOf(file, STATIC)) chunkOf(target, chunk)
    return chunk
  }
  const isLabels = (path: string): boolean => labels.has(path)
  const uses = new Map(
    files.map((file) => [file, isLabels(file.path) ? [] : usesOf(file, labels)] as const),
  )
  const shared = [...chunkOf(common)].map(({ path }) => path).filter(isLabels)
  const entries = new Set(files.flatMap((file) => modulesOf(file, DYNAMIC)))
  return [...entries].flatMap((entry) => {
    const chunk = [...chunkOf(entry)]
    const adding = chunk.filter(({ text }) => /^\s*addTexts\(/m.test(text))
    const loaded = new Set([...shared, ...adding.flatMap((file) => modulesOf(file, STATIC))])
    return chunk.flatMap((file) =>
      (uses.get(file) ?? [])
        .filter(({ paths }) => !paths.some((path) => loaded.has(path)))
        .map(
          ({ literal, paths }) =>
            `${entry} loads ${file.path}: '${literal}' of ${paths.join(' or ')}`,
        ),
    )
  })
}

interface Use {
  readonly literal: string
  /** Files of labels with a key that it may stand for. */
  readonly paths: readonly string[]
}

function usesOf({ path: file, text }: SourceFile, labels: LabelFiles): Use[] {
  return [...new Set(stringLiterals(text))].flatMap((literal) => {
    if (DATA.has(`${file}: ${literal}`) || DATA.has(file)) return []
    const paths = [...labels].flatMap(([path, keys]) =>
      keysOf(literal, keys).length > 0 ? [path] : [],
    )
    return paths.length > 0 ? [{ literal, paths }] : []
  })
}

it('every chunk loads the strings that it shows', async () => {
  const sources = readSources(['src']).filter(({ path }) => !isTest(path))
  // `pt-PT.ts` has the strings of all files. Agents read theirs with a translator of their own.
  const paths = sources
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.pt-PT.ts') && !path.startsWith('src/features/agents/'))
  const labels = await Promise.all(
    paths.map(async (path) => {
      const [texts = {}] = Object.values((await import(`../../${path}`)) as object) as object[]
      return [path, Object.keys(texts)] as const
    }),
  )
  expect(labels.length).toBeGreaterThan(10)
  expect(missingTexts(sources, new Map(labels), 'src/labels/texts.ts')).toEqual([])
})
