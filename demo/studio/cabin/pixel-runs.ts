/** A rectangle of pixels: x, y, width, height. */
export type Run = readonly [number, number, number, number]

/**
 * Rectangles, one block high, that together cover every pixel that is `wanted`, and little else.
 * Runs inside the page, so it uses nothing from outside itself.
 */
export function pixelRuns(
  width: number,
  height: number,
  wanted: (pixel: number) => boolean,
): Run[] {
  const BLOCK = 4
  const runs: Run[] = []
  const isWantedBlock = (x0: number, y0: number): boolean => {
    for (let y = y0; y < Math.min(y0 + BLOCK, height); y += 1)
      for (let x = x0; x < Math.min(x0 + BLOCK, width); x += 1)
        if (wanted(y * width + x)) return true
    return false
  }
  for (let y = 0; y < height; y += BLOCK) {
    let start = -1
    for (let x = 0; x < width + BLOCK; x += BLOCK) {
      const isWanted = x < width && isWantedBlock(x, y)
      if (isWanted && start < 0) start = x
      if (!isWanted && start >= 0) {
        const end = Math.min(x, width)
        runs.push([start, y, end - start, Math.min(BLOCK, height - y)])
        start = -1
      }
    }
  }
  return runs
}
