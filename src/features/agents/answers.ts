import { hasFigure } from '../../core/offer/figures.ts'
import { pricedItems } from '../../core/offer/price-lines.ts'
import type { CreditFigures } from '../../core/offer/quote.ts'
import type { Euros } from '../../core/values/units.ts'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { CHOICE_KINDS, mapChoices } from '../../core/configuration/choice-steps.ts'
import type { ChoiceKind } from '../../core/configuration/configuration.ts'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { selectPricing } from '../../core/offer/pricing.ts'
import { refreshQuote } from '../../core/offer/simulate-loan.ts'
import { selectToday } from '../../core/store/select.ts'
import type { NamedOffer } from '../../core/store/state.ts'
import { creditText } from '../legal/credit-block.tsx'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import { selectShareLink } from '../../ui/share/link-tools.tsx'
import type { Call } from './call.ts'

// docs/element.md (Agents) says what the answers have.

type Figures = CreditFigures | (Omit<NamedOffer, 'id' | 'name'> & Partial<CreditFigures>)

/**
 * Price, day, credit and link. An instalment never stands alone: where instalment, term, TAEG or MTIC is unknown, there
 * is no financing.
 * @param price Cash price, VAT included. Null while a part of it is unknown.
 */
export function offerAnswer(
  call: Call,
  price: Euros | null,
  figures: Figures | null,
  link: string,
) {
  const financing = figures && financingAnswer(call, figures)
  return {
    price,
    currency: 'EUR',
    date: selectToday(call.store.get()),
    financing,
    ...(!financing && { financingNote: call.t('agentNoFinancing') }),
    link,
  }
}

function financingAnswer({ t, store }: Call, figures: Figures) {
  const { price, monthlyPayment, nrPayments, taeg, mtic, creditType = 'CREDIT' } = figures
  if (!monthlyPayment || !nrPayments || taeg === null || !mtic) return null
  const { warning, parties } = creditText(t, selectBackOffice(store.get(), 'creditLegal'))
  return {
    creditType,
    creditName: t(CREDIT_NAMES[creditType]),
    monthlyPayment,
    months: nrPayments,
    taeg,
    tan: figures.tan ?? null,
    mtic,
    downPayment: figures.downPayment ?? null,
    financedAmount: figures.financedAmount ?? null,
    // Open Drive's is due with the last instalment.
    ...(hasFigure('lastPayment', creditType) && { lastPayment: figures.lastPayment ?? null }),
    // Open Drive has no finance campaign.
    financedPrice: price,
    creditWarning: warning,
    ...(parties && { creditParties: parties }),
  }
}

/** The configuration of the store with its price, once its quote has loaded or failed. */
export async function carAnswer(call: Call, chosenByDefault: readonly ChoiceKind[]) {
  const { store } = call
  await refreshQuote(store)
  call.signal.throwIfAborted()
  const state = store.get()
  const { total, offer } = selectPricing(state)
  const model = selectModel(state)
  const items = { model, ...selectChosenItems(state) }
  const named = (kind: 'model' | ChoiceKind) => {
    const item = items[kind]
    return item && { id: item.id, name: item.name }
  }
  // Until they are quoted, the figures may be those of the version without its colours.
  const isWhole = offer && !offer.isPending && offer.basis !== 'version-monthly-payment'
  return {
    name: [model, items.engine, items.version].map((item) => item?.name).join(' '),
    configuration: { model: named('model'), ...mapChoices(named) },
    chosenByDefault: CHOICE_KINDS.filter((kind) => chosenByDefault.includes(kind)),
    priceLines: pricedItems(model, items).map(({ name, euros }) => ({ name, euros })),
    ...offerAnswer(call, total, isWhole ? offer : null, selectShareLink(state)),
  }
}

/** Longest text of an editor in an answer, in characters. */
const MAX_TEXT = 1000

/**
 * What editors wrote, as plain text and marked as information: an agent must not follow it. Nothing if there is none.
 * The interface can only mark a whole tool as untrusted, so these texts stand apart from everything else.
 */
export function editorTexts(
  { t }: Call,
  texts: Readonly<Record<string, string | null | undefined>>,
): { readonly editorTexts?: object } {
  const plain = Object.entries(texts)
    .map(([name, text]) => [name, plainText(text ?? '')] as const)
    .filter(([, text]) => text !== '')
  if (plain.length === 0) return {}
  return { editorTexts: { note: t('agentEditorTexts'), ...Object.fromEntries(plain) } }
}

/** The text of untrusted HTML in one line. */
function plainText(html: string): string {
  // A document of its own, which loads nothing and runs no script.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const code of body.querySelectorAll('script, style')) code.remove()
  const text = (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
