import { type GuideAnswers, wishesOf } from './wishes.ts'
import { advise, type Advised } from './advise.ts'
import { selectStated } from './guide.ts'
import type { AdvisedCar } from './search.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../test/support/store-under-test.ts'

/** The model list of the demo, with a function that searches for what answers state. */
export async function atHome(site = siteInProcess()) {
  const store = await storeUnderTest(site)
  store.actions.enterHome()
  store.actions.startFlow()
  await site.settled()
  const search = async (
    answers: GuideAnswers,
    isComplete = true,
    signal = new AbortController().signal,
    areMusts = true,
  ): Promise<Advised> => {
    const wishes = wishesOf(answers, selectStated(store.get()), areMusts)
    return advise(store, { wishes, signal, isComplete })
  }
  return { site, store, search }
}

/** 'Aurora Elétrico 44 kWh Essencial, 31900 €, 380.70 €/month' */
export function carName({ model, engine, version, cents, paymentCents }: AdvisedCar): string {
  const payment = paymentCents === null ? '?' : (paymentCents / 100).toFixed(2)
  const name = [model.name, engine.name, version?.name].join(' ')
  return `${name}, ${cents / 100} €, ${payment} €/month`
}
