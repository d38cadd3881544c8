import { pricedItems } from '../../core/offer/price-lines.ts'
import { CHOICE_KINDS, mapChoices } from '../../core/configuration/choice-steps.ts'
import type { ChoiceKind } from '../../core/configuration/steps.ts'
import type { Euros } from '../../core/values/units.ts'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { selectPricing, type ShownOffer } from '../../core/offer/pricing.ts'
import { refreshQuote } from '../../core/offer/request-quote.ts'
import { selectShareLink } from '../../ui/share/use-share-link.tsx'
import type { Call, ValidValue } from './call.ts'
import { offerAnswer, type OfferAnswer } from './offer-answer.ts'

/** A configured car with its price. */
export interface CarAnswer extends OfferAnswer {
  readonly name: string
  /** What it consists of. Null for a colour where the version offers none. */
  readonly configuration: Readonly<Record<'model' | ChoiceKind, ValidValue | null>>
  /** What the agent did not name, so that the first item of the list was taken. */
  readonly chosenByDefault: readonly ChoiceKind[]
  /** The amounts that add up to the price. Null is unknown. */
  readonly priceLines: readonly { readonly name: string; readonly euros: Euros | null }[]
}

/** The configuration of the store as an answer, once its quote has loaded or failed. */
export async function carAnswer(
  call: Call,
  chosenByDefault: readonly ChoiceKind[],
): Promise<CarAnswer> {
  const { store } = call
  await refreshQuote(store)
  call.signal.throwIfAborted()
  const state = store.get()
  const { total, offer } = selectPricing(state)
  const model = selectModel(state)
  const items = selectChosenItems(state)
  const named = (item: ValidValue | null): ValidValue | null =>
    item && { id: item.id, name: item.name }
  return {
    name: [model, items.engine, items.version].map((item) => item?.name).join(' '),
    configuration: { model: named(model), ...mapChoices((kind) => named(items[kind])) },
    chosenByDefault: CHOICE_KINDS.filter((kind) => chosenByDefault.includes(kind)),
    priceLines: pricedItems(model, items).map(({ name, euros }) => ({ name, euros })),
    ...offerAnswer(call, total, offer && known(offer), selectShareLink(state)),
  }
}

/** The figures, unless they are still those of the version without its colours. */
function known(offer: ShownOffer): ShownOffer | null {
  return offer.isPending || offer.basis === 'version-monthly-payment' ? null : offer
}
