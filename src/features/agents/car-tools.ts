import type { CreditType } from '../../core/configuration/configuration.ts'
import { creditTypes, type SliderLimits } from '../../core/offer/financing.ts'
import { quotedFigures } from '../../core/offer/quote.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'
import { comparedQuote, equalTerms, loadComparedQuotes } from '../../core/offer/compared-quotes.ts'
import { MAX_COMPARED_BUILDS } from '../../core/configuration/build.ts'
import { formatCode } from '../../core/configuration/build-code.ts'
import type { AgentKey } from './labels.pt-PT.ts'
import { chooseSeparateCredit, selectRange, simulateSeparate } from './separate-store.ts'
import { loadBuildCode, selectBuildCode } from '../../core/configuration/current-build.ts'
import { selectContentConfig, isSettled } from '../../core/catalogue/lists.ts'
import { selectChosenItems } from '../../core/configuration/chosen-items.ts'
import { selectPricing, selectSimulationStatus } from '../../core/offer/pricing.ts'
import { selectCreditType } from '../../core/offer/simulation.ts'
import { until } from '../../core/store/until.ts'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import { AgentError, type Call } from './call.ts'
import { carAnswer, type CarAnswer } from './car-answer.ts'
import { offerAnswer } from './offer-answer.ts'
import { inWords, isGiven, isNamed, resolveCar, textOf, type CarInput } from './resolve-car.ts'

/** A car with its price. */
export async function configure(call: Call, input: CarInput): Promise<CarAnswer> {
  const defaulted = await resolveCar(call, input)
  return carAnswer(call, defaulted)
}

/** A car with a simulated loan, and what else can be simulated. */
export async function simulateFinancing(call: Call, input: CarInput): Promise<object> {
  const { store, t, signal } = call
  const defaulted = await resolveCar(call, input)
  signal.throwIfAborted()
  chooseCredit(call, input.creditType)
  const range = selectRange(store)
  const { sliders } = selectPricing(store.get())
  if (!range || !sliders) throw new AgentError(t('agentNoSimulation'))
  await simulateSeparate(store, {
    downPayment: within(
      call,
      'agentDownPayment',
      input.downPayment,
      range.downPayment,
      sliders.downPayment,
    ),
    months: within(call, 'agentMonths', input.months, range.months, sliders.months),
  })
  signal.throwIfAborted()
  if (selectSimulationStatus(store.get()) !== 'ready') throw new AgentError(t('agentQuoteFailed'))
  const answer = await carAnswer(call, defaulted)
  return {
    ...answer,
    // The link has the five ids of the specification (§7), which name no terms.
    linkNote: t('agentLinkNote'),
    limits: { ...range, creditTypes: creditTypesOf(call) },
  }
}

/** Two or three cars, on the same terms if the site can finance all of them so. */
export async function compare(call: Call, input: CarInput): Promise<object> {
  const { store, t, signal } = call
  const inputs = Array.isArray(input.cars) ? (input.cars as readonly CarInput[]) : []
  if (inputs.length < 2 || inputs.length > MAX_COMPARED_BUILDS)
    throw new AgentError(t('agentCount'))
  const cars: {
    readonly answer: CarAnswer
    readonly items: ReturnType<typeof selectChosenItems>
  }[] = []
  // One after the other: the store holds one configuration.
  for (const each of inputs) {
    const answer = await configure(call, each)
    cars.push({ answer, items: selectChosenItems(store.get()) })
  }
  const terms = equalTerms(
    selectContentConfig(store.get()),
    cars.flatMap(({ items }) =>
      items.version ? [{ version: items.version, surcharges: surchargesOf(items) }] : [],
    ),
  )
  const answers = cars.map(({ answer }) => answer)
  if (!terms) return { cars: answers, hasSameTerms: false, note: t('agentOwnTerms') }
  loadComparedQuotes(store, terms)
  const names = terms.map(comparedQuote)
  await until(store.state, ({ site }) => names.every((name) => isSettled(site[name])), signal)
  signal.throwIfAborted()
  return {
    cars: answers.map((answer, index) => {
      const own = terms[index]
      const quote = own && store.get().site[comparedQuote(own)]?.data
      const figures = own && quote ? quotedFigures(own, quote) : null
      return { ...answer, ...offerAnswer(call, answer.price, figures, answer.link) }
    }),
    hasSameTerms: true,
  }
}

/** The code of a car. */
export async function makeCode(call: Call, input: CarInput): Promise<object> {
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

function creditTypesOf({ store, t }: Call) {
  const types = creditTypes(selectContentConfig(store.get()))
  return types.map((type) => ({ id: type, name: t(CREDIT_NAMES[type]) }))
}

function chooseCredit(call: Call, value: unknown): void {
  const { store, t } = call
  const valid = creditTypesOf(call)
  const wanted = isGiven(value) ? value : selectCreditType(store.get())
  const type = valid.find((each) => isNamed(each, wanted))?.id
  if (type) chooseSeparateCredit(store, type satisfies CreditType)
  else if (isGiven(value))
    throw new AgentError(t('agentUnknown', { value: inWords(value), field: 'creditType' }), valid)
}

/** A number within a slider's limits. Missing, it is the initial value. */
function within(
  { t }: Call,
  label: AgentKey & ('agentDownPayment' | 'agentMonths'),
  value: unknown,
  { min, max, step }: SliderLimits,
  initial: number,
): number {
  if (!isGiven(value)) return initial
  const number = Number(textOf(value) ?? Number.NaN)
  const isValid =
    number === initial || (number >= min && number <= max && (number - min) % step === 0)
  if (isValid) return number
  const field = label === 'agentMonths' ? 'months' : 'downPayment'
  throw new AgentError(t('agentOutside', { field, min, max, step }), { min, max, step })
}
