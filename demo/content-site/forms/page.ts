import { STYLE, STYLE_SOURCE } from './page-style.ts'

const HOME = '/configurador/'

const POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_SOURCE}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Responds with a plain page. The title is plain text; the body is HTML. */
export function page(maker: string, title: string, body: string): Response {
  const html = `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(maker)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<header><a href="${HOME}" aria-label="${escapeHtml(maker)}, configurador">${escapeHtml(maker.toUpperCase())}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<footer>Site de demonstração de uma marca fictícia.</footer>
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
