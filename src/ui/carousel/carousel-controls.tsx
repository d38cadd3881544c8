import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'

import { afterPaint, whenIdle } from '../../browser/page.ts'
import { IconButton } from '../primitives/icon-button.tsx'
import { LazyIcon } from '../primitives/lazy-icon.tsx'

export interface CarouselLabels {
  readonly previousLabel: string
  readonly nextLabel: string
  /** 'n de m', both 1-based. */
  readonly positionText: (position: number, count: number) => string
}

export interface CarouselControlsProps extends CarouselLabels {
  readonly frame: RefObject<HTMLElement | null>
  /** Number of slides. Swiper starts anew when it changes. */
  readonly count: number
}

const START = { index: 0, isEnd: false }

/** The browser scrolls the slides. Swiper measures them and moves the row to one of them. */
const OPTIONS = { cssMode: true, slidesPerView: 'auto', lazyPreload: false } as const

const loadSwiper = async () => (await import('swiper')).Swiper

/**
 * Shows the position in the row of slides and the buttons that move it. The only component that imports Swiper, which
 * is evaluated once the row is in view, and measures the row once a button is about to be used.
 */
export function CarouselControls(props: CarouselControlsProps) {
  const { frame, count } = props
  const slider = useRef<Promise<Swiper | null>>(null)
  const [place, setPlace] = useState(START)

  useEffect(() => {
    const row = frame.current?.firstElementChild
    if (!row) return
    const follow = () => setPlace(placeOf(row))
    // It may have been scrolled before. Read before the paint, that would force a layout of the whole screen.
    const cancel = afterPaint(follow)
    row.addEventListener('scroll', follow, { passive: true })
    const sizes = new ResizeObserver(follow)
    sizes.observe(row)
    const idle = whenInView(row, () => void loadSwiper().catch(() => undefined))
    return () => {
      cancel()
      row.removeEventListener('scroll', follow)
      sizes.disconnect()
      idle()
      void slider.current?.then((swiper) => swiper?.destroy())
      slider.current = null
    }
  }, [frame, count])

  const start = () => (slider.current ??= attachSwiper(frame.current).catch(() => null))
  const prepare = () => void start()
  const move = (by: number) =>
    void start().then((swiper) => {
      // The next press tries again.
      if (!swiper) slider.current = null
      // Swiper has not heard of what was scrolled meanwhile, and would move from where it was.
      swiper?.onScroll()
      swiper?.slideTo(place.index + by)
    })
  return (
    <>
      <p role="status">{props.positionText(Math.min(place.index + 1, count), count)}</p>
      <span onPointerEnter={prepare} onFocus={prepare}>
        <IconButton
          label={props.previousLabel}
          icon={<LazyIcon name="arrow-left" />}
          aria-disabled={place.index === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          label={props.nextLabel}
          icon={<LazyIcon name="arrow-right" />}
          aria-disabled={place.isEnd}
          onClick={() => move(1)}
        />
      </span>
    </>
  )
}

/** Runs a task in an idle moment once an element has come into view. Returns a cancel function. */
function whenInView(element: Element, task: () => void): () => void {
  let cancel = (): void => undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    cancel = whenIdle(task)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancel()
  }
}

/** Attaches Swiper to the row. Null if it cannot be loaded, or the row is gone. */
async function attachSwiper(frame: HTMLElement | null): Promise<Swiper | null> {
  const Slider = await loadSwiper()
  if (!frame?.isConnected) return null
  const swiper = new Slider(frame, OPTIONS)
  // Swiper imitates scrolling with listeners for which every touch of the page waits.
  swiper.detachEvents()
  // It assumes the first slide until it hears of a scroll, and would move the row back to it.
  swiper.onScroll()
  swiper.on('resize', () => {
    swiper.update()
    swiper.onScroll()
  })
  // The browser snaps the row anew after Swiper's classes have changed its styles, which would end a move.
  await new Promise<void>((done) => void afterPaint(done))
  return swiper
}

/** Reads the position from the DOM, because touch and keyboard scroll the row without Swiper. */
function placeOf(row: Element): typeof START {
  const { scrollLeft, scrollWidth, clientWidth } = row
  const lefts = Array.from(row.children, (slide) => (slide as HTMLElement).offsetLeft)
  const distances = lefts.map((left) => Math.abs(left - (lefts[0] ?? 0) - scrollLeft))
  return {
    index: Math.max(0, distances.indexOf(Math.min(...distances))),
    isEnd: scrollLeft >= scrollWidth - clientWidth - 2,
  }
}
