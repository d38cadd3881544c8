import { followDrags } from '../follow-drags.ts'
import { dragStep, angleOf, storeAngle, sectorOf } from '../frame-rotation.ts'
import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useConfiguratorStore } from '../../../core/store/context.tsx'
import { createObserver } from '../../../platform/observers.ts'
import { useText } from '../../../ui/text/use-text.tsx'
import { capitalized } from '../../../core/values/texts.ts'
import { createFrameDecoder } from './frame-decoder.ts'
import { createSpin, type Spin, type SpinSource } from './spin.ts'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { SpinLayout } from './spin-layout.tsx'
import type { TurnPictures } from '../../../core/catalogue/catalogue.ts'

/** Highest speed at which a released car goes on turning, in CSS pixels of a drag per millisecond. */
const FASTEST = 1.2

/** Speed at which it stops: below it, the pauses between the frames are visible. */
const SLOWEST = 0.1

/** Time in which a released car loses 63 % of its speed, in milliseconds. */
const SLOWING = 180

/**
 * Turns a car with drags over an element. A car that is released while it turns slows down to a stop.
 * @param turnBy Called with the number of frames to turn; negative is backwards.
 * @returns A function that stops a car that is slowing down.
 */
export function turnByDrags(
  element: HTMLElement,
  turnBy: (frames: number) => void,
  signal: AbortSignal,
): () => void {
  let from = 0
  let last = 0
  let frame = 0
  const halt = (): void => cancelAnimationFrame(frame)

  const moveTo = (positions: readonly number[]): void => {
    let steps = 0
    for (const x of positions) {
      const step = dragStep(from, x)
      if (step !== 0) from = x
      steps += step
    }
    if (steps !== 0) turnBy(steps)
  }
  const slowDown = (speed: number): void => {
    let start: number | undefined
    const step = (now: number): void => {
      start ??= now
      const part = Math.exp((start - now) / SLOWING)
      moveTo([last + speed * SLOWING * (1 - part)])
      if (Math.abs(speed) * part > SLOWEST) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  followDrags(
    element,
    {
      onStart: ({ clientX }) => {
        halt()
        from = clientX
      },
      onMove: (_x, _y, event) => {
        last = event.clientX
        // All moves that the browser has merged into this event, so that fast moves lose no step.
        const samples = event.getCoalescedEvents?.() ?? []
        moveTo([...samples, event].map(({ clientX }) => clientX))
      },
      onRelease: (speed) => slowDown(Math.max(-FASTEST, Math.min(FASTEST, speed))),
    },
    signal,
  )
  signal.addEventListener('abort', halt)
  return halt
}

/** `frames` must be the same array as long as the car is the same. What it reports goes to the functions given with it. */
export interface SpinViewProps extends SpinSource, Pick<TurnPictures, 'carBox'> {
  /** Image URL shown until the first frame is drawn; null for none. */
  readonly poster: string | null
  /** Accessible name. */
  readonly label: string
  /** Text in place of the picture in a saved PDF. To screen readers, the slider is one whole. */
  readonly alt: string
  /** Hidden behind something else: keeps only the current image in memory. */
  readonly isCovered: boolean
  /** What lies over the car, where the picture is: given the frame on which the car stands still, null while it moves. */
  readonly renderOver?: ((frame: number | null) => ReactNode) | undefined
}

/** A car that can be turned with mouse, touch and keyboard (spec §4, 360 viewer). */
export function SpinView(props: SpinViewProps) {
  const { frames, poster, isCovered } = props
  const t = useText()
  const store = useConfiguratorStore()
  const slider = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLElement>(null)
  const spin = useRef<Spin>(null)
  const halt = useRef<() => void>(undefined)
  const [first] = useState(() => angleOf(store, frames.length))
  const [decoder] = useState(createFrameDecoder)
  const [hasTurned, setHasTurned] = useState(false)
  const [isDrawn, setIsDrawn] = useState(false)
  const [standing, setStanding] = useState<number | null>(null)
  const [enlargements, enlarge] = useReducer((times: number) => times + 1, 0)

  // Updates the DOM without React: the frame changes up to sixty times a second.
  const onFrame = useEffectEvent((frame: number) => {
    // Hidden at once, removed later: a tap that turns the car waits for the frame only.
    over.current?.setAttribute('data-moving', '')
    startTransition(() => setStanding(null))
    const total = frames.length
    const view = t(`view${capitalized(sectorOf(frame, total))}`)
    slider.current?.setAttribute('aria-valuenow', String(frame + 1))
    slider.current?.setAttribute('aria-valuetext', t('spinValue', { view, n: frame + 1, total }))
  })
  const show = useEffectEvent((on: HTMLCanvasElement) =>
    createSpin({
      ...props,
      canvas: on,
      first: angleOf(store, frames.length),
      decode: decoder.decode,
      onFrame: (frame) => onFrame(frame),
      onTurn: (frame) => {
        startTransition(() => setHasTurned(true))
        storeAngle(store, frame, frames.length)
      },
      onStill: (frame) => {
        over.current?.removeAttribute('data-moving')
        setStanding(frame)
      },
      onDrawn: () => setIsDrawn(true),
    }),
  )

  useLayoutEffect(() => {
    if (isCovered || !canvas.current) return
    const shown = (spin.current = show(canvas.current))
    const observer = createObserver('ResizeObserver', () => {
      if (shown.isTooSmall()) enlarge()
    })
    observer.observe(canvas.current)
    return () => {
      spin.current = null
      observer.disconnect()
      shown.close()
    }
  }, [frames, isCovered, enlargements])
  useLayoutEffect(() => {
    if (!slider.current) return
    const end = new AbortController()
    halt.current = turnByDrags(slider.current, (by) => spin.current?.turnBy(by), end.signal)
    return () => {
      end.abort()
      decoder.close()
    }
  }, [decoder])

  const press = (event: KeyboardEvent): void => {
    if (!spin.current || event.altKey || event.ctrlKey || event.metaKey) return
    halt.current?.()
    if (spinKey(spin.current, event.key, frames.length)) event.preventDefault()
  }
  const turnBy = (by: number): void => {
    halt.current?.()
    spin.current?.turnBy(by)
  }
  return (
    <SpinLayout
      {...props}
      hasTurned={hasTurned}
      onTurnBy={turnBy}
      slider={{
        ref: slider,
        role: 'slider',
        tabIndex: 0,
        'aria-label': props.label,
        'aria-valuemin': 1,
        'aria-valuemax': frames.length,
        'aria-valuenow': first + 1,
        onKeyDown: press,
      }}
      over={props.renderOver?.(standing)}
      overRef={over}
    >
      {poster !== null && !isDrawn && <Picture src={poster} width="1200" height="675" />}
      <canvas ref={canvas} role="img" aria-label={props.alt} width="1200" height="675" />
    </SpinLayout>
  )
}

/** Number of Page Up or Page Down presses for a full turn. */
const PAGES = 8

/** Turns the car with the keys of a slider, wrapping around. Returns whether the key was handled. */
function spinKey(spin: Spin, key: string, count: number): boolean {
  const page = Math.max(1, Math.round(count / PAGES))
  const steps = new Map([
    ['ArrowRight', 1],
    ['ArrowUp', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', -1],
    ['PageUp', page],
    ['PageDown', -page],
  ]).get(key)
  if (steps !== undefined) spin.turnBy(steps)
  else if (key === 'Home') spin.turnTo(0)
  else if (key === 'End') spin.turnTo(count - 1)
  else return false
  return true
}
