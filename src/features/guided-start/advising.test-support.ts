import { onTestFinished } from 'vitest'
import type { GuideAnswers, QuestionId } from './questions.ts'
import { wishesOf } from './wishes.ts'
import { advise, findDeadEnds, type Advised } from './advise.ts'
import type { AdvisedCar } from './advised-cars.ts'
import { selectFacts, selectStated } from './guide.ts'
import { createSearcher } from './searcher.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../test/support/store-under-test.ts'

/** The model list of the demo, with a function that searches for what answers state. */
export async function atHome(site = siteInProcess()) {
  const store = await storeUnderTest(site)
  store.actions.enterHome()
  store.actions.startFlow()
  await site.settled()
  // Tests have no worker.
  const searcher = createSearcher()
  onTestFinished(searcher.close)
  const wishesFor = (answers: GuideAnswers) => {
    const state = store.get()
    return wishesOf(answers, { facts: selectFacts(state), ...selectStated(state) })
  }
  const search = async (
    answers: GuideAnswers,
    isComplete = true,
    signal = new AbortController().signal,
  ): Promise<Advised> => {
    return advise(store, { wishes: wishesFor(answers), searcher, signal, isComplete })
  }
  /** The answers to a question that leave no model. */
  const deadEnds = async (question: QuestionId, ids: readonly string[], others: GuideAnswers) => {
    const possible = ids.map((id) => ({ id, wishes: wishesFor({ ...others, [question]: id }) }))
    const { signal } = new AbortController()
    return findDeadEnds(store, { others: wishesFor(others), possible, searcher, signal })
  }
  return { site, store, search, deadEnds }
}

/** 'Aurora Elétrico 44 kWh Essencial, 31900 €, 380.70 €/month' */
export function carName({ model, engine, version, found }: AdvisedCar): string {
  const payment = found.paymentCents === null ? '?' : (found.paymentCents / 100).toFixed(2)
  const name = [model.name, engine.name, version?.name].join(' ')
  return `${name}, ${found.cents / 100} €, ${payment} €/month`
}
