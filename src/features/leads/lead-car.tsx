import { memo } from 'react'
import { PLACES } from '../../core/offer/figures.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectOffer } from '../../core/offer/pricing.ts'
import {
  selectCarPictures,
  selectFrames,
  selectSubstitutePicture,
} from '../viewer/pictures/pictures.ts'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { selectProduct } from '../../core/catalogue/line-up.ts'
import { Figures } from '../../ui/offer/figures.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import leadCarCss from './lead-car.css?inline'
import { ConfiguredWltp } from '../legal/wltp-block.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { termsWithRates } from '../../ui/offer/offer-words.ts'
import { usePriceCaveat } from '../../ui/offer/use-explanation.tsx'
import { usePictureNote } from '../viewer/picture-view.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'

/** The car's left side, as a fraction of a full turn. */
const SIDE = 1 / 7

/**
 * The configured car, its price and what belongs to the price: beside the form, or on a phone in a line above its fields
 * and in a text below them.
 */
export const LeadCar = memo(function LeadCar() {
  useStyles(leadCarCss)
  const t = useText()
  const shown = useSelect(selectOffer)
  const caveat = usePriceCaveat()
  const product = useSelect(selectProduct)
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const picture = useSelect((state) => {
    const frames = selectFrames(state)
    const side = frames[Math.round(frames.length * SIDE)]
    return side ?? selectCarPictures(state)[0] ?? selectSubstitutePicture(state)
  })
  const note = usePictureNote()
  const { engine, version, exterior, interior } = useSelect(selectChosenItems)
  const car = [engine?.name, version?.name].filter(Boolean).join(' ')
  const colours = [exterior?.name, interior?.name].filter(Boolean).join(' · ')
  return (
    // Focusable, so that it can be scrolled by keyboard where it does not fit.
    <div className="form-car" tabIndex={0} role="group" aria-label={t('summaryTitle')}>
      <div className="recap">
        <p className="soft">{t('summaryTitle')}</p>
        {picture !== null && <Picture src={picture} width={1200} height={675} />}
        {picture !== null && note && <small className="soft">{note}</small>}
        <b translate="no">{t('summaryHeading', { product, model }).trim()}</b>
        <p className="soft" translate="no">
          {car}
        </p>
        <p className="soft" translate="no">
          {colours}
        </p>
        <Figures isInForm size="line" of={shown} at={PLACES.total} />
      </div>
      <div className="soft terms">
        {shown && (
          <>
            <ConfiguredWltp />
            <CreditBlock />
            <p>{[termsWithRates(t, shown), caveat].filter(Boolean).join(' ')}</p>
          </>
        )}
      </div>
    </div>
  )
})
