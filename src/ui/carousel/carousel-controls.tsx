import { type RefObject, useEffect, useRef, useState } from 'react'
import { Swiper } from 'swiper'
import { afterPaint } from '../../platform/page.ts'
import { isMotionReduced } from '../../platform/scroll.ts'
import { addTexts } from '../../labels/texts.ts'
import { useText } from '../text/use-text.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { filterLabels } from '../filter/labels.pt-PT.ts'

addTexts(filterLabels)

export interface CarouselTexts {
  /** Names of the buttons; by default those of the models. */
  readonly previousLabel?: string
  readonly nextLabel?: string
  /** Whether the slides only keep the place of others. */
  readonly isLoading?: boolean
}

interface CarouselControlsProps extends CarouselTexts {
  readonly frame: RefObject<HTMLElement | null>
  /** Number of slides. Swiper starts anew when it changes. */
  readonly count: number
}

/** The browser scrolls the slides. Swiper measures them and moves the row to one of them. */
const OPTIONS = { cssMode: true, slidesPerView: 'auto', lazyPreload: false } as const

/** Attaches Swiper to the row of slides and shows its position and buttons. The only component that imports Swiper. */
export function CarouselControls(props: CarouselControlsProps) {
  const { frame, count } = props
  const t = useText()
  const slider = useRef<Swiper | null>(null)
  /** Index of the slide that a button moves to, until the row arrives or the buyer moves it or focuses a card. */
  const target = useRef<number>(undefined)
  const [position, setPosition] = useState<ReturnType<typeof positionOf> | null>(null)

  useEffect(() => {
    const unmount = new AbortController()
    // Swiper measures the row. Before the paint, that would force a layout of the whole screen in this task.
    const cancel = afterPaint(() => {
      if (!frame.current) return
      const swiper = new Swiper(frame.current, OPTIONS)
      const letGo = () => {
        if (target.current === undefined) return
        target.current = undefined
        // Scrolling to where the row is ends the movement: a jump during one would miss its place.
        swiper.wrapperEl.scrollTo({ left: swiper.wrapperEl.scrollLeft })
        swiper.wrapperEl.style.scrollSnapType = ''
      }
      const follow = () => {
        swiper.onScroll()
        if (isAt(swiper, target.current)) letGo()
        setPosition(positionOf(swiper))
      }
      // Swiper imitates scrolling with listeners for which every touch of the page waits. The listeners below replace them.
      swiper.detachEvents()
      const listeners = { scroll: follow, pointerdown: letGo, wheel: letGo, focusin: letGo }
      const options = { passive: true, signal: unmount.signal }
      for (const [type, listener] of Object.entries(listeners)) {
        swiper.wrapperEl.addEventListener(type, listener, options)
      }
      swiper.on('resize', () => {
        if (target.current === undefined) {
          swiper.update()
        } else {
          // `update` would also scroll to the nearest slide and end the movement.
          swiper.updateSize()
          swiper.updateSlides()
          slideTo(swiper, target.current)
        }
        follow()
      })
      slider.current = swiper
      // Swiper assumes the first slide until it hears of a scroll, and would move the row back to it.
      follow()
    })
    return () => {
      cancel()
      unmount.abort()
      slider.current?.destroy()
      slider.current = null
    }
  }, [frame, count])

  if (!position) return null
  const move = (by: number) => {
    const swiper = slider.current
    if (!swiper) return
    // Presses during a movement add up.
    const index = Math.min(Math.max((target.current ?? position.index) + by, 0), count - 1)
    const isThere = isAt(swiper, index)
    target.current = isThere ? undefined : index
    // A row that grows snaps again, to the slide where the movement began.
    swiper.wrapperEl.style.scrollSnapType = isThere ? '' : 'none'
    slideTo(swiper, index)
  }
  return (
    <>
      <p role="status">
        {props.isLoading
          ? t('loading')
          : t('position', { n: Math.min(position.index + 1, count), total: count })}
      </p>
      <span className="row">
        <IconButton
          label={props.previousLabel ?? t('previousModel')}
          icon="arrow-left"
          aria-disabled={position.index === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          label={props.nextLabel ?? t('nextModel')}
          icon="arrow-right"
          aria-disabled={position.isEnd}
          onClick={() => move(1)}
        />
      </span>
    </>
  )
}

/** Moves the row to a slide: at once for a visitor who prefers reduced motion. */
function slideTo(swiper: Swiper, index: number): void {
  swiper.slideTo(index, isMotionReduced() ? 0 : undefined)
}

/** Whether the row shows a slide at its start, or is at its end and cannot scroll further to it. */
function isAt({ wrapperEl, slidesGrid }: Swiper, index: number | undefined): boolean {
  if (index === undefined) return false
  const { scrollLeft, scrollWidth, clientWidth } = wrapperEl
  const left = Math.min(slidesGrid[index] ?? 0, scrollWidth - clientWidth)
  return Math.abs(left - scrollLeft) <= 2
}

/** Reads the position from the DOM, because touch and keyboard scroll the row without Swiper. */
function positionOf({ wrapperEl, slidesGrid }: Swiper) {
  const { scrollLeft, scrollWidth, clientWidth } = wrapperEl
  const distances = slidesGrid.map((position) => Math.abs(position - scrollLeft))
  return {
    index: Math.max(0, distances.indexOf(Math.min(...distances))),
    isEnd: scrollLeft >= scrollWidth - clientWidth - 2,
  }
}
