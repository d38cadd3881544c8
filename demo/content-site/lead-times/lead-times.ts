import type { PaintId } from '../catalogue/paints.ts'
import type { UpholsteryId } from '../catalogue/upholsteries.ts'

type Span = readonly [from: number, to: number]

/** Models whose versions state how long they take. The others have no lead time. */
const MODELS: ReadonlySet<unknown> = new Set([101, 103, 104, 105, 106, 108, 109])

/** By the tier of a version, the last digit of its id. */
const VERSIONS: readonly (Span | null)[] = [null, [4, 6], [4, 6], [5, 7], [5, 8], [6, 8]]

/** Paints that take longer than the cars do. */
const PAINTS: Readonly<Partial<Record<PaintId, Span>>> = {
  BNE: [4, 6],
  VPI: [8, 10],
  VBR: [8, 10],
  BPE: [9, 12],
  VPO: [10, 12],
  CMA: [14, 18],
}

const UPHOLSTERIES: Readonly<Partial<Record<UpholsteryId, Span>>> = {
  PCA: [6, 9],
  PMA: [10, 14],
}

/** How old the statements are, so that the demo does not expire. */
const AGE_DAYS = 3

const SOURCE = 'planeamento de produção da Lume'

interface Entry {
  readonly id?: unknown
  readonly modelID?: unknown
  readonly idEngine?: unknown
  readonly colorid?: string
  readonly idColor?: string
  readonly leadTime?: unknown
}

/**
 * Adds the lead times of the demo to versions, colours and interiors, null for those without one. Entries of other lists,
 * and those that state their own, are returned as they are.
 * @param today ISO date to which the date of the statements is relative.
 */
export function withLeadTimes(answer: unknown, today: string): unknown {
  if (!Array.isArray(answer)) return answer
  const date = new Date(Date.parse(today) - AGE_DAYS * 86_400_000).toISOString().slice(0, 10)
  return (answer as readonly Entry[]).map((entry) => {
    const span = spanOf(entry)
    if (span === undefined || 'leadTime' in entry) return entry
    const leadTime = span && { from: span[0], to: span[1], date, source: SOURCE }
    return { ...entry, leadTime }
  })
}

/** Null for a version, colour or interior without a lead time, undefined for anything else. */
function spanOf({ id, modelID, idEngine, colorid, idColor }: Entry): Span | null | undefined {
  if (colorid !== undefined) return PAINTS[colorid as PaintId] ?? null
  if (idColor !== undefined) return UPHOLSTERIES[idColor as UpholsteryId] ?? null
  if (idEngine === undefined) return undefined
  return (MODELS.has(modelID) && VERSIONS[Number(id) % 10]) || null
}
