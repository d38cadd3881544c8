import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captures } from '../../../../test/support/captures.ts'
import { InStore } from '../../../../test/support/in-store.tsx'
import { SpinView, type SpinViewProps } from './spin-view.tsx'
import {
  mockDecoder,
  mockNetwork,
  frameUrls,
  type MockBitmap,
} from '../../../../test/support/spin-mocks.ts'

const RED = frameUrls(35, 'red')
const BLUE = frameUrls(35, 'blue')

let decoded: MockBitmap[] = []
let network = mockNetwork()
/** What was drawn, in order. */
let drawn: string[] = []

const props: Omit<SpinViewProps, 'frames' | 'load'> = {
  largeFrame: null,
  carBox: null,
  poster: null,
  label: 'Lume Maré a 360°',
  alt: 'Lume Maré em Verde Pinhal',
  isCovered: false,
  onRest: () => undefined,
  onBroken: () => undefined,
}

const view = (frames: readonly string[], changed: Partial<SpinViewProps> = {}) => (
  <InStore>
    <SpinView {...props} {...changed} frames={frames} load={network.load} />
  </InStore>
)

/** Makes the stage as wide as this on the screen. Returns what will be drawn, in order. */
function drawnAt<Drawn>(width: number, height: number, read: (bitmap: MockBitmap) => Drawn) {
  const shown: Drawn[] = []
  const context = { drawImage: (bitmap: MockBitmap) => shown.push(read(bitmap)) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  return shown
}

const slider = () => screen.getByRole('slider', { name: 'Lume Maré a 360°' })
const position = () => slider().getAttribute('aria-valuenow')
const press = (key: string) => fireEvent.keyDown(slider(), { key })

/** Lets frames be drawn and seen. */
const pass = () => act(async () => vi.advanceTimersByTimeAsync(100))

async function sendAll(): Promise<void> {
  for (let next = network.open()[0]; next !== undefined; next = network.open()[0]) {
    await act(async () => network.send(next ?? ''))
    await pass()
  }
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  })
  decoded = mockDecoder()
  network = mockNetwork()
  drawn = drawnAt(390, 238, ({ url }) => url)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('SpinView', () => {
  it('announces its position, and is turned by keys and buttons', () => {
    render(view(RED))
    expect(slider().getAttribute('aria-valuetext')).toBe('Frente, lado esquerdo, 1 de 35')
    press('ArrowLeft')
    expect(position()).toBe('35')
    press('ArrowRight')
    press('PageUp')
    expect(slider().getAttribute('aria-valuetext')).toBe('Lado esquerdo, 5 de 35')
    press('End')
    expect(position()).toBe('35')
    fireEvent.click(screen.getByRole('button', { name: 'Vista seguinte' }))
    expect(position()).toBe('1')
    fireEvent.click(screen.getByRole('button', { name: 'Vista anterior' }))
    expect(position()).toBe('35')
  })

  it.each(['Tab', 'a', ' '])('leaves the key %j to the page', (key) => {
    render(view(RED))
    expect(press(key)).toBe(true)
    expect(press('ArrowDown')).toBe(false)
  })

  it('draws once for all turns between two animation frames', async () => {
    render(view(RED))
    await sendAll()
    drawn.length = 0
    for (let turn = 0; turn < 5; turn += 1) press('ArrowRight')
    await pass()
    expect(drawn).toEqual(['/red/5'])
  })

  it('draws a frame at rest in full resolution and a passing one smaller', async () => {
    const widths = drawnAt(1100, 1000, ({ width }) => width)
    render(view(RED))
    await sendAll()
    widths.length = 0
    press('ArrowRight')
    await act(async () => vi.advanceTimersByTimeAsync(140))
    expect(widths).toEqual([762])
    await act(async () => vi.advanceTimersByTimeAsync(40))
    expect(widths).toEqual([762, 1100])
    expect(decoded.filter(({ isClosed }) => !isClosed)).toHaveLength(12)
  })

  it('draws a frame at rest in full resolution while other frames arrive', async () => {
    const widths = drawnAt(1100, 1000, ({ width }) => width)
    render(view(RED))
    await act(async () => network.send('/red/0'))
    await act(async () => vi.advanceTimersByTimeAsync(200))
    // The next animation frame is pending when the bytes arrive.
    await act(async () => network.send('/red/8'))
    expect(widths).toEqual([762, 1100])
  })

  it('draws the first frame at rest from its larger picture where the display has the pixels', async () => {
    const shown = drawnAt(1920, 1080, ({ url, width }) => `${url} at ${width}`)
    render(view(RED, { largeFrame: '/red/large' }))
    await sendAll()
    const rest = async (...urls: readonly string[]) => {
      shown.length = 0
      await act(async () => vi.advanceTimersByTimeAsync(200))
      for (const url of urls) await act(async () => network.send(url))
      return shown
    }
    press('ArrowRight')
    expect(await rest()).toEqual(['/red/1 at 762', '/red/1 at 1200'])
    press('ArrowLeft')
    expect(await rest('/red/large')).toEqual([
      '/red/0 at 762',
      '/red/0 at 1200',
      '/red/large at 1920',
    ])
    expect(decoded.filter(({ isClosed }) => !isClosed)).toHaveLength(12)
    press('ArrowRight')
    await pass()
    press('ArrowLeft')
    await rest()
    await act(async () => network.refuse('/red/large'))
    expect(shown).toEqual(['/red/0 at 762', '/red/0 at 1200'])
  })

  it('shows another colour at the same angle, and draws nothing until it has loaded', async () => {
    const { rerender } = render(view(RED))
    await sendAll()
    press('PageUp')
    await pass()
    drawn.length = 0
    rerender(view(BLUE))
    await pass()
    expect(network.open()).toEqual(['/blue/4'])
    expect(drawn).toEqual([])
    expect(decoded.filter(({ isClosed }) => !isClosed)).toEqual([])
    await act(async () => network.send('/blue/4'))
    await pass()
    expect(drawn).toEqual(['/blue/4'])
  })

  it('releases its pictures when it is unmounted or covered', async () => {
    const { rerender, unmount } = render(view(RED))
    await sendAll()
    expect(decoded.filter(({ isClosed }) => !isClosed)).toHaveLength(12)
    rerender(view(RED, { isCovered: true }))
    expect(decoded.filter(({ isClosed }) => !isClosed)).toHaveLength(0)
    rerender(view(RED))
    await sendAll()
    unmount()
    expect(decoded.filter(({ isClosed }) => !isClosed)).toHaveLength(0)
  })

  it('shows the earlier picture until the first frame is drawn', async () => {
    const { container } = render(view(RED, { poster: '/poster.avif' }))
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/poster.avif')
    await act(async () => network.send('/red/0'))
    await pass()
    expect(container.querySelector('img')).toBeNull()
  })

  it('says so when every frame is broken', async () => {
    const onBroken = vi.fn<() => void>()
    render(view(frameUrls(3, 'broken'), { onBroken }))
    await sendAll()
    expect(onBroken).toHaveBeenCalled()
  })

  it('does not count turns over broken frames as turns by the buyer', async () => {
    const { rerender } = render(view(RED.with(0, '/broken')))
    await act(async () => network.send('/broken'))
    await pass()
    expect(position()).toBe('2')
    rerender(view(BLUE))
    expect(position()).toBe('1')
  })
})

it('a drag turns SpinView and ends the hint, whose place stays', () => {
  render(view(RED))
  captures(slider())
  const pointer = (type: string, clientX: number) =>
    fireEvent(
      slider(),
      new PointerEvent(type, { clientX, pointerId: 1, isPrimary: true, button: 0, bubbles: true }),
    )
  const hint = screen.getByText('Arraste para rodar 360°')
  expect(hint.hasAttribute('data-done')).toBe(false)
  pointer('pointerdown', 100)
  pointer('pointermove', 84)
  expect(position()).toBe('2')
  expect(document.activeElement).toBe(slider())
  expect(hint.hasAttribute('data-done')).toBe(true)
})
