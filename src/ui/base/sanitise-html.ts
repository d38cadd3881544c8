/** The plugin has the same lists (rich-html.json). */
export const LISTS = {
  elements: words(
    'p br hr h1 h2 h3 h4 h5 h6 b strong i em u s del ins small sup sub mark abbr cite code q span div ' +
      'section article aside header footer main nav address center pre details summary fieldset legend ' +
      'a ul ol li dl dt dd blockquote figure figcaption img table caption thead tbody tfoot tr th td',
  ),
  attributes: words('href target title lang id src alt width height colspan rowspan scope'),
  /** Elements that are removed with their content. Of all others that are not listed, the content stays. */
  removed: words(
    'script style title template noscript iframe object svg math audio video form select textarea button',
  ),
}

function words(names: string): string[] {
  return names.split(' ')
}

/** `Element.setHTML`: not supported in every browser and not yet known to TypeScript. */
interface SanitisingElement {
  setHTML?(html: string, options: { readonly sanitizer: object }): void
}

/**
 * Turns untrusted HTML into the child nodes of a new element, without scripts, event handlers, styles or forms. Uses the
 * browser's own sanitiser where it exists.
 */
export async function sanitised(html: string): Promise<Element> {
  const box: HTMLElement & SanitisingElement = document.createElement('div')
  if (box.setHTML) {
    // With a list of elements, it would delete all others together with their words.
    box.setHTML(html, { sanitizer: { attributes: LISTS.attributes } })
  } else {
    const { default: purifier } = await import('dompurify')
    box.append(
      // Parsed as `setHTML` does: in standards mode, inside a body.
      purifier.sanitize(`<!doctype html><body>${html}`, {
        ALLOWED_TAGS: LISTS.elements,
        ALLOWED_ATTR: LISTS.attributes,
        ALLOW_ARIA_ATTR: false,
        ALLOW_DATA_ATTR: false,
        FORBID_CONTENTS: LISTS.removed,
        RETURN_DOM_FRAGMENT: true,
      }),
    )
  }
  for (const element of box.querySelectorAll('*')) {
    if (LISTS.elements.includes(element.localName)) continue
    element.replaceWith(...(LISTS.removed.includes(element.localName) ? [] : element.childNodes))
  }
  for (const link of box.querySelectorAll('a')) link.rel = 'noopener'
  return box
}
