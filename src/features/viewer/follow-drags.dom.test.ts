import { beforeEach, describe, expect, it, vi } from 'vitest'
import { captures } from '../../../test/support/captures.ts'
import { followDrags } from './follow-drags.ts'

const onMove = vi.fn<(x: number, y: number) => void>()
const onRelease = vi.fn<(x: number, y: number) => void>()
const onCancel = vi.fn<(x: number, y: number) => void>()
const onPinch = vi.fn<(factor: number, middle: { x: number; y: number }) => void>()
let isLeft = false

let box: HTMLElement
let end: AbortController

/** A pointer event at a time of its own, in milliseconds. */
function point(type: string, x: number, y: number, { at = 0, id = 1, button = 0 } = {}): void {
  const event = new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: id,
    isPrimary: id !== 2,
    button,
  })
  Object.defineProperty(event, 'timeStamp', { value: at })
  box.dispatchEvent(event)
}

beforeEach(() => {
  for (const handler of [onMove, onRelease, onCancel, onPinch]) handler.mockClear()
  box = captures(document.createElement('div'))
  isLeft = false
  end = new AbortController()
  const handlers = { isLeft: () => isLeft, onMove, onRelease, onCancel, onPinch }
  followDrags(box, handlers, end.signal)
})

describe('followDrags', () => {
  it('reports the distance since the last report', () => {
    point('pointerdown', 100, 100)
    point('pointermove', 110, 95, { at: 16 })
    point('pointermove', 130, 95, { at: 32 })
    expect(onMove.mock.calls.map(([x, y]) => [x, y])).toEqual([
      [10, -5],
      [20, 0],
    ])
  })

  it('ignores hover and other buttons', () => {
    point('pointermove', 110, 95)
    point('pointerdown', 100, 100, { button: 2 })
    point('pointermove', 120, 95)
    expect(onMove).not.toHaveBeenCalled()
  })

  it('leaves a single pointer to what is inside where it is told to, but no pinch', () => {
    isLeft = true
    point('pointerdown', 0, 0, { id: 1 })
    point('pointermove', 50, 0, { id: 1 })
    expect(onMove).not.toHaveBeenCalled()
    point('pointerdown', 100, 0, { id: 2 })
    point('pointermove', 150, 0, { id: 2 })
    expect(onPinch).toHaveBeenCalledExactlyOnceWith(2, { x: 100, y: 0 })
  })

  it('reports the speed of the pointer at the release, up to a limit', () => {
    point('pointerdown', 0, 0)
    point('pointermove', 16, -8, { at: 16 })
    point('pointerup', 16, -8, { at: 20 })
    expect(onRelease).toHaveBeenLastCalledWith(1, -0.5)
    point('pointerdown', 0, 0, { at: 100 })
    point('pointermove', -500, 0, { at: 101 })
    point('pointerup', -500, 0, { at: 102 })
    expect(onRelease).toHaveBeenLastCalledWith(-2.5, 0)
  })

  it.each([
    ['the pointer rests before the release', false, 500],
    ['the buyer prefers reduced motion', true, 20],
  ])('reports no speed when %s', (_, isReduced, at) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
    point('pointerdown', 0, 0)
    point('pointermove', 16, 0, { at: 16 })
    point('pointerup', 16, 0, { at })
    vi.unstubAllGlobals()
    expect(onRelease).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  it('says how far a touch has moved that scrolls the page', () => {
    point('pointerdown', 0, 0)
    point('pointermove', 2, 16, { at: 16 })
    point('pointermove', 4, 20, { at: 20 })
    point('pointercancel', 4, 20, { at: 24 })
    expect(onCancel).toHaveBeenCalledExactlyOnceWith(4, 20)
    expect(onRelease).not.toHaveBeenCalled()
  })

  it('reports nothing for a press without movement', () => {
    point('pointerdown', 0, 0)
    point('pointerup', 0, 0)
    expect(onRelease).not.toHaveBeenCalled()
  })

  it('reports the distance of a pinch, and does not turn meanwhile', () => {
    point('pointerdown', 0, 0, { id: 1 })
    point('pointerdown', 100, 0, { id: 2 })
    point('pointermove', 150, 0, { id: 2, at: 16 })
    expect(onPinch).toHaveBeenCalledExactlyOnceWith(1.5, { x: 75, y: 0 })
    expect(onMove).not.toHaveBeenCalled()
  })

  it('ends a drag with the second finger where nothing is done with a pinch', () => {
    end.abort()
    followDrags(box, { onMove, onRelease }, new AbortController().signal)
    point('pointerdown', 0, 0, { id: 1 })
    point('pointerdown', 100, 0, { id: 2 })
    point('pointermove', 50, 0, { id: 1, at: 16 })
    point('pointerup', 50, 0, { id: 1, at: 20 })
    expect(onMove).not.toHaveBeenCalled()
    expect(onRelease).not.toHaveBeenCalled()
    point('pointerdown', 0, 0, { id: 1, at: 30 })
    point('pointermove', 50, 0, { id: 1, at: 40 })
    expect(onMove).toHaveBeenCalledOnce()
  })

  it('follows no pointer that an outer element has captured, nor counts it later', () => {
    point('pointerdown', 0, 0)
    box.releasePointerCapture(1)
    point('pointermove', 10, 0)
    expect(onMove).not.toHaveBeenCalled()
    point('pointerdown', 0, 0, { id: 3 })
    point('pointermove', 10, 0, { id: 3 })
    expect(onMove).toHaveBeenCalledOnce()
    expect(onPinch).not.toHaveBeenCalled()
  })

  it('follows nothing once it is stopped', () => {
    end.abort()
    point('pointerdown', 0, 0)
    point('pointermove', 10, 0)
    expect(onMove).not.toHaveBeenCalled()
  })
})
