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
