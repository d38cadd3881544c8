import { Carousel, type CarouselProps } from '../../ui/carousel/carousel.tsx'
import { useStyles, IsMobileContext, useIsMobile } from '../../ui/base/element-context.tsx'
import { useId, type ReactNode } from 'react'
import compareCss from './compare.css?inline'
import choiceCss from '../steps/choice.css?inline'

/** Cards per row on desktop (spec §9); more than that turns the row into a slider on desktop, too. */
const DESKTOP_CARDS = 3

/** The cards in a row of slides: 1.15, 2.2 or 3 are visible, 25 px apart (spec §9). The layout is CSS only. */
export function CompareCards(props: CarouselProps) {
  useStyles(compareCss)
  return (
    <div className="compare-cards">
      <IsMobileContext value={useIsMobile() || props.items.length > DESKTOP_CARDS}>
        <Carousel {...props} />
      </IsMobileContext>
    </div>
  )
}

interface CompareCardProps {
  /** Accessible name of the checkbox. */
  readonly name: string
  /** A short line under the name. */
  readonly fact: ReactNode
  readonly isChecked: boolean
  /** Why the item cannot be chosen; replaces the fact. The card stays focusable so that the reason can be read. */
  readonly disabledReason: string | null
  readonly onToggle: () => void
}

/** An engine, version or build that can be added to the comparison. */
export function CompareCard({ name, fact, isChecked, disabledReason, onToggle }: CompareCardProps) {
  useStyles(choiceCss)
  const id = useId()
  return (
    <article className="card choice cluster" part="card" data-off={disabledReason ? '' : undefined}>
      <input
        id={id}
        type="checkbox"
        className="mark tick"
        checked={isChecked}
        aria-describedby={`${id}f`}
        aria-disabled={disabledReason ? true : undefined}
        onChange={() => {
          if (!disabledReason) onToggle()
        }}
      />
      <h2>
        <label htmlFor={id} translate="no">
          {name}
        </label>
      </h2>
      <p id={`${id}f`} className="quiet facts">
        {disabledReason ?? fact}
      </p>
    </article>
  )
}
