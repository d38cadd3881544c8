#!/usr/bin/env bash
# Surprise: CSSO deletes every @media rule whose query compares with a sign, '(width >= 400px)' or '(400px <= width < 600px)',
#   with all that is in it, without an error. SVGO does so by default to the <style> of a picture, because it uses CSSO.
# Guess: a minifier that does not know a query keeps it as it is, as CSSO keeps @container with the same words, and as it
#   keeps at-rules that are newer than itself.
# Versions: csso 5.0.5, svgo 4.1.0; clean-css 5.3.3, cssnano 7.1.9 and esbuild 0.28.2 beside them.
# Seen: CSSO keeps the rule of '(min-width: 400px)' and of '@container (width >= 400px)' and returns nothing for the same rule
#   in '@media (width >= 400px)'; the logo that SVGO returns has lost its wide form. The other three keep the rule.
# Hurts: style sheets that a tool has rewritten to the newer form (linters do so with one option), and logos and icons that
#   change with their size: right while developing, and after the build without what the rule says, at some widths only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund csso@5.0.5 svgo@4.1.0 clean-css@5.3.3 cssnano@7.1.9 postcss@8.5.34 esbuild@0.28.2
cat >run.mjs <<'JS'
import CleanCSS from 'clean-css'
import cssnano from 'cssnano'
import { minify } from 'csso'
import { transform } from 'esbuild'
import postcss from 'postcss'
import { optimize } from 'svgo'

const rule = (query) => `${query}{.price{font-size:14px}}`
const older = rule('@media (min-width: 400px)')
const newer = rule('@media (width >= 400px)')
const isKept = (css) => css.includes('.price')
const logo = (query) => {
  const style = `.mark{fill:#000}@media ${query}{.mark{display:none}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${style}</style><path class="mark" d="M0 0h9v9z"/><path class="mark" d="M1 1h2v2z"/></svg>`
}
const seen = {
  'csso, min-width': isKept(minify(older).css),
  'csso, @container': isKept(minify(rule('@container (width >= 400px)')).css),
  'csso, width >=': isKept(minify(newer).css),
  'csso, between': isKept(minify(rule('@media (400px <= width < 600px)')).css),
  'svgo, min-width': optimize(logo('(min-width: 60px)')).data.includes('@media'),
  'svgo, width >=': optimize(logo('(width >= 60px)')).data.includes('@media'),
  'clean-css, width >=': isKept(new CleanCSS().minify(newer).styles),
  'cssnano, width >=': isKept((await postcss([cssnano]).process(newer, { from: undefined })).css),
  'esbuild, width >=': isKept((await transform(newer, { loader: 'css', minify: true })).code),
}
console.table(seen)
const lost = Object.keys(seen).filter((name) => !seen[name])
process.exit(lost.join() === 'csso, width >=,csso, between,svgo, width >=' ? 0 : 1)
JS
node run.mjs
