import { attempt } from './attempt.ts'

/** Keys in `sessionStorage`: per-tab data, in addition to the cookies that all tabs share. */
export const TAB = {
  /** This tab's own copy of the cookie with the same name. */
  choices: 'cfg_app_params',
  unique: 'wp_cfgHyu_uniqueID',
  /** Government mode: kept here because its cookie is deleted after reading. */
  dealers: 'wp_dealersOIDs',
  /** Credit type and simulated values of the version. */
  financing: 'cfg_financing',
  /** The query string with the UTM parameters of the visit. */
  campaign: 'cfg_campaign',
  /** A submitted form that may have to be submitted again. */
  submitted: 'cfg_submitted_form',
} as const

/** A key of code that is loaded later has its name there: as a value here, it would be part of the first view. */
type TabKey = (typeof TAB)[keyof typeof TAB] | 'cfg_stock_car'

/** The stored text; null if missing, empty or if the browser blocks storage. */
export function readTab(key: TabKey): string | null {
  return attempt('session storage cannot be read', () => sessionStorage.getItem(key) || null, null)
}

/** Stores a text for this tab; null removes it. */
export function writeTab(key: TabKey, value: string | null): void {
  attempt('session storage cannot be written', () => {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  })
}
