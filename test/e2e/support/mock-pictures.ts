import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** One colour per direction, so that a screenshot shows where the view is turned to. */
const SECTORS = {
  front: '#2e9e4f',
  right: '#2b62d9',
  back: '#e8c51c',
  left: '#d9332b',
  up: '#ffffff',
  down: '#111111',
} as const

type Sector = keyof typeof SECTORS

/** The colour of the flat picture of a cabin. No sector has it. */
const FLAT = '#8a3fb0'

/** The colour of the picture of the seats. */
const SEATS = '#c97b9d'

const rectangle = (x: number, y: number, width: number, height: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`

function png(width: number, height: number, ...shapes: readonly string[]): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

/** A panorama of 1024 x 512: four sectors from left to right, and caps above and below 45°. */
function panorama([half, one, two, three]: readonly [Sector, Sector, Sector, Sector]) {
  return png(
    1024,
    512,
    rectangle(0, 0, 128, 512, SECTORS[half]),
    rectangle(128, 0, 256, 512, SECTORS[one]),
    rectangle(384, 0, 256, 512, SECTORS[two]),
    rectangle(640, 0, 256, 512, SECTORS[three]),
    rectangle(896, 0, 128, 512, SECTORS[half]),
    rectangle(0, 0, 1024, 128, SECTORS.up),
    rectangle(0, 384, 1024, 128, SECTORS.down),
  )
}

/** The upholstery of `WHOLE`. In every other cabin, front and back are swapped. */
const CHOSEN = 'PCA'

export interface MockedPictures {
  /** URLs of requested panoramas, oldest first. */
  readonly panoramas: readonly string[]
  /** Holds all panoramas back and returns a function that releases them. */
  readonly hold: () => () => void
}

/** Replaces every picture with a simple drawing, so that tests do not depend on the demo's pictures. */
export async function mockPictures(page: Page): Promise<MockedPictures> {
  const [chosen, other, flat, seats, car] = await Promise.all([
    panorama(['back', 'left', 'front', 'right']),
    panorama(['front', 'right', 'back', 'left']),
    png(1200, 675, rectangle(0, 0, 1200, 675, FLAT)),
    png(1200, 675, rectangle(0, 0, 1200, 675, SEATS)),
    png(1200, 675, '<ellipse cx="600" cy="400" rx="450" ry="150" fill="#9aa4ad"/>'),
  ])
  const panoramas: string[] = []
  let held: Promise<void> = Promise.resolve()
  await page.route('**/media/exterior/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: car }),
  )
  await page.route('**/media/interior/**', async (route) => {
    const url = route.request().url()
    const [, name] = /-(flat|seats)\./.exec(url) ?? []
    if (name !== undefined) {
      await route.fulfill({ contentType: 'image/png', body: name === 'seats' ? seats : flat })
      return
    }
    panoramas.push(url)
    await held
    const body = url.includes(`/${CHOSEN}.`) ? chosen : other
    // The page may have cancelled the request.
    await route.fulfill({ contentType: 'image/png', body }).catch(() => undefined)
  })
  return {
    panoramas,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
  }
}

type View = Sector | 'flat' | 'seats' | 'other'

/** Returns what is visible at a point of the window, in CSS pixels, by its colour. */
export async function viewAt(page: Page, point: { x: number; y: number }): Promise<View> {
  const shot = await page.screenshot({ clip: { ...point, width: 2, height: 2 } })
  const seen = [...(await sharp(shot).removeAlpha().raw().toBuffer())].slice(0, 3)
  const isLike = (colour: string): boolean =>
    seen.every((part, index) => {
      const expected = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16)
      return Math.abs(part - expected) < 24
    })
  const found = Object.entries({ ...SECTORS, flat: FLAT, seats: SEATS }).find(([, colour]) =>
    isLike(colour),
  )
  return (found?.[0] as View | undefined) ?? 'other'
}
