import { type RefObject, useEffect, useRef, useState } from 'react'
import { Swiper } from 'swiper'

import { afterPaint } from '../../browser/page.ts'
import { IconButton } from '../primitives/icon-button.tsx'

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

/** Attaches Swiper to the row of slides and shows its position and buttons. The only component that imports Swiper. */
export function CarouselControls(props: CarouselControlsProps) {
  const { frame, count } = props
  const slider = useRef<Swiper | null>(null)
  const [place, setPlace] = useState(START)

  useEffect(() => {
    let stop = (): void => undefined
    // Swiper measures the row. Before the paint, that would force a layout of the whole screen in this task.
    const cancel = afterPaint(() => {
      if (!frame.current) return
      const swiper = new Swiper(frame.current, OPTIONS)
      const follow = () => {
        swiper.onScroll()
        setPlace(placeOf(swiper))
      }
      // Swiper imitates scrolling with listeners for which every touch of the page waits. It needs only these two.
      swiper.detachEvents()
      swiper.wrapperEl.addEventListener('scroll', follow, { passive: true })
      swiper.on('resize', () => {
        swiper.update()
        follow()
      })
      slider.current = swiper
      // Swiper assumes the first slide until it hears of a scroll, and would move the row back to it.
      follow()
      stop = () => {
        swiper.wrapperEl.removeEventListener('scroll', follow)
        swiper.destroy()
        slider.current = null
      }
    })
    return () => {
      cancel()
      stop()
    }
  }, [frame, count])

  const move = (by: number) => slider.current?.slideTo(place.index + by)
  return (
    <>
      <p role="status">{props.positionText(Math.min(place.index + 1, count), count)}</p>
      <span>
        <IconButton
          label={props.previousLabel}
          icon="arrow-left"
          aria-disabled={place.index === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          label={props.nextLabel}
          icon="arrow-right"
          aria-disabled={place.isEnd}
          onClick={() => move(1)}
        />
      </span>
    </>
  )
}

/** Reads the position from the DOM, because touch and keyboard scroll the row without Swiper. */
function placeOf({ wrapperEl, slidesGrid }: Swiper): typeof START {
  const { scrollLeft, scrollWidth, clientWidth } = wrapperEl
  const distances = slidesGrid.map((position) => Math.abs(position - scrollLeft))
  return {
    index: Math.max(0, distances.indexOf(Math.min(...distances))),
    isEnd: scrollLeft >= scrollWidth - clientWidth - 2,
  }
}
