import { describe, expect, it } from 'vitest'
import { missingTexts } from './loaded-texts.ts'
import { isTest, readSources } from './source.ts'

describe('missingTexts', () => {
  const LABELS = new Map([
    ['src/a/labels.pt-PT.ts', ['saveOne', 'saveMany', 'failedCars']],
    ['src/labels/first.pt-PT.ts', ['close']],
  ])
  const found = (...part: readonly string[]) =>
    missingTexts(
      [
        { path: 'src/labels/texts.ts', text: "import { first } from './first.pt-PT.ts'" },
        { path: 'src/index.ts', text: "const part = () => import('./a/part.tsx')" },
        { path: 'src/a/part.tsx', text: part.join('\n') },
        { path: 'src/a/add.ts', text: "import { a } from './labels.pt-PT.ts'\naddTexts(a)" },
        { path: 'src/labels/first.pt-PT.ts', text: '' },
        { path: 'src/a/labels.pt-PT.ts', text: '' },
      ],
      LABELS,
      'src/labels/texts.ts',
    )

  it.each(["t('failedCars')", "plural(n, 'save')", 't(`failed${kind}s`)'])('finds %s', (text) => {
    expect(found(text)).toHaveLength(1)
  })

  it.each([
    ["t('failedCars')", "import './add.ts'"],
    ["t('close')"],
    ["// 'failedCars'"],
    ["t('other')"],
  ])('finds none in %s', (...text) => {
    expect(found(...text)).toEqual([])
  })

  it('does not take an import of types for one that loads strings', () => {
    expect(found("t('failedCars')", "import type { b } from './add.ts'")).toHaveLength(1)
  })
})

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
