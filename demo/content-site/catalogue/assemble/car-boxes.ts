import type { PictureBoxEntry } from '../types.ts'

/**
 * The part of the frames in which the car is, over the whole turn, in percent: the body and most of its shadow. The
 * shadow's faint edges are outside. Measured from the rendered frames.
 */
const BOXES: Readonly<Record<string, PictureBoxEntry>> = {
  alvor: { left: 10, top: 26, width: 80, height: 63 },
  aurora: { left: 8, top: 29, width: 84, height: 60 },
  'brisa-5': { left: 7, top: 32, width: 86, height: 57 },
  estrela: { left: 7, top: 34, width: 86, height: 55 },
  faial: { left: 10, top: 29, width: 80, height: 60 },
  mare: { left: 9, top: 23, width: 82, height: 66 },
  pardal: { left: 14, top: 27, width: 72, height: 62 },
  planalto: { left: 7, top: 25, width: 86, height: 64 },
  'serra-alta': { left: 6, top: 23, width: 88, height: 66 },
}

/** The box of a look: versions with other wheels and lamps fill the same part of the frame. */
export function carBox(look: string): PictureBoxEntry | undefined {
  return BOXES[look.replace(/-basic$/, '')]
}
