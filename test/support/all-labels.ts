import { globSync } from 'node:fs'
import type { Labels } from '../../src/labels/labels.ts'

const SOURCES = new URL('../../src/', import.meta.url)

/** Every string of the widget in a language, also those of optional features. */
export async function allLabels(tag: 'pt-PT' | 'en-GB'): Promise<Labels> {
  const paths = ['labels/*', '{features,ui}/**/labels'].flatMap((names) =>
    globSync(`${names}.${tag}.ts`, { cwd: SOURCES }).toSorted(),
  )
  const modules = await Promise.all(
    paths.map(
      async (path) => import(`../../src/${path}`) as Promise<Readonly<Record<string, object>>>,
    ),
  )
  // Beside its labels, English has formats.
  const named = modules.flatMap(Object.entries<object>).filter(([name]) => name.endsWith('Labels'))
  return Object.assign({}, ...named.map(([, labels]) => labels)) as Labels
}
