import { logFailure } from './log.ts'

/** Copies text to the clipboard; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    logFailure('copying failed', error)
    return false
  }
}
