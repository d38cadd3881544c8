import type { Screen } from '../../domain/steps/guards.ts'
import type { ModelResources, State } from '../state.ts'
import { isSettled, selectLoad } from './selectors.ts'

type ListName = keyof ModelResources

/** The lists a screen needs before it can open: its guard and its price depend on them. */
const REQUIRED: Readonly<Record<Screen, readonly ListName[]>> = {
  home: [],
  engine: [],
  comparison: [],
  version: ['engines'],
  exterior: ['engines', 'versions'],
  interior: ['engines', 'versions', 'exteriors'],
  summary: ['engines', 'versions', 'exteriors', 'interiors'],
}

/** Whether every list the screen's guard depends on has loaded or failed. */
export function hasSettled(state: State, screen: Screen): boolean {
  const names = [...REQUIRED[screen]]
  // The configuration is saved when the interior screen opens, and a restored interior must be in the record.
  if (screen === 'interior' && state.configuration.interiorId !== null) names.push('interiors')
  return names.every((name) => isSettled(selectLoad(state, name)))
}

/** The combined status of a screen's required lists: 'failed' as soon as one of them has failed. */
export function selectEntryStatus(state: State, screen: Screen): 'loading' | 'ready' | 'failed' {
  const statuses = REQUIRED[screen].map((name) => selectLoad(state, name).status)
  if (statuses.includes('failed')) return 'failed'
  return statuses.every((status) => status === 'ready') ? 'ready' : 'loading'
}
