import type { Settings, State } from './state.ts'
import { logFailure } from '../../platform/log.ts'
import { dayIn, MARKET_TIME_ZONE } from '../values/days.ts'
import type { StoreApi } from 'zustand/vanilla'

/**
 * A selector that runs again only when one of its inputs or the settings have changed, and returns the same result until
 * then. The last result is kept for each element, which its settings identify.
 */
export function derived<Result>(
  inputsOf: (state: State) => readonly unknown[],
  derive: (state: State) => Result,
): (state: State) => Result {
  const results = new WeakMap<Settings, { inputs: readonly unknown[]; result: Result }>()
  return (state) => {
    const inputs = inputsOf(state)
    const last = results.get(state.settings)
    if (last && inputs.every((input, index) => input === last.inputs[index])) return last.result
    const result = derive(state)
    results.set(state.settings, { inputs, result })
    return result
  }
}

/** By an unknown time zone, the one that applies: it is reported once. */
const zones: Record<string, string> = {}

/** Today in the site's market, as an ISO date: the only clock of what the content site dates. */
export function selectToday({ settings }: Pick<State, 'settings'>): string {
  const timeZone = settings.timeZone ?? MARKET_TIME_ZONE
  const now = new Date()
  try {
    return dayIn(zones[timeZone] ?? timeZone, now)
  } catch (error) {
    logFailure('attribute time-zone', error)
    return dayIn((zones[timeZone] = MARKET_TIME_ZONE), now)
  }
}

/** Resolves when the state meets a condition, or when aborted. */
export async function until(
  state: StoreApi<State>,
  isMet: (state: State) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  if (signal?.aborted || isMet(state.getState())) return
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      stop()
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const stop = state.subscribe((changed) => isMet(changed) && finish())
    signal?.addEventListener('abort', finish)
  })
}
