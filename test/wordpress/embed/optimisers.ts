/**
 * What optimisers do to the HTML of a page, written from their recorded results and the rules of their code: which
 * tags they touch, and which marks they skip. Each returns the whole page.
 */
export interface Optimiser {
  readonly name: string
  readonly rewrite: (html: string) => string
}

const LAZY_PICTURE = 'data:image/gif;base64,R0lGODdhAQABAPAAAMPDwwAAACwAAAAAAQABAAACAkQBADs='

const SCRIPTS = /<(?:no)?script\b.*?<\/(?:no)?script>/gis

let places = 0

/** Applies a change to what a pattern does not match. */
function outside(html: string, hidden: RegExp, change: (text: string) => string): string {
  const kept = new Map<string, string>()
  const marked = html.replace(hidden, (text) => {
    const place = `%%${(places += 1)}%%`
    kept.set(place, text)
    return place
  })
  return change(marked).replace(/%%\d+%%/g, (place) => kept.get(place) ?? place)
}

/** Takes the style sheets whose tags are not skipped out of the page, and links them in the head. */
function combineSheets(html: string, tags: RegExp, isSkipped: (tag: string) => boolean): string {
  const moved: string[] = []
  const rest = html.replace(tags, (tag) => {
    if (isSkipped(tag)) return tag
    moved.push(tag)
    return ''
  })
  return rest.replace('<title>', `${moved.join('')}<title>`)
}

/** Replaces the source of the pictures whose tags are not skipped; a script would load them later. */
function makeLazy(html: string, isSkipped: (tag: string) => boolean): string {
  return html.replace(/<img\s[^>]*>/gi, (tag) =>
    isSkipped(tag)
      ? tag
      : tag
          .replace(/\sloading=["']?\w+["']?/, '')
          .replace(/\ssrc=/, ` src="${LAZY_PICTURE}" data-src=`),
  )
}

const hasOneOf =
  (...marks: readonly string[]) =>
  (tag: string): boolean =>
    marks.some((mark) => tag.includes(mark))

const withoutSpaces = (html: string): string => html.replace(/>\s+</g, '> <')

/** Excluded sheets are minified and deferred too, with a script in an attribute. */
function autoptimize(html: string): string {
  const hidden = /<!--\s?noptimize\s?-->.*?<!--\s?\/\s?noptimize\s?-->/gis
  const sheets = /<link[^>]*stylesheet[^>]*>/gis
  const combined = outside(html, hidden, (visible) =>
    outside(visible, SCRIPTS, (text) =>
      combineSheets(text, sheets, hasOneOf('data-noptimize')).replace(sheets, (tag) =>
        tag.includes('data-noptimize')
          ? tag.replace('<link', `<link media="print" onload="this.media='all'"`)
          : tag,
      ),
    ),
  )
  const marks = ['skip-lazy', 'data-no-lazy', 'notlazy', 'data-src', 'data:image/']
  const isSkipped = hasOneOf(...marks, 'loading="eager"', 'fetchpriority="high"')
  return withoutSpaces(outside(combined, SCRIPTS, (text) => makeLazy(text, isSkipped)))
}

/** Scripts are delayed until the first interaction. A module is left alone, as is what has another type. */
function liteSpeed(html: string): string {
  const sheets = /<link [^>]*rel=["']stylesheet["'][^>]*>/gi
  const combined = outside(html, SCRIPTS, (text) =>
    combineSheets(text, sheets, hasOneOf('data-no-optimize="1"')),
  )
  const delayed = combined.replace(/<script\b[^>]*>/gi, (tag) =>
    /\stype=/.test(tag) || hasOneOf('data-no-optimize', 'data-no-defer', 'data-cfasync')(tag)
      ? tag
      : tag
          .replace('<script', '<script type="litespeed/javascript"')
          .replace(' src=', ' data-src='),
  )
  const isSkipped = hasOneOf('data-no-lazy="1"', 'data-skip-lazy="1"', 'skip-lazy')
  return withoutSpaces(outside(delayed, SCRIPTS, (text) => makeLazy(text, isSkipped)))
}

/** Sheets are minified where they are, and attributes lose their quotes. A filter excludes sheets, which has run before. */
function w3TotalCache(html: string): string {
  const marks = ['data-no-lazy=', 'data-src=', 'no-lazy', 'skip-lazy', 'loading="eager"']
  const lazy = outside(html, SCRIPTS, (text) => makeLazy(text, hasOneOf(...marks)))
  const hidden = /<(script|style)\b.*?<\/\1>|<!--.*?-->/gis
  return withoutSpaces(
    outside(lazy, hidden, (text) =>
      text.replace(/<\w[^>]*>/g, (tag) => tag.replace(/=["']([\w./:-]+)["'](?=[\s>])/g, '=$1')),
    ),
  )
}

/** SiteGround Optimizer takes every link to a style sheet, a preload too, Fast Velocity Minify every sheet: both read no mark. */
function withoutMercy(html: string): string {
  const sheets = /<link\b[^>]*(?:\brel=["']stylesheet["']|\bhref=["'][^"']+\.css\b)[^>]*>/gi
  return outside(html, SCRIPTS, (text) => combineSheets(text, sheets, () => false))
}

export const OPTIMISERS: readonly Optimiser[] = [
  { name: 'Autoptimize', rewrite: autoptimize },
  { name: 'LiteSpeed Cache', rewrite: liteSpeed },
  { name: 'W3 Total Cache', rewrite: w3TotalCache },
  { name: 'SiteGround Optimizer', rewrite: withoutMercy },
]
