import { type GuideAnswers, type QuestionId, wishesOf } from './wishes.ts'
import { advise, findDeadEnds, type Advised } from './advise.ts'
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
  const wishesFor = (answers: GuideAnswers) => wishesOf(answers, selectStated(store.get()))
  const search = async (
    answers: GuideAnswers,
    isComplete = true,
    signal = new AbortController().signal,
  ): Promise<Advised> => {
    return advise(store, { wishes: wishesFor(answers), signal, isComplete })
  }
  /** The answers to a question that leave no model. */
  const deadEnds = async (question: QuestionId, ids: readonly string[], others: GuideAnswers) => {
    const possible = ids.map((id) => ({ id, wishes: wishesFor({ ...others, [question]: id }) }))
    const { signal } = new AbortController()
    return findDeadEnds(store, { others: wishesFor(others), possible, signal })
  }
  return { site, store, search, deadEnds }
}

/** 'Aurora Elétrico 44 kWh Essencial, 31900 €, 380.70 €/month' */
export function carName({ model, engine, version, cents, paymentCents }: AdvisedCar): string {
  const payment = paymentCents === null ? '?' : (paymentCents / 100).toFixed(2)
  const name = [model.name, engine.name, version?.name].join(' ')
  return `${name}, ${cents / 100} €, ${payment} €/month`
}
