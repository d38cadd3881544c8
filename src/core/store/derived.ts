import type { Settings } from './settings.ts'
import type { State } from './state.ts'

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
