import { readText, type Wire } from '../../core/content-site/wire.ts'
import { creditTypes, type SliderLimits } from '../../core/offer/financing.ts'
import { quotedFigures } from '../../core/offer/quote.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'
import { comparedQuote, equalTerms, loadComparedQuotes } from '../../core/offer/compared-quotes.ts'
import {
  MAX_COMPARED_BUILDS,
  loadBuildCode,
  selectBuildCode,
} from '../../core/configuration/build.ts'
import { formatCode } from '../../core/configuration/build-code.ts'
import { selectContentConfig, isSettled } from '../../core/catalogue/lists.ts'
import { firstOpenScreen } from '../../core/configuration/guards.ts'
import {
  selectChosenItems,
  selectProgress,
  selectShareQuery,
} from '../../core/configuration/chosen-items.ts'
import { selectPricing, selectSimulationStatus } from '../../core/offer/pricing.ts'
import {
  selectCreditRange,
  selectCreditType,
  simulationSubject,
} from '../../core/offer/simulation.ts'
import { until } from '../../core/store/select.ts'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import { carAnswer, offerAnswer } from './answers.ts'
import { AgentError, type Call } from './call.ts'
import { inWords, isGiven, isNamed, resolveCar } from './resolve-car.ts'

/** How long a car may take to appear, in milliseconds. */
const OPENING_TIMEOUT = 20_000

/** A car with its price. */
export async function configure(call: Call, input: Wire) {
  const defaulted = await resolveCar(call, input)
  return carAnswer(call, defaulted)
}

/** A car with a simulated loan, and what else can be simulated. */
export async function simulateFinancing(call: Call, input: Wire): Promise<object> {
  const { store, t, signal } = call
  const defaulted = await resolveCar(call, input)
  signal.throwIfAborted()
  const config = selectContentConfig(store.get())
  const types = creditTypes(config).map((type) => ({ id: type, name: t(CREDIT_NAMES[type]) }))
  const wanted = isGiven(input.creditType) ? input.creditType : selectCreditType(store.get())
  const creditType = types.find((each) => isNamed(each, wanted))?.id
  if (isGiven(input.creditType) && !creditType)
    throw new AgentError(t('agentUnknown', { value: inWords(wanted), field: 'creditType' }), types)
  if (creditType) store.set({ configuration: { ...store.get().configuration, creditType } })

  const range = config.hasSimulation ? selectCreditRange(store.get()) : null
  const { sliders } = selectPricing(store.get())
  if (!range || !sliders) throw new AgentError(t('agentNoSimulation'))
  const requested = {
    downPayment: within(call, input, 'downPayment', range.downPayment, sliders.downPayment),
    nrPayments: within(call, input, 'months', range.months, sliders.nrPayments),
  }
  // As the summary does when the buyer has moved the sliders.
  const subject = simulationSubject(store.get())
  store.set({ simulation: { subject, sliders: requested, requested, canUpdate: false } })
  const answer = await carAnswer(call, defaulted)
  if (selectSimulationStatus(store.get()) !== 'ready') throw new AgentError(t('agentQuoteFailed'))
  return {
    ...answer,
    // The link has the five ids of the specification (§7), which name no terms.
    linkNote: t('agentLinkNote'),
    limits: { ...range, creditTypes: types },
  }
}

/** A number within a slider's limits. Missing, it is the initial value. */
function within(
  { t }: Call,
  input: Wire,
  field: 'downPayment' | 'months',
  limits: SliderLimits,
  initial: number,
): number {
  const { min, max, step } = limits
  if (!isGiven(input[field])) return initial
  const number = Number(readText(input[field]) ?? Number.NaN)
  const isValid =
    number === initial || (number >= min && number <= max && (number - min) % step === 0)
  if (!isValid) throw new AgentError(t('agentOutside', { field, min, max, step }), limits)
  return number
}

/** Two or three cars, on the same terms if the site can finance all of them so. */
export async function compare(call: Call, input: Wire): Promise<object> {
  const { store, t, signal } = call
  const inputs = Array.isArray(input.cars) ? (input.cars as readonly Wire[]) : []
  if (inputs.length < 2 || inputs.length > MAX_COMPARED_BUILDS)
    throw new AgentError(t('agentCount'))
  const cars: Awaited<ReturnType<typeof configure>>[] = []
  const financed: Parameters<typeof equalTerms>[1][number][] = []
  // One after the other: the store holds one configuration.
  for (const each of inputs) {
    cars.push(await configure(call, each))
    const items = selectChosenItems(store.get())
    if (items.version) financed.push({ version: items.version, surcharges: surchargesOf(items) })
  }
  const terms = equalTerms(selectContentConfig(store.get()), financed)
  if (!terms) return { cars, hasSameTerms: false, note: t('agentOwnTerms') }
  loadComparedQuotes(store, terms)
  const names = terms.map(comparedQuote)
  await until(store.state, ({ site }) => names.every((name) => isSettled(site[name])), signal)
  signal.throwIfAborted()
  return {
    cars: terms.map((each, index) => {
      const car = cars[index]
      const quote = store.get().site[comparedQuote(each)]?.data
      const figures = quote ? quotedFigures(each, quote) : null
      return car && { ...car, ...offerAnswer(call, car.price, figures, car.link) }
    }),
    hasSameTerms: true,
  }
}

/** The code of a car. */
export async function makeCode(call: Call, input: Wire): Promise<object> {
  const { store, t, signal } = call
  if (!selectContentConfig(store.get()).hasBuildCodes) throw new AgentError(t('agentNoCodes'))
  const answer = await configure(call, input)
  loadBuildCode(store)
  await until(store.state, ({ site }) => site.buildCode?.status !== 'loading', signal)
  signal.throwIfAborted()
  const code = selectBuildCode(store.get())
  if (code === null) throw new AgentError(t('agentFailed'))
  return { code: formatCode(code), ...answer }
}

/**
 * Opens the form of a proposal on screen, for the car of the arguments or else for the one that is there. The buyer
 * fills it in and sends it.
 */
export async function openProposal(call: Call, input: Wire): Promise<object> {
  const { buyer, store, t, signal } = call
  const answer = Object.values(input).some(isGiven) ? await configure(call, input) : null
  signal.throwIfAborted()
  if (answer) await showCar(call, selectShareQuery(store.get()))
  else if (firstOpenScreen(selectProgress(buyer.get())) !== 'summary')
    throw new AgentError(t('agentNothingOnScreen'))
  signal.throwIfAborted()
  buyer.actions.openModal({ kind: 'contact', purpose: 'proposal' })
  return { isSent: false, note: t('agentProposalOpened'), ...answer }
}

/** Opens the summary of a share link, unless its car is on screen. */
async function showCar({ buyer, t, signal }: Call, query: string): Promise<void> {
  const isShown = () => {
    const { entered, pending } = buyer.get()
    return entered?.screen === 'summary' && !pending && selectShareQuery(buyer.get()) === query
  }
  if (isShown()) return
  buyer.actions.openModal({ kind: 'link', query })
  await until(buyer.state, isShown, AbortSignal.any([signal, AbortSignal.timeout(OPENING_TIMEOUT)]))
  if (!isShown()) throw new AgentError(t('agentProposalFailed'))
}
