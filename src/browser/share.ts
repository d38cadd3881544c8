import { logFailure } from './log.ts'

/** Whether the device has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** Offers an address to the device's own share sheet; false when that cannot be had. A buyer who turns away has been served. */
export async function shareAddress(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true
    logFailure('the share sheet refused', error)
    return false
  }
}
