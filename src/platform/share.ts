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

/** Prints an element without the rest of its page. Returns a function that undoes it. */
export function printAlone({ localName: name, ownerDocument: { adoptedStyleSheets } }: Element) {
  const sheet = new CSSStyleSheet()
  // A sheet of its own, because a policy may allow no inline styles.
  sheet.replaceSync(`@media print {
    body :not(${name}, ${name} *, :has(${name})) { display: none !important }
    :has(${name}) {
      display: block !important; max-width: none !important; min-height: 0 !important;
      margin: 0 !important; padding: 0 !important; border: 0 !important
    }
  }`)
  adoptedStyleSheets.push(sheet)
  return (): void => {
    const index = adoptedStyleSheets.indexOf(sheet)
    if (index >= 0) adoptedStyleSheets.splice(index, 1)
  }
}
