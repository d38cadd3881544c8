import { logFailure } from './log.ts'

/** Copies a text to the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    logFailure('the clipboard refused', error)
    return false
  }
}
