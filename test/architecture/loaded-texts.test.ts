import { expect, it } from 'vitest'
import { missingTexts } from './loaded-texts.ts'
import { isTest, readSources } from './source.ts'

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
