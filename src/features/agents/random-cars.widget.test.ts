import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../test/support/store-under-test.ts'
import { agentOf, type Listed, type Options } from './fake-model-context.test-support.ts'
import { siteFigures, type StatedLoan } from '../../../test/support/site-figures.ts'

const CARS = 50

const SEED = 20_261_126

interface Financing extends StatedLoan {
  readonly monthlyPayment: number
  readonly taeg: number
  readonly mtic: number
  readonly financedPrice: number
  readonly creditWarning: string
}

interface Car {
  readonly price: number
  readonly date: string
  readonly link: string
  readonly financing: Financing
  readonly configuration: Readonly<
    Record<'model' | 'engine' | 'version', Listed> & Record<'exterior' | 'interior', Listed | null>
  >
  readonly limits: Readonly<
    Record<'downPayment' | 'months', { min: number; max: number; step: number }>
  >
}

/** Every object of an answer that states an instalment, however deep. */
function instalments(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(instalments)
  return 'monthlyPayment' in value ? [value, ...inner] : inner
}

const cents = (euros: number): number => Math.round(euros * 100)

it(`lets an agent configure ${CARS} random cars without a wrong cent, each instalment with its notice`, async () => {
  const store = await storeUnderTest(siteInProcess())
  store.actions.enterHome()
  const { ask } = agentOf(store)
  const draws = fc.sample(fc.nat(), { seed: SEED, numRuns: CARS * 8 })
  const below = (count: number): number => (draws.pop() ?? 0) % count
  const pick = (items: readonly Listed[]): string | undefined => items[below(items.length)]?.id

  const answers: unknown[] = []
  async function tell<Answer>(name: string, input: object): Promise<Answer> {
    const answer = await ask<Answer>(name, input)
    answers.push(answer)
    return answer
  }
  const { models } = await tell<{ models: readonly Listed[] }>('list_models', {})
  const seen = new Set<string>()
  for (let count = 0; count < CARS; count++) {
    const model = pick(models)
    const engine = pick((await tell<Options>('list_options', { model })).engines)
    const version = pick((await tell<Options>('list_options', { model, engine })).versions)
    const { options } = await tell<Options>('list_options', { model, engine, version })
    const [exterior, interior] = [pick(options.exterior), pick(options.interior)]
    const car = { model, engine, version, exterior, interior }
    const configured = await tell<Car>('configure', car)
    expectSiteFigures(configured)
    expect(Object.fromEntries(new URL(configured.link).searchParams)).toEqual({
      modelid: model,
      engine,
      version,
      ...(exterior && { colext: exterior }),
      ...(interior && { colint: interior }),
    })
    const creditType = ['CREDIT', 'HOD'][below(2)]
    const { limits } = await tell<Car>('simulate_financing', { ...car, creditType })
    const draw = ({ min, max, step }: Car['limits']['months']): number =>
      min + step * below(Math.floor((max - min) / step) + 1)
    const loan = { creditType, downPayment: draw(limits.downPayment), months: draw(limits.months) }
    const simulated = await tell<Car>('simulate_financing', { ...car, ...loan })
    expect(simulated.financing).toMatchObject(loan)
    expectSiteFigures(simulated)
    seen.add(configured.link)
  }
  expect(seen.size).toBeGreaterThan(CARS * 0.9)
  const stated = instalments(answers)
  expect(stated.length).toBeGreaterThan(CARS * 4)
  for (const each of stated)
    expect(each).toMatchObject({
      taeg: expect.any(Number),
      mtic: expect.any(Number),
      creditWarning: 'Atenção! Contrair um empréstimo custa dinheiro.',
    })
})

function expectSiteFigures({ configuration, price, date, financing }: Car): void {
  const { model, version, exterior, interior } = configuration
  const ids = {
    model: model.id,
    version: version.id,
    exterior: exterior?.id,
    interior: interior?.id,
  }
  const own = siteFigures(ids, financing)
  expect({
    price: cents(price),
    financedPrice: cents(financing.financedPrice),
    monthlyPayment: cents(financing.monthlyPayment),
    mtic: cents(financing.mtic),
    taeg: financing.taeg,
  }).toEqual({
    price: cents(own.price),
    financedPrice: cents(own.financedPrice),
    monthlyPayment: cents(own.monthlyPayment),
    mtic: cents(own.mtic),
    taeg: own.taeg,
  })
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
}
