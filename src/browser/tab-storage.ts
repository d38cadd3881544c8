import { logFailure } from './log.ts'

/** What a tab keeps for itself, beside the cookies that all tabs share; it ends with the tab. */
export const TAB = {
  /** The tab's own copy of the cookie of that name. */
  choices: 'cfg_app_params',
  unique: 'wp_cfgHyu_uniqueID',
  /** Government mode: its cookie is erased once read. */
  dealers: 'wp_dealersOIDs',
  /** A form that has been submitted and may have to be submitted again. */
  submitted: 'cfg_submitted_form',
} as const

type TabKey = (typeof TAB)[keyof typeof TAB]

/** The text kept under a name; null when missing, empty or when the browser refuses storage. */
export function readTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key) || null
  } catch (error) {
    logFailure('session storage cannot be read', error)
    return null
  }
}

/** Keeps a text for this tab; null removes it. */
export function writeTab(key: TabKey, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch (error) {
    logFailure('session storage cannot be written', error)
  }
}
