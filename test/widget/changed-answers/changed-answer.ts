/** Takes whole numbers from 0 up to, but without, a limit; the same ones for the same seed (mulberry32). */
export type Draw = (limit: number) => number

export function drawsOf(seed: number): Draw {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

/** What a value is replaced by; undefined removes it. */
export const REPLACEMENTS: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  '',
  'n/a',
  'muito '.repeat(200),
  { value: 1 },
]

type Path = readonly (string | number)[]

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, member]) =>
    pathsIn(member, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length === 0 ? inner : [path, ...inner]
}

/** The fields of a path, without its indices, so that each field is as likely as any other. */
const fieldOf = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')

/**
 * Changes one value of an answer, of a random field: in every second answer one of the car with these ids, where it is
 * listed. Says what was changed.
 */
export function changeOneValue(answer: unknown, draw: Draw, carIds: ReadonlySet<string>): string {
  const byField = new Map<string, Path[]>()
  for (const path of pathsIn(answer)) {
    const field = fieldOf(path)
    byField.set(field, [...(byField.get(field) ?? []), path])
  }
  const fields = [...byField.values()]
  const paths = fields[draw(fields.length)]
  if (!paths) return 'has no values'
  const own = paths.filter(([index]) =>
    isOfCar((answer as Record<string, unknown>)[index ?? ''], carIds),
  )
  const isOwn = draw(2) === 0 && own.length > 0
  const path = (isOwn ? own : paths)[draw((isOwn ? own : paths).length)] ?? []
  const to = REPLACEMENTS[draw(REPLACEMENTS.length)]
  let holder = answer as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>
  const last = path.at(-1) ?? ''
  if (to !== undefined) holder[last] = to
  else if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete holder[last]
  return `${path.join('.')} = ${JSON.stringify(to)?.slice(0, 40)}`
}

/** Whether an entry of a list is of the car: its model or engine, its version, or an option of its version. */
function isOfCar(entry: unknown, carIds: ReadonlySet<string>): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const {
    id,
    engineID,
    modelId,
    version = null,
    colorid,
    idColor,
  } = entry as Record<string, unknown>
  const ids = version === null ? [engineID ?? id ?? modelId] : [version, colorid ?? idColor]
  return ids.every((each) => carIds.has(String(each)))
}
