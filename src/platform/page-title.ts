/** The page's own title. Null while the widget has not changed it. */
let original: string | null = null
let written: string | null = null

/**
 * Changes the page's title. A title that the page has set meanwhile counts as its own. Where the server has named the
 * car of the address, the page's own title is in `data-page` beside it.
 */
export function writePageTitle(build: (original: string) => string): void {
  const tag = document.querySelector('title')
  if (document.title !== written) original = tag?.dataset.page ?? document.title
  tag?.removeAttribute('data-page')
  written = build(original ?? '')
  document.title = written
}

/** Restores the page's own title, unless the page has set another one. */
export function restorePageTitle(): void {
  if (original !== null && document.title === written) document.title = original
  original = written = null
}
