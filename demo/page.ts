/** Where the demo page lives; every path below it is the same page. */
export const PAGE_PATH = '/configurador/'

export const PAGE_FILE = new URL('./index.html', import.meta.url)

/** Where the built widget is served in production. */
export const ASSET_PATH = '/assets/'

/** The path of a request's address; an address that cannot be read has none. */
export function pathOf(address = ''): string {
  return URL.parse(address, 'http://localhost')?.pathname ?? ''
}

/** Whether the demo page answers this path. */
export function isDemoPagePath(pathname: string): boolean {
  return pathname.startsWith(PAGE_PATH) || `${pathname}/` === PAGE_PATH
}

/** No inline script and no inline style: what a strict host site would ask of the widget. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ')

const SOURCE_SCRIPT = /<script type="module" src="[^"]*main\.ts"><\/script>/

/**
 * Turns the development page into the built one: the built entry instead of the source script, and
 * the chunks of the first view named in the head, so that they are fetched beside the entry.
 * Throws where the page has no source script to replace.
 */
export function builtPage(html: string, entry: string, chunks: readonly string[]): string {
  if (!SOURCE_SCRIPT.test(html)) throw new Error('demo/index.html does not load main.ts')
  const preloads = chunks.map((file) => `<link rel="modulepreload" href="${ASSET_PATH}${file}" />`)
  return html.replace(
    SOURCE_SCRIPT,
    [...preloads, `<script type="module" src="${ASSET_PATH}${entry}"></script>`].join('\n    '),
  )
}
