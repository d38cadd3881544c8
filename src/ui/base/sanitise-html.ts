/** The allowed elements and attributes, as configuration for the browser's Sanitizer API. */
export const ALLOWED = {
  elements: words(
    'p br hr h2 h3 h4 h5 h6 b strong i em u small sup sub span div a ul ol li dl dt dd',
    'blockquote figure figcaption img table caption thead tbody tfoot tr th td',
  ),
  attributes: words('href target title lang id src alt width height colspan rowspan scope'),
}

function words(...lines: readonly string[]): string[] {
  return lines.join(' ').split(' ')
}

/** `Element.setHTML`: not supported in every browser and not yet known to TypeScript. */
interface SanitisingElement {
  setHTML?(html: string, options: { readonly sanitizer: object }): void
}

/**
 * Turns untrusted HTML into nodes without scripts, event handlers, styles or forms. Uses the browser's own sanitiser
 * where it exists.
 */
export async function sanitised(html: string): Promise<DocumentFragment> {
  const box: HTMLElement & SanitisingElement = document.createElement('div')
  if (box.setHTML) {
    box.setHTML(html, { sanitizer: ALLOWED })
  } else {
    const { default: purifier } = await import('dompurify')
    box.append(
      purifier.sanitize(html, {
        ALLOWED_TAGS: ALLOWED.elements,
        ALLOWED_ATTR: ALLOWED.attributes,
        RETURN_DOM_FRAGMENT: true,
      }),
    )
  }
  for (const link of box.querySelectorAll('a')) link.rel = 'noopener'
  const content = document.createDocumentFragment()
  content.append(...box.childNodes)
  return content
}
