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
const PANORAMA = [
  rectangle(0, 0, 128, 512, SECTORS.back),
  rectangle(128, 0, 256, 512, SECTORS.left),
  rectangle(384, 0, 256, 512, SECTORS.front),
  rectangle(640, 0, 256, 512, SECTORS.right),
  rectangle(896, 0, 128, 512, SECTORS.back),
  rectangle(0, 0, 1024, 128, SECTORS.up),
  rectangle(0, 384, 1024, 128, SECTORS.down),
]

/**
 * Replaces every picture with a simple drawing, so that tests do not depend on the demo's pictures. Returns the URLs of
 * requested panoramas, oldest first.
 */
export async function mockPictures(page: Page): Promise<{ readonly panoramas: readonly string[] }> {
  const [panorama, flat, seats, car] = await Promise.all([
    png(1024, 512, ...PANORAMA),
    png(1200, 675, rectangle(0, 0, 1200, 675, FLAT)),
    png(1200, 675, rectangle(0, 0, 1200, 675, SEATS)),
    png(1200, 675, '<ellipse cx="600" cy="400" rx="450" ry="150" fill="#9aa4ad"/>'),
  ])
  const panoramas: string[] = []
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
    // The page may have cancelled the request.
    await route.fulfill({ contentType: 'image/png', body: panorama }).catch(() => undefined)
  })
  return { panoramas }
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
