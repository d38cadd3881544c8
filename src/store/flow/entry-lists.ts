import type { Screen } from '../../domain/guards.ts'
import type { ModelResources, State } from '../state.ts'
import { isSettled, selectLoad } from './selectors.ts'

type ListName = keyof ModelResources

/** The lists that a screen cannot open without: its guard and its price rest on them. */
const REQUIRED: Readonly<Record<Screen, readonly ListName[]>> = {
  home: [],
  engine: [],
  comparison: [],
  version: ['engines'],
  exterior: ['engines', 'versions'],
  interior: ['engines', 'versions', 'exteriors'],
  summary: ['engines', 'versions', 'exteriors', 'interiors'],
}

/** Whether every list that a decision on a screen rests on has been answered, or has failed. */
export function hasSettled(state: State, screen: Screen): boolean {
  const names = [...REQUIRED[screen]]
  // The configuration is saved on entering the interior: a restored interior belongs into the record.
  if (screen === 'interior' && state.configuration.interiorId !== null) names.push('interiors')
  return names.every((name) => isSettled(selectLoad(state, name)))
}

/** Whether a screen's required lists are there; 'failed' as soon as one of them could not be loaded. */
export function selectEntryStatus(state: State, screen: Screen): 'loading' | 'ready' | 'failed' {
  const statuses = REQUIRED[screen].map((name) => selectLoad(state, name).status)
  if (statuses.includes('failed')) return 'failed'
  return statuses.every((status) => status === 'ready') ? 'ready' : 'loading'
}
