import type { CabinDesign } from './cabin-design.ts'

export interface CabinWishes {
  readonly cabins: readonly CabinDesign[]
  /** Small and quick, to look at; writes to the cache, never over the committed pictures. */
  readonly isPreview: boolean
  /** Draws what has not changed, too. */
  readonly isForced: boolean
}

/** Reads the command's words: cabins by slug, none for all; throws on one that it does not know. */
export function readCabinWishes(
  words: readonly string[],
  known: readonly CabinDesign[],
): CabinWishes {
  const flags = new Set(words.filter((word) => word.startsWith('--')))
  const slugs = words.filter((word) => !word.startsWith('--'))
  const wrongFlag = [...flags].find((flag) => flag !== '--preview' && flag !== '--force')
  if (wrongFlag !== undefined) throw new Error(`Unknown option: ${wrongFlag}`)
  const wrongSlug = slugs.find((slug) => known.every((design) => design.slug !== slug))
  if (wrongSlug !== undefined) throw new Error(`No cabin named ${wrongSlug}`)
  return {
    cabins: slugs.length === 0 ? known : known.filter(({ slug }) => slugs.includes(slug)),
    isPreview: flags.has('--preview'),
    isForced: flags.has('--force'),
  }
}
