import { createHash } from 'node:crypto'

/** Style sheet of the site's plain pages, besides the typeface's. */
export const STYLE = `
:root { color: #14181b; background: #fff; font: 1rem/1.55 Outfit, 'Outfit Roboto', 'Outfit Arial', -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
header, footer { padding: 16px clamp(16px, 3.2vw, 40px); }
header { padding-block: 9px; }
header { border-bottom: 1px solid #e1e4e6; }
header a { display: inline-flex; align-items: center; min-height: 44px; }
header path { fill: none; stroke: #14181b; stroke-width: 2; }
main { flex: 1; width: 100%; max-width: 44rem; margin: 0 auto; padding: clamp(32px, 8vw, 80px) clamp(16px, 3.2vw, 40px); }
h1 { margin: 0 0 16px; font-weight: 600; font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); line-height: 1.15; letter-spacing: -.015em; }
h2 { margin: 32px 0 8px; font-size: 1.15rem; line-height: 1.35; }
p, ul, ol { margin: 0 0 12px; color: #485057; }
main a { color: #0b5a63; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin: 28px 0 0; }
.actions a { display: inline-flex; align-items: center; min-height: 48px; padding: 8px 24px; border: 1px solid #0b5a63; border-radius: 4px; font-weight: 600; text-decoration: none; }
.actions a:first-child { color: #fff; background: #0b5a63; }
label { display: block; margin-bottom: 4px; color: #14181b; }
input { width: 100%; max-width: 24rem; min-height: 48px; padding: 8px 12px; border: 1px solid #626a71; border-radius: 4px; font: inherit; color: inherit; }
button { min-height: 48px; padding: 8px 24px; border: 0; border-radius: 4px; font: inherit; font-weight: 600; color: #fff; background: #0b5a63; cursor: pointer; }
form { margin: 28px 0; }
ol { padding-left: 1.4em; }
li { padding-left: 4px; }
li + li { margin-top: 6px; }
.car { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 8px 24px; align-items: center; margin: 28px 0; padding: 16px 24px; border-radius: 8px; background: #f5f6f6; }
.car img { width: 100%; height: auto; }
.car h2, .car p { margin: 0; }
dl { display: flex; flex-wrap: wrap; gap: 16px 48px; margin: 0 0 12px; }
dt { font-size: .75rem; color: #626a71; }
dd { margin: 0; font-size: 1.15rem; font-weight: 600; }
@media (max-width: 600px) { .car { grid-template-columns: minmax(0, 1fr); } .actions a { flex: 1 100%; justify-content: center; } }
:focus-visible { outline: 2px solid #0b5a63; outline-offset: 3px; }
footer { border-top: 1px solid #e1e4e6; font-size: .875rem; color: #626a71; }
`

/** CSP source that allows this style sheet and nothing else. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
