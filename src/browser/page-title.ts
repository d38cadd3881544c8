/** The page's own title. Null while the widget has not changed it. */
let own: string | null = null
let written: string | null = null

/** Changes the page's title. A title that the page has set meanwhile counts as its own. */
export function writePageTitle(build: (own: string) => string): void {
  if (document.title !== written) own = document.title
  written = build(own ?? '')
  document.title = written
}

/** Restores the page's own title, unless the page has set another one. */
export function restorePageTitle(): void {
  if (own !== null && document.title === written) document.title = own
  own = written = null
}
