import { UNKNOWN_FIGURES } from '../../core/offer/figures.ts'
import type { Version } from '../../core/catalogue/catalogue.ts'
import { campaignDiscount } from '../../core/offer/price-lines.ts'
import type { CreditFigures, Quote } from '../../core/offer/quote.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { selectOffer, selectQuote } from '../../core/offer/pricing.ts'
import { selectItem, selectModel } from '../../core/configuration/chosen-items.ts'
import { selectModels, selectBackOffice } from '../../core/catalogue/line-up.ts'
import type { NamedOffer, Modals } from '../../core/store/state.ts'
import { Rows } from '../../ui/primitives/rows.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { CREDIT_NAMES, exampleRows } from '../../ui/offer/offer-words.ts'
import { addTexts } from '../../labels/texts.ts'
import { summaryLabels } from './labels.pt-PT.ts'
import { readSection } from '../../core/content-site/values.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import textCss from '../../styles/text.css?inline'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { GuaranteeSlot } from '../legal/legal-line.tsx'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { useCampaignEnd } from '../../ui/offer/use-last-day.tsx'

addTexts(summaryLabels)

/** The representative example for the current configuration. */
export function ConfiguredExample() {
  const shown = useSelect(selectOffer)
  const model = useSelect((state) => selectModel(state)?.name)
  const engine = useSelect((state) => selectItem(state, 'engine'))
  const version = useSelect((state) => selectItem(state, 'version'))
  const costs = useSelect(selectQuote)
  // Without a version, the figures are those of the engine's card.
  if (shown?.basis === 'engine' && engine) return <OfferExample offer={engine} />
  const names = [model, version?.name]
  return (
    shown && <RepresentativeExample car={names} version={version} credit={shown} costs={costs} />
  )
}

/** The representative example for the offer of a model, an engine or a version, as shown on its card. */
export function OfferExample({ offer }: { readonly offer: NamedOffer }) {
  const { id, name, price, monthlyPayment } = offer
  const isModel = useSelect((state) => selectModels(state).some((model) => model === offer))
  const model = useSelect((state) => selectModel(state)?.name)
  // The offer of an engine is that of one of its versions, whose TAN and MTIC are known once it has loaded.
  const version = useSelect((state) =>
    selectLoad(state, 'versions').data?.find(
      (item) =>
        [item.id, item.engineId, item.modelId].includes(id) &&
        item.price === price &&
        item.monthlyPayment === monthlyPayment,
    ),
  )
  return (
    <RepresentativeExample
      car={isModel ? [name] : [model, name]}
      version={version}
      credit={{
        ...UNKNOWN_FIGURES,
        ...offer,
        tan: offer.tan ?? version?.tan ?? null,
        mtic: offer.mtic ?? version?.mtic ?? null,
        creditType: 'CREDIT',
      }}
      costs={null}
    />
  )
}

interface RepresentativeExampleProps {
  /** Names that make up that of the car. */
  readonly car: readonly (string | undefined)[]
  readonly version: Version | null | undefined
  readonly credit: CreditFigures
  /** Null if they are unknown. */
  readonly costs: Quote | null
}

/**
 * A credit as a representative example (spec §9), with the figures that are known. Renders nothing without a monthly
 * payment.
 */
function RepresentativeExample({ car, version, credit, costs }: RepresentativeExampleProps) {
  const t = useText()
  if (!credit.monthlyPayment || !credit.taeg) return null
  const campaign = campaignDiscount(version, credit.creditType)
  return (
    <>
      <h3>{t('exampleTitle')}</h3>
      <p>
        {t('exampleOf', {
          type: t(CREDIT_NAMES[credit.creditType]),
          car: car.filter(Boolean).join(' '),
        })}
      </p>
      <Rows items={exampleRows(t, credit, costs, campaign)} />
      <p>{t('warranty')}</p>
    </>
  )
}

/** Price and financing legal details, behind every info icon (spec §2). */
export function FinanceModal({ offer }: Modals['finance']) {
  useStyles(textCss)
  const t = useText()
  const campaignEnd = useCampaignEnd()
  const finance = useSelect((state) => selectBackOffice(state, 'financeSect', readSection))
  return (
    <StoreModal title={finance?.title || t('financingTitle')}>
      <div className="rich">
        {finance?.content ? (
          <SanitisedHtml html={finance.content} />
        ) : (
          <p>{t('financingFallback')}</p>
        )}
        {campaignEnd && <p>{campaignEnd}</p>}
      </div>
      {offer ? <OfferExample offer={offer} /> : <ConfiguredExample />}
      <CreditBlock />
      <GuaranteeSlot />
    </StoreModal>
  )
}
