/** A point of a contour: x, y, the direction of travel arriving and, at a corner, leaving (degrees, 0 right, 90 down). */
export type Node = readonly [x: number, y: number, arriving: number, leaving?: number]

/** Reads nodes from text, 'x,y,arriving x,y,arriving,leaving': a contour stays readable on one line. */
export function nodes(text: string): readonly Node[] {
  return text.split(' ').map((word): Node => {
    const [x, y, arriving, leaving = arriving] = numbers(word)
    if (x === undefined || y === undefined || arriving === undefined || leaving === undefined) {
      throw new RangeError(`not a node: ${word}`)
    }
    return [x, y, arriving, leaving]
  })
}

/** Reads the numbers of a comma-separated list; throws on anything else. */
export function numbers(text: string): readonly number[] {
  const list = text.split(',').map(Number)
  if (list.some(Number.isNaN)) throw new RangeError(`not numbers: ${text}`)
  return list
}

/** Share of the chord that each Bezier handle takes: near a circular arc for the bends of a car. */
const HANDLE = 0.36

/** Formats a coordinate with one decimal at most: a tenth of a pixel is below what a viewer sees. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Path data as a template: `path\`M ${x} ${y}\`` writes its numbers rounded. */
export function path(words: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return words.reduce((written, word, index) => {
    const value = values[index - 1] ?? ''
    return written + (typeof value === 'number' ? round(value) : value) + word
  })
}

/** Moves from the end of one point list to the next along smooth cubic curves; no leading move. */
export function curveThrough(through: readonly Node[]): string {
  const segments: string[] = []
  let from = through[0]
  for (const to of through.slice(1)) {
    if (from === undefined) break
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * HANDLE
    const out = radians(from[3] ?? from[2])
    const into = radians(to[2])
    segments.push(
      path`C ${from[0] + Math.cos(out) * reach} ${from[1] + Math.sin(out) * reach} ${to[0] - Math.cos(into) * reach} ${to[1] - Math.sin(into) * reach} ${to[0]} ${to[1]}`,
    )
    from = to
  }
  return segments.join('')
}

/** An open contour, with its leading move. */
export function contour(through: readonly Node[]): string {
  const start = through[0]
  return start === undefined ? '' : path`M ${start[0]} ${start[1]}` + curveThrough(through)
}

/** A closed contour. */
export function closed(through: readonly Node[]): string {
  return `${contour(through)}Z`
}

/** The same contour moved. */
export function shifted(through: readonly Node[], dx: number, dy: number): readonly Node[] {
  return through.map((node) => [node[0] + dx, node[1] + dy, node[2], node[3] ?? node[2]])
}

/** A closed polygon with its corners cut by curves of at most `radius` pixels. */
export function roundedPolygon(
  points: readonly (readonly [x: number, y: number])[],
  radius: number,
): string {
  const corners = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner
    const after = points[(index + 1) % points.length] ?? corner
    const [startX, startY] = towards(corner, before, radius)
    const [endX, endY] = towards(corner, after, radius)
    return path`${index === 0 ? 'M' : 'L'} ${startX} ${startY} Q ${corner[0]} ${corner[1]} ${endX} ${endY}`
  })
  return `${corners.join('')}Z`
}

/** A contour that runs from the middle of the canvas to the right and comes back mirrored. */
export function symmetric(right: readonly Node[], axis: number): string {
  const left = right.toReversed().map((node): Node => {
    const [x, y, arriving, leaving = arriving] = node
    return [2 * axis - x, y, -leaving, -arriving]
  })
  return closed([...right, ...left.slice(1)])
}

function towards(
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  radius: number,
): readonly [number, number] {
  const length = Math.hypot(toX - x, toY - y)
  const share = length === 0 ? 0 : Math.min(radius / length, 0.5)
  return [x + (toX - x) * share, y + (toY - y) * share]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
