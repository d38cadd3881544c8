import { FRAMES } from '../page/turntable.ts'

/** What the studio is asked to draw. */
export interface Wishes {
  /** Cars by slug; none stands for the whole range. */
  readonly slugs: readonly string[]
  readonly frames: readonly number[]
  /** Paints by id; null stands for all that the catalogue offers for a car. */
  readonly paints: readonly string[] | null
  /** Small and quick, to look at. */
  readonly isPreview: boolean
  /** Where a sheet of small pictures goes instead of the frames' files; null for none. */
  readonly sheet: string | null
  /** Draws cars whose inputs have not changed, too. */
  readonly isForced: boolean
}

const VALUED = ['--angles', '--paints', '--sheet'] as const

/** Reads the command's arguments; throws with one clear line on one it does not know. */
export function readWishes(words: readonly string[]): Wishes {
  const values = new Map<string, string>()
  const flags = new Set<string>()
  const slugs: string[] = []
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (VALUED.some((name) => name === word)) values.set(word, rest.shift() ?? '')
    else if (word === '--preview' || word === '--force') flags.add(word)
    else if (word.startsWith('-')) throw new Error(`Unknown option: ${word}`)
    else slugs.push(word)
  }
  return {
    slugs,
    frames: readFrames(values.get('--angles')),
    paints: values.get('--paints')?.split(',') ?? null,
    isPreview: flags.has('--preview'),
    sheet: values.get('--sheet') ?? null,
    isForced: flags.has('--force'),
  }
}

/** Frames as `0,5,9`, or as `/12` for so many, spread over the turn. */
function readFrames(text: string | undefined): number[] {
  if (text === undefined) return Array.from({ length: FRAMES }, (_, frame) => frame)
  if (text.startsWith('/')) {
    const count = Number(text.slice(1))
    return Array.from({ length: count }, (_, index) => Math.round((index * FRAMES) / count))
  }
  const frames = text.split(',').map(Number)
  const wrong = frames.find((frame) => !Number.isInteger(frame) || frame < 0 || frame >= FRAMES)
  if (wrong !== undefined) throw new Error(`Angles are whole numbers from 0 to ${FRAMES - 1}`)
  return frames
}
