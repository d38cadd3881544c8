import { Carousel, type CarouselProps } from '../carousel/carousel.tsx'
import compareCardsCss from './compare-cards.css?inline'
import { useStyles } from '../base/root-context.tsx'
import { IsMobileContext, useIsMobile } from '../base/use-element-width.tsx'

/** Cards per row on desktop (spec §9); more than that turns the row into a slider on desktop, too. */
const DESKTOP_CARDS = 3

/** The cards in a row of slides: 1.15, 2.2 or 3 are visible, 25 px apart (spec §9). The layout is CSS only. */
export function CompareCards(props: CarouselProps) {
  useStyles(compareCardsCss)
  return (
    <div className="compare-cards">
      <IsMobileContext value={useIsMobile() || props.items.length > DESKTOP_CARDS}>
        <Carousel {...props} />
      </IsMobileContext>
    </div>
  )
}
