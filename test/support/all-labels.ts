import { globSync } from 'node:fs'
import type { Labels } from '../../src/labels/labels.ts'

const SOURCES = new URL('../../src/', import.meta.url)

/** Every string of the widget in a language, also those of optional features. */
export async function allLabels(tag: 'pt-PT' | 'en-GB'): Promise<Labels> {
  const paths = globSync(`{features,ui}/**/labels.${tag}.ts`, { cwd: SOURCES }).toSorted()
  const modules = await Promise.all(
    [`labels/first-view.${tag}.ts`, ...paths].map(
      async (path) => import(`../../src/${path}`) as Promise<Readonly<Record<string, object>>>,
    ),
  )
  return Object.assign({}, ...modules.flatMap((each) => Object.values(each))) as Labels
}
