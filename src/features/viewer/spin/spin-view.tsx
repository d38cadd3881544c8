import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { createObserver } from '../../../platform/observers.ts'
import { useText } from '../../../ui/text/use-text.tsx'
import { sectorOf } from '../frame-rotation.ts'
import { capitalized } from '../../../core/values/capitalized.ts'
import { followPointer } from './spin-drag.ts'
import type { LoadPicture } from './spin-frames.ts'
import { createSpinTurn, type SpinTurn } from './spin-turn.ts'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { SpinLayout } from './spin-layout.tsx'
import type { TurnPictures } from '../../../core/catalogue/catalogue.ts'

/** `frames` must be the same array as long as the car is the same. */
export interface SpinViewProps extends TurnPictures {
  /** The initial frame, given the number of frames. */
  readonly startAt: (count: number) => number
  /** Image URL shown until the first frame is drawn; null for none. */
  readonly poster: string | null
  /** Accessible name. */
  readonly label: string
  /** Text in place of the picture in a saved PDF. To screen readers, the slider is one whole. */
  readonly alt: string
  readonly load: LoadPicture
  /** Hidden behind something else: keeps only the current image in memory. */
  readonly isCovered: boolean
  /** Called when the buyer has turned the car to another frame. */
  readonly onTurn: (frame: number, count: number) => void
  /** Called when the whole turn has loaded. */
  readonly onRest: () => void
  /** Called when none of the frames can be shown. */
  readonly onBroken: () => void
  /** What lies over the car, where the picture is: given the frame on which the car stands still, null while it moves. */
  readonly renderOver?: ((frame: number | null) => ReactNode) | undefined
}

/** A car that can be turned with mouse, touch and keyboard (spec §4, 360 viewer). */
export function SpinView(props: SpinViewProps) {
  const { frames, poster, load, isCovered } = props
  const t = useText()
  const slider = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLElement>(null)
  const turn = useRef<SpinTurn>(null)
  const release = useRef<() => void>(undefined)
  const [first] = useState(() => props.startAt(frames.length))
  const [hasTurned, setHasTurned] = useState(false)
  const [isDrawn, setIsDrawn] = useState(false)
  const [standing, setStanding] = useState<number | null>(null)

  // Updates the DOM without React: the frame changes up to sixty times a second.
  const onFrame = useEffectEvent((frame: number, count: number) => {
    // Hidden at once, removed later: a tap that turns the car waits for the frame only.
    over.current?.setAttribute('data-moving', '')
    startTransition(() => setStanding(null))
    slider.current?.setAttribute('aria-valuenow', String(frame + 1))
    slider.current?.setAttribute(
      'aria-valuetext',
      t('spinValue', {
        view: t(`view${capitalized(sectorOf(frame, count))}`),
        n: frame + 1,
        total: count,
      }),
    )
  })
  const show = useEffectEvent(() => turn.current?.show(props, props.startAt(frames.length)))
  const onTurn = useEffectEvent((frame: number, count: number) => {
    startTransition(() => setHasTurned(true))
    props.onTurn(frame, count)
  })
  const onBroken = useEffectEvent(() => props.onBroken())
  const onRest = useEffectEvent(() => props.onRest())

  useLayoutEffect(() => {
    if (!canvas.current) return
    const created = createSpinTurn({
      canvas: canvas.current,
      load,
      onFrame: (frame, count) => onFrame(frame, count),
      onTurn: (frame, count) => onTurn(frame, count),
      onStill: (frame) => {
        over.current?.removeAttribute('data-moving')
        setStanding(frame)
      },
      onDrawn: () => setIsDrawn(true),
      onBroken: () => onBroken(),
      onRest: () => onRest(),
    })
    turn.current = created
    const observer = createObserver('ResizeObserver', () => created.fit())
    observer.observe(canvas.current)
    return () => {
      release.current?.()
      observer.disconnect()
      created.close()
    }
  }, [load])
  useLayoutEffect(() => {
    if (isCovered) turn.current?.rest()
    else show()
  }, [frames, isCovered, load])

  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.isPrimary || event.button !== 0) return
    // Suppresses the compatibility mouse events, for each of which React would search its tree.
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    release.current?.()
    release.current = followPointer(event.nativeEvent, (steps) => turn.current?.turnBy(steps))
  }
  const press = (event: KeyboardEvent): void => {
    if (!turn.current || event.altKey || event.ctrlKey || event.metaKey) return
    release.current?.()
    if (spinKey(turn.current, event.key, frames.length)) event.preventDefault()
  }
  const turnBy = (by: number): void => {
    release.current?.()
    turn.current?.turnBy(by)
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
        onPointerDown: begin,
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
function spinKey(turn: SpinTurn, key: string, count: number): boolean {
  const page = Math.max(1, Math.round(count / PAGES))
  const steps = new Map([
    ['ArrowRight', 1],
    ['ArrowUp', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', -1],
    ['PageUp', page],
    ['PageDown', -page],
  ]).get(key)
  if (steps !== undefined) turn.turnBy(steps)
  else if (key === 'Home') turn.turnTo(0)
  else if (key === 'End') turn.turnTo(count - 1)
  else return false
  return true
}
