import { logFailure } from './log.ts'

export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** Shares a URL with the native share sheet; false if that failed. Cancelling by the buyer counts as success. */
export async function shareAddress(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true
    logFailure('sharing failed', error)
    return false
  }
}

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
