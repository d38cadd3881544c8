import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** One colour for each way to look, so that a picture tells where the view is turned. */
const SECTORS = {
  front: '#2e9e4f',
  right: '#2b62d9',
  back: '#e8c51c',
  left: '#d9332b',
  up: '#ffffff',
  down: '#111111',
} as const

type Sector = keyof typeof SECTORS

/** What the flat picture of a cabin is painted with: no sector's colour. */
const FLAT = '#8a3fb0'

const rectangle = (x: number, y: number, width: number, height: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`

function png(width: number, height: number, ...shapes: readonly string[]): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

/** A picture all around, of 1024 x 512: a sector every quarter from the left edge, caps above 45°. */
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

/** The upholstery of `WHOLE`; every other cabin is painted the other way round. */
const CHOSEN = 'PCA'

export interface StandIns {
  /** Addresses of panoramas that were asked for, oldest first. */
  readonly panoramas: readonly string[]
  /** Answers no panorama until what this gives back is called. */
  readonly hold: () => () => void
}

/** Answers every picture with a stand-in: what the studio has drawn makes no difference. */
export async function standInPictures(page: Page): Promise<StandIns> {
  const [chosen, other, flat, car] = await Promise.all([
    panorama(['back', 'left', 'front', 'right']),
    panorama(['front', 'right', 'back', 'left']),
    png(1200, 675, rectangle(0, 0, 1200, 675, FLAT)),
    png(1200, 675, '<ellipse cx="600" cy="400" rx="450" ry="150" fill="#9aa4ad"/>'),
  ])
  const panoramas: string[] = []
  let held: Promise<void> = Promise.resolve()
  await page.route('**/media/exterior/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: car }),
  )
  await page.route('**/media/interior/**', async (route) => {
    const url = route.request().url()
    if (url.includes('-flat.')) {
      await route.fulfill({ contentType: 'image/png', body: flat })
      return
    }
    panoramas.push(url)
    await held
    const body = url.includes(`/${CHOSEN}.`) ? chosen : other
    // The page may have given it up meanwhile.
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

type Sight = Sector | 'flat' | 'other'

/** Which stand-in's colour is seen at a point of the window, in CSS pixels. */
export async function sightAt(page: Page, point: { x: number; y: number }): Promise<Sight> {
  const shot = await page.screenshot({ clip: { ...point, width: 2, height: 2 } })
  const seen = [...(await sharp(shot).removeAlpha().raw().toBuffer())].slice(0, 3)
  const isLike = (colour: string): boolean =>
    seen.every((part, index) => {
      const wanted = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16)
      return Math.abs(part - wanted) < 24
    })
  const found = Object.entries({ ...SECTORS, flat: FLAT }).find(([, colour]) => isLike(colour))
  return (found?.[0] as Sight | undefined) ?? 'other'
}
