import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { decodeHere } from './frame-decoder.ts'
import { createSpin, frameWidth, type SpinOptions } from './spin.ts'
import {
  mockDecoder,
  mockNetwork,
  frameUrls,
  type MockBitmap,
} from '../../../../test/support/spin-mocks.ts'

interface Options extends Partial<SpinOptions> {
  readonly box?: { readonly width: number; readonly height: number }
}

let decoded: MockBitmap[] = []
let network = mockNetwork()

function spinOf({ box = { width: 390, height: 238 }, ...options }: Options = {}) {
  const onRest = vi.fn<() => void>()
  const drawn: string[] = []
  const canvas = document.createElement('canvas')
  const context = { drawImage: ({ url }: MockBitmap) => drawn.push(url) }
  Object.defineProperties(canvas, {
    getContext: { value: () => context },
    clientWidth: { get: () => box.width },
    clientHeight: { get: () => box.height },
  })
  const spin = createSpin({
    canvas,
    frames: frameUrls(35),
    largeFrame: null,
    first: 0,
    load: network.load,
    decode: decodeHere,
    onFrame: () => undefined,
    onStill: () => undefined,
    onTurn: () => undefined,
    onDrawn: () => undefined,
    onBroken: () => undefined,
    onRest,
    ...options,
  })
  return { spin, drawn, onRest }
}

/** The first frame arrives, and is painted. */
async function seeFirst(): Promise<void> {
  await network.send(network.open()[0] ?? '')
  await vi.advanceTimersByTimeAsync(50)
}

const saveData = () => vi.stubGlobal('navigator', { connection: { saveData: true } })

beforeEach(() => {
  vi.useFakeTimers()
  decoded = mockDecoder()
  network = mockNetwork()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('the frames of a turn', () => {
  it('are not requested before the first one is visible', async () => {
    spinOf()
    expect(network.requested).toEqual(['/red/0'])
    await network.send('/red/0')
    expect(network.requested).toEqual(['/red/0'])
    await vi.advanceTimersByTimeAsync(50)
    expect(network.requested).toEqual(['/red/0', '/red/8', '/red/16', '/red/24'])
  })

  it('are requested from coarse to fine, three at a time', async () => {
    const { onRest } = spinOf({ first: 3 })
    await seeFirst()
    for (let left = 34; left > 0; left -= 1) {
      expect(network.open().length).toBe(Math.min(3, left))
      expect(onRest).not.toHaveBeenCalled()
      await network.send(network.open()[0] ?? '')
    }
    expect(network.requested.slice(0, 6)).toEqual(
      [3, 11, 19, 27, 0, 7].map((frame) => `/red/${frame}`),
    )
    expect(new Set(network.requested).size).toBe(35)
    expect(onRest).toHaveBeenCalledOnce()
  })

  it('are drawn as soon as they are the nearest that has loaded', async () => {
    const { spin, drawn } = spinOf()
    await seeFirst()
    await network.send('/red/8')
    for (const frame of [5, 3, 8, 33]) {
      spin.turnTo(frame)
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(drawn).toEqual(['/red/0', '/red/8', '/red/0', '/red/8', '/red/0'])
  })

  /** The frames that are decoded, in the order of the turn. */
  const held = () => {
    const urls = decoded.filter(({ isClosed, width }) => !isClosed && width < 1200)
    return urls.map(({ url }) => Number(url.slice('/red/'.length))).toSorted((a, b) => a - b)
  }

  it('are decoded at once where they are the coarse turn from the first one', async () => {
    spinOf({ first: 3 })
    await seeFirst()
    for (let coarse = 4; coarse > 0; coarse -= 1) await network.send(network.open()[0] ?? '')
    expect(held()).toEqual([0, 3, 11, 19, 27])
  })

  it('are decoded near the angle and on a coarse turn, and again when the car is turned back', async () => {
    const { spin, drawn } = spinOf()
    await seeFirst()
    for (let left = 34; left > 0; left -= 1) await network.send(network.open()[0] ?? '')
    const atRest = [0, 1, 2, 3, 4, 8, 16, 24, 31, 32, 33, 34]
    expect(held()).toEqual(atRest)
    for (const [frame, near] of [
      [20, [0, 8, 16, 17, 18, 19, 20, 21, 22, 23, 24, 32]],
      [0, atRest],
    ] as const) {
      spin.turnTo(frame)
      await vi.advanceTimersByTimeAsync(50)
      expect(held()).toEqual(near)
      expect(drawn.at(-1)).toBe(`/red/${frame}`)
    }
    expect(network.requested).toHaveLength(35)
  })

  it('are requested first when they are needed', async () => {
    const { spin } = spinOf()
    await seeFirst()
    spin.turnTo(13)
    await network.send('/red/8')
    expect(network.requested.at(-1)).toBe('/red/13')
  })

  it.each(['refused', 'no picture'])('work when the first one fails as %s', async (how) => {
    const onFrame = vi.fn<SpinOptions['onFrame']>()
    const { drawn } = spinOf({ frames: frameUrls(35).with(0, '/broken'), onFrame })
    await (how === 'refused' ? network.refuse('/broken') : network.send('/broken'))
    expect(onFrame).toHaveBeenLastCalledWith(1)
    expect(network.requested).toEqual(['/broken', '/red/1'])
    await seeFirst()
    expect(drawn).toEqual(['/red/1'])
  })

  it('are requested one at a time as needed when data saving is on', async () => {
    saveData()
    const { spin } = spinOf()
    await seeFirst()
    expect(network.requested).toEqual(['/red/0'])
    spin.turnTo(1)
    spin.turnTo(1)
    expect(network.requested).toEqual(['/red/0', '/red/1'])
  })

  it('are no longer requested when the view is closed, and released when they arrive then', async () => {
    const { spin } = spinOf()
    const sent = network.send('/red/0')
    spin.close()
    await sent
    await vi.advanceTimersByTimeAsync(200)
    expect(decoded.every(({ isClosed }) => isClosed)).toBe(true)
    expect(network.requested).toEqual(['/red/0'])
  })

  it.each([
    ['the display has no more pixels than the frame', { box: { width: 1200, height: 800 } }],
    ['the visitor saves data', {}],
    ['the car has been turned', {}, 8],
    ['there is none', { largeFrame: null }],
  ])('have no larger picture when %s', async (name, options, frame = 0) => {
    if (name.includes('saves data')) saveData()
    const box = { width: 1920, height: 1080 }
    const { spin } = spinOf({ largeFrame: '/red/large', box, ...options })
    spin.turnTo(frame)
    for (const loaded of ['/red/0', '/red/8', `/red/${frame}`]) {
      await network.send(loaded)
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(network.requested).not.toContain('/red/large')
  })

  it('are decoded at the displayed size, and again when it has grown', async () => {
    const box = { width: 390, height: 238 }
    const { spin } = spinOf({ box })
    await seeFirst()
    await network.send('/red/8')
    expect(decoded.map(({ width }) => width)).toEqual([1200, 390, 390])
    expect(spin.isTooSmall()).toBe(false)
    Object.assign(box, { width: 1170, height: 714 })
    expect(spin.isTooSmall()).toBe(true)
  })
})

const OWN = { width: 1200, height: 675 }

describe('the decoded width of a frame', () => {
  it.each([
    ['the width of the box', { width: 390, height: 238 }, 390],
    ['limited by the height of the box', { width: 853, height: 457 }, 812],
    ['no larger than the picture itself', { width: 4000, height: 4000 }, 1200],
    ['at least one pixel', { width: 0, height: 0 }, 1],
  ])('is %s', (_, box, width) => {
    expect(frameWidth(OWN, box, 2)).toBe(width)
  })

  it('limits all decoded frames of a turn to 17 MB', () => {
    const side = fc.integer({ min: 1, max: 6000 })
    fc.assert(
      fc.property(
        side,
        side,
        side,
        fc.integer({ min: 2, max: 360 }),
        (width, height, room, count) => {
          const own = { width, height }
          const wide = frameWidth(own, { width: room, height: room }, count)
          // A side of one pixel cannot be halved.
          fc.pre(wide > 1)
          expect(((wide * wide * height) / width) * 4 * count).toBeLessThanOrEqual(17_000_000)
        },
      ),
    )
  })
})
