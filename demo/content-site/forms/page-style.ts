import { createHash } from 'node:crypto'

/** Style sheet of the site's plain pages. */
export const STYLE = `
:root { color: #14181b; background: #fff; font: 16px/1.55 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
header, footer { padding: 16px clamp(16px, 3.2vw, 40px); }
header { border-bottom: 1px solid #e1e4e6; }
header a { display: inline-block; padding: 4px 0; color: inherit; font-weight: 600; letter-spacing: .3em; text-decoration: none; }
main { flex: 1; width: 100%; max-width: 44rem; margin: 0 auto; padding: clamp(32px, 8vw, 80px) clamp(16px, 3.2vw, 40px); }
h1 { margin: 0 0 16px; font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); line-height: 1.15; letter-spacing: -.015em; }
h2 { margin: 32px 0 8px; font-size: 1.15rem; line-height: 1.35; }
p, ul { margin: 0 0 12px; color: #485057; }
main a { color: #0b5a63; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin: 28px 0 0; }
.actions a { display: inline-flex; align-items: center; min-height: 48px; padding: 8px 24px; border: 1px solid #0b5a63; border-radius: 999px; font-weight: 600; text-decoration: none; }
.actions a:first-child { color: #fff; background: #0b5a63; }
:focus-visible { outline: 2px solid #0b5a63; outline-offset: 3px; }
footer { border-top: 1px solid #e1e4e6; font-size: .875rem; color: #626a71; }
`

/** CSP source that allows this style sheet and nothing else. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
