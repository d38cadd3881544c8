import * as fc from 'fast-check'

/** Who has switched a module off: nobody, an editor, the constant, or whoever deleted its folder. */
export type ModuleState = 'on' | 'off' | 'off by code' | 'deleted'

/** States of all modules by name. */
export type Combination = Readonly<Record<string, ModuleState>>

/** Half of the modules are on. */
const STATES = ['on', 'on', 'on', 'off', 'off by code', 'deleted'] as const

/** Random combinations of modules. The same seed gives the same ones for the same modules. */
export function moduleCombinations(
  names: readonly string[],
  seed: number,
  count: number,
): Combination[] {
  const state = fc.constantFrom<ModuleState[]>(...STATES)
  const combination = fc.record(Object.fromEntries(names.map((name) => [name, state])))
  return fc.sample(combination, { seed, numRuns: count })
}

/** Names of the modules in one of the states, in their order. */
export const modulesIn = (combination: Combination, ...states: readonly ModuleState[]): string[] =>
  Object.keys(combination).filter((name) => states.includes(combination[name] ?? 'deleted'))
