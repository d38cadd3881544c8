/** One built chunk. */
export interface Chunk {
  readonly file: string
  readonly name: string
  /** Brotli 11. */
  readonly bytes: number
  readonly isFirstView: boolean
  /** Asked for by the range at once, below the fold. */
  readonly isRangeText: boolean
}

/** One budget and what was measured against it. */
export interface Gate {
  readonly what: string
  readonly bytes: number
  /** Largest size that passes, in bytes. */
  readonly limit: number
}

const KB = 1024

/**
 * The first view's packages live in these chunks, the second being the bundler's own helper that
 * joins CommonJS packages; all else of the first view is own code.
 */
const PACKAGE_CHUNKS = new Set(['react', 'rolldown-runtime'])

function sum(chunks: readonly Chunk[]): number {
  return chunks.reduce((total, { bytes }) => total + bytes, 0)
}

/**
 * The budgets of the design's table against the built chunks. A chunk that is not there yet has no
 * gate; the picture of a range without pictures has none either.
 */
export function checkBudgets(chunks: readonly Chunk[], posterBytes: number | null): Gate[] {
  const firstView = chunks.filter(({ isFirstView }) => isFirstView)
  const own = firstView.filter(({ name }) => !PACKAGE_CHUNKS.has(name))
  const named = (name: string, what: string, limit: number): Gate[] => {
    const found = chunks.filter((chunk) => chunk.name === name)
    return found.length === 0 ? [] : [{ what, bytes: sum(found), limit }]
  }
  return [
    { what: 'first view', bytes: sum(firstView), limit: 80 * KB },
    {
      what: "first view with the range's texts",
      bytes: sum(chunks.filter((chunk) => chunk.isFirstView || chunk.isRangeText)),
      limit: 80 * KB,
    },
    { what: 'own code of the first view', bytes: sum(own), limit: 11 * KB },
    { what: 'all chunks', bytes: sum(chunks), limit: 175 * KB },
    ...named('panorama', 'panorama chunk', 19 * KB),
    ...named('swiper', 'Swiper chunk', 27 * KB),
    ...(posterBytes === null
      ? []
      : [{ what: 'poster picture', bytes: posterBytes, limit: 30 * KB }]),
  ]
}

/** Kilobytes with two decimals, so that a gate just missed does not look met. */
export function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(2)
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

export function chunkTable(chunks: readonly Chunk[]): string {
  const largestFirst = chunks.toSorted((one, other) => other.bytes - one.bytes)
  return table([
    ['chunk', 'KB br', 'first view'],
    ...largestFirst.map(({ file, bytes, isFirstView }) => [
      file,
      kilobytes(bytes),
      isFirstView ? 'yes' : '',
    ]),
  ])
}

export function gateTable(gates: readonly Gate[]): string {
  return table([
    ['budget', 'KB', 'at most', ''],
    ...gates.map(({ what, bytes, limit }) => [
      what,
      kilobytes(bytes),
      kilobytes(limit),
      bytes > limit ? 'TOO BIG' : 'ok',
    ]),
  ])
}
