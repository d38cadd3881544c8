import { outcomeTexts } from './outcome-texts.ts'
import { STYLE, STYLE_SOURCE } from './page-style.ts'

const MARK =
  '<svg viewBox="0 0 92 18" width="92" height="18" aria-hidden="true" focusable="false"><path d="M1.5 1v15.5H13M24.5 1v8.5a7 7 0 0 0 14 0V1M50 17V1.5l9 9 9-9V17M91 1.5H79v15h12M79 9h10.5"/></svg>'

const POLICY = [
  "default-src 'none'",
  `style-src 'self' ${STYLE_SOURCE}`,
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Responds with a plain page. The title is plain text; the body is HTML. Without texts of its language, it is Portuguese. */
export function page(
  maker: string,
  title: string,
  body: string,
  { tag, home, configurator, demo } = outcomeTexts(null),
): Response {
  const html = `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(maker)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/font.css">
<style>${STYLE}</style>
</head>
<body>
<header><a href="${home}" aria-label="${escapeHtml(maker)}, ${configurator}">${MARK}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<footer>${demo}</footer>
</body>
</html>
`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Links for the next steps. The first is styled as a button. */
export function actions(...links: readonly (readonly [label: string, href: string])[]): string {
  const anchors = links.map(
    ([label, href]) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
  )
  return `<p class="actions">${anchors.join('')}</p>`
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
