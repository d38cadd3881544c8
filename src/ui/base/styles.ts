const sheets = new Map<string, CSSStyleSheet>()

/**
 * Adds a style sheet to a shadow root once; all roots share the parsed sheet. The CSS must not contain `@import`, which
 * constructable style sheets do not support.
 */
export function adoptSheet(root: ShadowRoot, css: string): void {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
