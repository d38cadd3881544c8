import { followDrags, type Point } from './follow-drags.ts'

/** Factor of one press of a key or button. */
export const STEP = 1.5

/** Pixels that one press of an arrow key moves an enlarged picture by. */
const KEY_MOVE = 60

/** Change of the scale's logarithm per pixel of the wheel. */
const WHEEL = 0.002

/** Pixels per line, where the wheel counts lines. */
const LINE = 16

const CENTRE: Point = { x: 0, y: 0 }

const ARROWS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: KEY_MOVE, y: 0 }],
  ['ArrowRight', { x: -KEY_MOVE, y: 0 }],
  ['ArrowUp', { x: 0, y: KEY_MOVE }],
  ['ArrowDown', { x: 0, y: -KEY_MOVE }],
])

/**
 * Enlarges the picture in a view with wheel, pinch and keyboard, and moves an enlarged one with a drag. A drag of a
 * picture that is not enlarged is left to the view, which turns the car or changes the picture.
 * @returns The function that zooms by a factor, and one that removes all listeners.
 */
export function followZoom(view: HTMLElement, onZoom: (zoom: Zoom) => void) {
  let zoom = NO_ZOOM
  const show = (next: Zoom): void => {
    zoom = next
    onZoom(zoom)
  }
  const fromCentre = ({ x, y }: Point): Point => {
    const { left, top, width, height } = view.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const zoomBy = (factor: number, at = CENTRE): void => show(zoomed(zoom, factor, at, view))

  const zoomByWheel = (event: WheelEvent): void => {
    // The row of small pictures scrolls.
    if ((event.target as Element).closest('label')) return
    event.preventDefault()
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)
    zoomBy(Math.exp(-pixels * WHEEL), fromCentre(event))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = event.shiftKey ? ARROWS.get(event.key) : undefined
    if (event.key === '+' || event.key === '=') zoomBy(STEP)
    else if (event.key === '-') zoomBy(1 / STEP)
    else if (event.key === '0') show(NO_ZOOM)
    else if (arrow && zoom.scale > 1) show(moved(zoom, arrow, view))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = new AbortController()
  const { signal } = stop
  view.addEventListener('wheel', zoomByWheel, { signal, passive: false })
  const dialog = view.closest('dialog')
  dialog?.addEventListener('keydown', onKeyDown, { signal, capture: true })
  followDrags(
    view,
    {
      isLeft: () => zoom.scale === 1,
      onMove: (x, y) => show(moved(zoom, { x, y }, view)),
      onPinch: (factor, middle) => zoomBy(factor, fromCentre(middle)),
    },
    signal,
  )
  return { zoomBy, stop: () => stop.abort() }
}

/** How a picture is enlarged: its scale, and how far its centre is moved, in CSS pixels. */
export interface Zoom extends Point {
  readonly scale: number
}

type Size = Pick<Element, 'clientWidth' | 'clientHeight'>

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }

export const LARGEST = 4

const limited = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** Moves the picture, at most until its edge is at the edge of the view. */
export function moved({ scale, x, y }: Zoom, by: Point, view: Size): Zoom {
  return {
    scale,
    x: limited(x + by.x, ((scale - 1) * view.clientWidth) / 2),
    y: limited(y + by.y, ((scale - 1) * view.clientHeight) / 2),
  }
}

/**
 * Enlarges the picture by a factor, within the limits.
 * @param at The point that stays in place, from the centre of the view.
 */
export function zoomed(zoom: Zoom, factor: number, at: Point, view: Size): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor))
  const part = 1 - scale / zoom.scale
  const by = { x: (at.x - zoom.x) * part, y: (at.y - zoom.y) * part }
  return moved({ ...zoom, scale }, by, view)
}
