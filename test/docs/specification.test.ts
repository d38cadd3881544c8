import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources, type SourceFile } from '../architecture/source.ts'
import { brokenCitations, citationsOf, indexSpecification } from './spec-citations.ts'

const SPECIFICATION = 'docs/specification.md'

const specification = indexSpecification(readFileSync(SPECIFICATION, 'utf8'))

function readPages(folder: string, recursive: boolean): SourceFile[] {
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

const sources = [
  ...readSources(['src', 'demo', 'scripts', 'test', 'wordpress-plugin']),
  ...readPages('docs', true),
  ...readPages('.', false),
]
const citations = sources.flatMap(citationsOf)

/** Code in which citations of a section or subsection are to be found; `\u00a7` keeps them out of the real search. */
function broken(text: string): string[] {
  const path = 'src/example.ts'
  return brokenCitations(citationsOf({ path, text }), specification)
}

describe('docs/specification.md', () => {
  it('has the sections 1 to 9', () => {
    expect([...specification.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  it('has every section and subsection that code, tests and pages cite', () => {
    expect(brokenCitations(citations, specification)).toEqual([])
  })

  it('is cited often enough to show that the search for citations works', () => {
    const countIn = (extension: RegExp): number =>
      citations.filter(({ file }) => extension.test(file)).length
    expect(countIn(/\.tsx?$/)).toBeGreaterThan(120)
    expect(countIn(/\.php$/)).toBeGreaterThan(10)
    expect(citations.filter(({ names }) => names.length > 0).length).toBeGreaterThan(50)
  })

  it('is linked from README.md', () => {
    const linking = sources.filter(({ text }) => text.includes(`](${SPECIFICATION})`))
    expect(linking.map(({ path }) => path)).toContain('README.md')
  })
})

describe('a citation of the specification', () => {
  it.each([
    '// Shown as spec \u00a75 demands.',
    '/** The route table (spec \u00a72, routing). */',
    '/** Both (spec \u00a72, guards; spec \u00a74, home, motors and version). */',
    '/** Both (spec \u00a72 and \u00a74, comparator). */',
    '/** A failure (spec \u00a78: only logged). */',
    '/**\n * Wrapped in the middle (spec \u00a72,\n * filter panel).\n */',
  ])('is accepted when its sections and subsections exist: %j', (text) => {
    expect(citationsOf({ path: 'src/example.ts', text })).not.toEqual([])
    expect(broken(text)).toEqual([])
  })

  it.each([
    ['// Shown as spec \u00a712 demands.', 'no section 12'],
    ['// As spec \u00a75 and \u00a710 say.', 'no section 10'],
    ['/** (spec \u00a72, ruoting) */', "'ruoting'"],
    ['/** (spec \u00a72, guards; spec \u00a74, hom) */', "'hom'"],
    [
      '/** (spec \u00a71 and \u00a74, comparator) */',
      "section 1 has no heading or term 'comparator'",
    ],
    ['/** (spec \u00a73 form) */', "'spec \u00a73 form'"],
  ])('is rejected when it refers to a missing section: %j', (text, message) => {
    expect(broken(text)).toEqual([expect.stringContaining(message)])
  })

  it('is reported with its file and line', () => {
    const text = 'const a = 1\n\n/**\n * The table\n * (spec \u00a72,\n * ruoting).\n */\n'
    expect(broken(text)).toEqual([expect.stringMatching(/^src\/example\.ts:5: /)])
  })
})
