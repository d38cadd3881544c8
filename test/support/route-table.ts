import type { Progress, Screen } from '../../src/core/configuration/guards.ts'

/** Whether a choice is missing that a screen requires, taken from the route table of spec §2. */
export function lacksAnEarlierChoice(screen: Screen, progress: Progress): boolean {
  const { model, engine, version, exterior, interior } = progress
  const needed: Record<Screen, readonly boolean[]> = {
    home: [],
    comparison: [model],
    engine: [model],
    version: [model, engine],
    exterior: [model, engine, version],
    interior: [model, engine, version, exterior],
    summary: [model, engine, version, exterior, interior],
  }
  return needed[screen].includes(false)
}
