/** A page of the demo site, and every address below its path. */
export interface DemoPage {
  /** With a closing slash; the widget's base path. */
  readonly path: string
  /** Below the demo's folder. */
  readonly name: string
}

/** Where the demo page lives; every path below it is the same page. */
export const PAGE_PATH = '/configurador/'

/** Where the widget stands rebranded in a hostile theme. */
export const THEME_PATH = '/tema/'

/** Every page of the demo site. */
export const PAGES: readonly DemoPage[] = [
  { path: PAGE_PATH, name: 'index.html' },
  { path: THEME_PATH, name: 'theme.html' },
]

/** The file of a demo page. */
export function pageFile({ name }: DemoPage): URL {
  return new URL(name, import.meta.url)
}

/** Where the built widget is served in production. */
export const ASSET_PATH = '/assets/'

/** The path of a request's address; an address that cannot be read has none. */
export function pathOf(address = ''): string {
  return URL.parse(address, 'http://localhost')?.pathname ?? ''
}

/** The demo page that answers a path; `null` for any other path. */
export function demoPageAt(pathname: string): DemoPage | null {
  return PAGES.find(({ path }) => pathname.startsWith(path) || `${pathname}/` === path) ?? null
}

/** Whether a demo page answers this path. */
export function isDemoPagePath(pathname: string): boolean {
  return demoPageAt(pathname) !== null
}

const HOME_PARTS = /[ \t]*<!-- home -->[\s\S]*?<!-- \/home -->\n?/g

/**
 * The page as an address needs it: what stands between `home` marks is left out but at the range's
 * own address. A share link is not that address, as it leads on to a step.
 */
export function pageFor(html: string, address = ''): string {
  const url = URL.parse(address, 'http://localhost')
  const isHome =
    url !== null && /^\/[^/]*\/?$/.test(url.pathname) && !url.searchParams.has('modelid')
  return isHome ? html : html.replace(HOME_PARTS, '')
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
  if (!SOURCE_SCRIPT.test(html)) throw new Error('The page does not load main.ts')
  const preloads = chunks.map((file) => `<link rel="modulepreload" href="${ASSET_PATH}${file}" />`)
  return html.replace(
    SOURCE_SCRIPT,
    [...preloads, `<script type="module" src="${ASSET_PATH}${entry}"></script>`].join('\n    '),
  )
}
