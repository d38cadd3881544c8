/** A page of the demo site. It is served for every URL below its path. */
export interface DemoPage {
  /** Path with a trailing slash; the widget's base path. */
  readonly path: string
  /** File name relative to the demo folder. */
  readonly name: string
}

/** The demo page. Every path below it serves the same page. */
export const PAGE_PATH = '/configurador/'

/** The page with a custom brand inside a theme that styles every element. */
export const THEME_PATH = '/tema/'

/** All pages of the demo site. */
export const PAGES: readonly DemoPage[] = [
  { path: PAGE_PATH, name: 'index.html' },
  { path: THEME_PATH, name: 'theme.html' },
]

/** Returns the file of a demo page. */
export function pageFile({ name }: DemoPage): URL {
  return new URL(name, import.meta.url)
}

/** Path at which the built widget is served in production. */
export const ASSET_PATH = '/assets/'

/** Returns the path of a request URL; '' for an invalid URL. */
export function pathOf(address = ''): string {
  return URL.parse(address, 'http://localhost')?.pathname ?? ''
}

/** Returns the demo page for a path; `null` for any other path. */
export function demoPageAt(pathname: string): DemoPage | null {
  return PAGES.find(({ path }) => pathname.startsWith(path) || `${pathname}/` === path) ?? null
}

/** Whether a path belongs to a demo page. */
export function isDemoPagePath(pathname: string): boolean {
  return demoPageAt(pathname) !== null
}

const HOME_PARTS = /[ \t]*<!-- home -->[\s\S]*?<!-- \/home -->\n?/g

/**
 * Returns the page for a URL. The parts between `home` comments are removed unless the URL is the
 * model list. Share links (`modelid`) are excluded because they open a step.
 */
export function pageFor(html: string, address = ''): string {
  const url = URL.parse(address, 'http://localhost')
  const isHome =
    url !== null && /^\/[^/]*\/?$/.test(url.pathname) && !url.searchParams.has('modelid')
  return isHome ? html : html.replace(HOME_PARTS, '')
}

/** A strict policy without inline scripts and styles, to prove that the widget works under one. */
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
 * Converts the development page to the built one: replaces the source script with the built entry and
 * preloads the chunks of the first view in the head.
 * Throws when the page has no source script to replace.
 */
export function builtPage(html: string, entry: string, chunks: readonly string[]): string {
  if (!SOURCE_SCRIPT.test(html)) throw new Error('The page does not load main.ts')
  const preloads = chunks.map((file) => `<link rel="modulepreload" href="${ASSET_PATH}${file}" />`)
  return html.replace(
    SOURCE_SCRIPT,
    [...preloads, `<script type="module" src="${ASSET_PATH}${entry}"></script>`].join('\n    '),
  )
}
