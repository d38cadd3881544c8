import type { Locator, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './fixtures.ts'

/** Frames of a full turn of a demo car. */
export const COUNT = 35

const FRAME = /\/media\/exterior\/[^/]+\/([A-Z]{3})\/(\d\d(?:-large)?)\.avif$/

/** What a canvas shows: the paint's code and the frame's number, read from its pixels. */
export interface Shown {
  readonly paint: string
  readonly frame: number
}

/** Encodes frame and paint as a colour: red is the frame, green the paint. The paints of the demo are 10 or more apart. */
const SHADE = 7
const paintShade = (paint: string): number =>
  Array.from(paint, (letter, index) => letter.charCodeAt(0) * (index * 14 + 1)).reduce(
    (a, b) => a + b,
    0,
  ) % 251

async function draw(paint: string, frame: number, width = 1200): Promise<Buffer> {
  const background = { r: frame * SHADE, g: paintShade(paint), b: 128 }
  return sharp({ create: { width, height: (width * 9) / 16, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Replaces every frame with a picture whose colour identifies it. */
export async function mockFrames(page: Page) {
  const requested: string[] = []
  const held = new Map<string, () => void>()
  let isHeld = (_frame: string): boolean => false
  // Cabins are not under test here.
  const cabin = await draw('', 0)
  await page.route(/\/media\/interior\//, (route) =>
    route.fulfill({ contentType: 'image/png', body: cabin }),
  )
  await page.route(FRAME, async (route: Route) => {
    const [, paint = '', digits = ''] = FRAME.exec(route.request().url()) ?? []
    const name = `${paint}/${digits}`
    const isFrame = route.request().resourceType() === 'fetch'
    if (isFrame) requested.push(name)
    if (isFrame && isHeld(name)) await new Promise<void>((resolve) => held.set(name, resolve))
    await route
      .fulfill({
        contentType: 'image/png',
        body: await draw(paint, Number.parseInt(digits, 10), digits.length > 2 ? 1920 : 1200),
      })
      // The page may have cancelled the request or be closed.
      .catch(() => undefined)
  })
  return {
    /** Requested frames such as 'VBR/08' or 'VBR/00-large', in order, without the pictures of a gallery. */
    requested,
    /** Holds back the responses of frames that match. */
    hold(matches: (frame: string) => boolean) {
      isHeld = matches
    },
    /** Frames whose responses are held back. */
    heldFrames: () => [...held.keys()],
    /** Sends all responses that are held back, and stops holding responses back. */
    release() {
      isHeld = () => false
      for (const resolve of held.values()) resolve()
      held.clear()
    },
  }
}

/** The 360° view as a buyer sees and uses it. */
export function spinViewOf(page: Page, paints: readonly string[]) {
  const slider = page.getByRole('slider')

  /** The frame on the canvas. Null while the canvas is empty. */
  const shown = async (): Promise<Shown | null> => {
    const [red = 0, green = 0, , alpha = 0] = await page
      .locator('.picture', { has: slider })
      .locator('canvas')
      .evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement
        const context = (canvas as HTMLCanvasElement).getContext('2d')
        return [...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? [])]
      })
    if (alpha === 0) return null
    const paint = paints.find((code) => Math.abs(paintShade(code) - green) <= 1)
    return { paint: paint ?? `green ${green}`, frame: Math.round(red / SHADE) }
  }

  const expectShown = (paint: string, frame: number): Promise<void> =>
    expect.poll(shown).toEqual({ paint, frame })

  /** Expects the position, from 1, in the slider's `aria-valuenow`. */
  const expectPosition = (position: number): Promise<void> =>
    expect(slider).toHaveAttribute('aria-valuenow', String(position))

  return { slider, shown, expectShown, expectPosition }
}

/** The centre of the slider, where a drag can start. */
export async function middleOf(slider: Locator): Promise<{ x: number; y: number }> {
  const box = await slider.boundingBox()
  if (!box) throw new Error('the slider is not visible')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}
