import type { Wire } from '../../core/content-site/wire.ts'
import { firstOpenScreen } from '../../core/configuration/guards.ts'
import { selectProgress, selectShareQuery } from '../../core/configuration/chosen-items.ts'
import { until } from '../../core/store/until.ts'
import { AgentError, type Call } from './call.ts'
import { configure } from './car-tools.ts'
import { isGiven } from './resolve-car.ts'

/** How long a car may take to appear, in milliseconds. */
const OPENING_TIMEOUT = 20_000

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
