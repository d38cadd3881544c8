import type { CabinDesign } from './cabin-design.ts'

export interface CabinOptions {
  readonly cabins: readonly CabinDesign[]
  /** Small and quick, to look at; writes to the cache, never over the committed pictures. */
  readonly isPreview: boolean
  /** Draws what has not changed, too. */
  readonly isForced: boolean
}

/** Parses the command's arguments: cabins by slug, all if there is none. Throws for an unknown one. */
export function readCabinOptions(
  args: readonly string[],
  known: readonly CabinDesign[],
): CabinOptions {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')))
  const slugs = args.filter((arg) => !arg.startsWith('--'))
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
