import { type ReactNode, Suspense, useRef } from 'react'
import type { CarouselTexts } from './carousel-controls.tsx'
import { lazyPart } from '../base/lazy-part.tsx'
import { useIsMobile } from '../base/element-context.tsx'

interface CarouselItem {
  readonly key: string
  /** Accessible name of the slide. */
  readonly label: string
  readonly content: ReactNode
}

export interface CarouselProps extends CarouselTexts {
  readonly items: readonly CarouselItem[]
  readonly label: string
}

const Controls = lazyPart(async () => (await import('./carousel-controls.tsx')).CarouselControls)

/**
 * A grid on desktop, a row of snapping slides on mobile. The layout is CSS only; the slider library loads later
 * together with the buttons, whose space is reserved.
 */
export function Carousel({ items, label, ...texts }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSliding = useIsMobile() && items.length > 1
  return (
    <div ref={frame} className="carousel swiper" role="group" aria-label={label}>
      {/* Safari removes the list role from a list without markers. */}
      <ul className="swiper-wrapper" role="list">
        {items.map((item) => (
          <li key={item.key} className="swiper-slide" aria-label={item.label}>
            {item.content}
          </li>
        ))}
      </ul>
      {isSliding && (
        <div className="between">
          <Suspense>
            <Controls {...texts} frame={frame} count={items.length} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
