/**
 * Replaces every text in open shadow roots by `<font><font>the same text</font></font>`, at once and after every change,
 * as the translators of browsers do. Has no references outside of itself, because it also runs in a page.
 */
export function replaceTexts(): void {
  const name: string = 'font'
  const replaceIn = (root: ShadowRoot): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.parentElement?.closest('font, style, script, textarea')) continue
      const [outer, inner] = [document.createElement(name), document.createElement(name)]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init)
    const changes = { childList: true, characterData: true, subtree: true }
    new MutationObserver(() => replaceIn(root)).observe(root, changes)
    return root
  }
}
