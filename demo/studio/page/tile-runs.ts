/** A run of tiles in one row that a program has work in. */
export interface Run {
  readonly row: number
  readonly from: number
  readonly to: number
}

/** The runs of tiles whose bit for `program` is set; four bytes a tile, lowest row first. */
export function runsOf(tiles: Uint8Array, columns: number, program: number): Run[] {
  const bit = 1 << program
  const rows = tiles.length / 4 / columns
  const runs: Run[] = []
  for (let row = 0; row < rows; row++) {
    let from = -1
    for (let column = 0; column <= columns; column++) {
      const isWanted = column < columns && ((tiles[(row * columns + column) * 4] ?? 0) & bit) !== 0
      if (isWanted && from < 0) from = column
      if (!isWanted && from >= 0) {
        runs.push({ row, from, to: column })
        from = -1
      }
    }
  }
  return runs
}
