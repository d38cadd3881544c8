import { DETAILS, type View } from '../page/detail-views.ts'
import { FRAMES } from '../page/turntable.ts'

/** What to draw. */
export interface StudioOptions {
  /** Cars by slug; all if there is none. */
  readonly slugs: readonly string[]
  readonly views: readonly View[]
  /** Paints by id; null stands for all that the catalogue offers for a car. */
  readonly paints: readonly string[] | null
  /** Small and quick, to look at. */
  readonly isPreview: boolean
  /** Where a sheet of small pictures goes instead of the frames' files; null for none. */
  readonly sheet: string | null
  /** Draws only the larger picture of frame 0. */
  readonly isLargeOnly: boolean
  /** Draws outlines and shadows of the frames that are there. Colours must be as new as their designs. */
  readonly isMatteOnly: boolean
  /** Draws cars whose inputs have not changed, too. */
  readonly isForced: boolean
}

const VALUED = ['--angles', '--paints', '--sheet'] as const

/** Parses the command's arguments. Throws for an unknown one. */
export function readOptions(args: readonly string[]): StudioOptions {
  const values = new Map<string, string>()
  const flags = new Set<string>()
  const slugs: string[] = []
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (VALUED.some((name) => name === arg)) values.set(arg, rest.shift() ?? '')
    else if (arg === '--preview' || arg === '--large' || arg === '--mattes' || arg === '--force')
      flags.add(arg)
    else if (arg.startsWith('-')) throw new Error(`Unknown option: ${arg}`)
    else slugs.push(arg)
  }
  return {
    slugs,
    views: readViews(values.get('--angles')),
    paints: values.get('--paints')?.split(',') ?? null,
    isPreview: flags.has('--preview'),
    sheet: values.get('--sheet') ?? null,
    isLargeOnly: flags.has('--large'),
    isMatteOnly: flags.has('--mattes'),
    isForced: flags.has('--force'),
  }
}

/** Every view of a car: the frames of its turn, then the close-ups. */
export const ALL_VIEWS: readonly View[] = [
  ...Array.from({ length: FRAMES }, (_, frame) => frame),
  ...DETAILS,
]

/** Views as `0,5,lamp`, or as `/12` for so many frames, spread over the turn. */
function readViews(text: string | undefined): readonly View[] {
  if (text === undefined) return ALL_VIEWS
  if (text.startsWith('/')) {
    const count = Number(text.slice(1))
    return Array.from({ length: count }, (_, index) => Math.round((index * FRAMES) / count))
  }
  return text.split(',').map((arg) => {
    const detail = DETAILS.find((name) => name === arg)
    const frame = Number(arg)
    if (detail === undefined && (!Number.isInteger(frame) || frame < 0 || frame >= FRAMES)) {
      throw new Error(`Angles are ${DETAILS.join(', ')} or whole numbers from 0 to ${FRAMES - 1}`)
    }
    return detail ?? frame
  })
}
