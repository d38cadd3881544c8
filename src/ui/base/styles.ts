const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * Adds a style sheet to a shadow root once; all roots of the document share the parsed sheet. The CSS must not
 * contain `@import`, which constructable style sheets do not support.
 */
export function adoptSheet(root: ShadowRoot, css: string): void {
  const sheet = sharedSheet(root.ownerDocument, css)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

function sharedSheet(document: Document, css: string): CSSStyleSheet {
  let sheets = sheetsByDocument.get(document)
  if (!sheets) sheetsByDocument.set(document, (sheets = new Map<string, CSSStyleSheet>()))
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = createSheet(document)
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  return sheet
}

/** An empty constructable style sheet, which only roots of this document can adopt. */
export function createSheet(document: Document): CSSStyleSheet {
  return new (document.defaultView ?? globalThis).CSSStyleSheet()
}
