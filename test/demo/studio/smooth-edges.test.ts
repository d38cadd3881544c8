import { describe, expect, it } from 'vitest'
import { paintRecipe } from '../../../demo/studio/encode/paint-recipe.ts'
import { recolour, type LayerBlock } from '../../../demo/studio/page/recolour.ts'
import { brightness, smoothEdges } from '../../../demo/studio/page/smooth-edges.ts'

const WIDTH = 24
const HEIGHT = 12
const WHITE = paintRecipe('#ffffff', 'solid')
const BLACK = paintRecipe('#000000', 'solid')

/** A block whose pixels have the light that `lightAt` gives; NaN stands for a pixel beside the car. */
function blockOf(lightAt: (x: number, y: number) => number, painted = false): LayerBlock {
  const light = new Float32Array(WIDTH * HEIGHT * 4)
  const paint = new Float32Array(WIDTH * HEIGHT * 4)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const value = lightAt(pixel % WIDTH, Math.floor(pixel / WIDTH))
    if (Number.isNaN(value)) continue
    if (painted) paint[pixel * 4] = value
    else light.fill(value, pixel * 4, pixel * 4 + 3)
    light[pixel * 4 + 3] = 1
  }
  return { width: WIDTH, height: HEIGHT, light, paint }
}

function smoothed(block: LayerBlock, ...recipes: (typeof WHITE)[]): LayerBlock {
  const paints = recipes.map((recipe) => brightness(block, recolour(block, recipe)))
  smoothEdges(block, paints)
  return block
}

const at = ({ light }: LayerBlock, x: number, y: number) => light[(y * WIDTH + x) * 4]

/** A dark area below an edge that falls by one pixel at the middle of the picture. */
const step = (x: number, y: number) => (y < (x < WIDTH / 2 ? 6 : 5) ? 0.5 : 0.05)

describe('smoothing the edges inside a car', () => {
  it('turns a step of one pixel into a gradual change on both sides of it', () => {
    const block = smoothed(blockOf(step), WHITE)
    const before = [8, 9, 10, 11].map((x) => at(block, x, 5) ?? 0)
    const after = [12, 13, 14, 15].map((x) => at(block, x, 5) ?? 0)
    const values = [...before, ...after]
    expect(values).toEqual(values.toSorted((one, other) => other - one))
    expect(before.at(-1)).toBeLessThan(0.45)
    expect(after[0]).toBeGreaterThan(0.1)
  })

  it('leaves even areas and slow gradients as they are, and a straight edge almost', () => {
    for (const lightAt of [() => 0.3, (x: number) => 0.2 + 0.004 * x])
      expect(smoothed(blockOf(lightAt), WHITE).light).toEqual(blockOf(lightAt).light)
    const edge = smoothed(
      blockOf((_, y) => (y < 6 ? 0.5 : 0.05)),
      WHITE,
    )
    expect(at(edge, 9, 5)).toBeGreaterThan(0.47)
    expect(at(edge, 9, 6)).toBeLessThan(0.08)
  })

  it('finds an edge of the paint in whichever paint shows it', () => {
    const block = () => blockOf(step, true)
    expect(smoothed(block(), BLACK).paint).toEqual(block().paint)
    expect(smoothed(block(), BLACK, WHITE).paint).not.toEqual(block().paint)
  })

  it('takes nothing from beside the car, and changes no pixel there', () => {
    const lightAt = (x: number, y: number) => (y > step(x, y) * 10 + 3 ? 0.4 : Number.NaN)
    const block = smoothed(blockOf(lightAt), WHITE)
    const { light } = blockOf(lightAt)
    expect(block.light).toEqual(light)
  })

  it('softens a pixel that stands out alone', () => {
    const block = smoothed(
      blockOf((x, y) => (x === 9 && y === 6 ? 0.6 : 0.05)),
      WHITE,
    )
    expect(at(block, 9, 6)).toBeLessThan(0.4)
  })
})
