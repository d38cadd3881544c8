#!/usr/bin/env bash
# Surprise: PurgeCSS deletes nested rules whose selector is `&` with nothing but pseudo-classes (`&:hover`, `&:focus-visible`,
#   `&:not(:disabled)`), although the class they stand in is used. Nested `&.open`, `& p`, `> p` and `&::before` stay, and
#   so does the same rule written out (`.card:hover`).
# Guess: a nested rule is kept as long as the rule around it is used and its own names are found, as with the rule written out.
# Versions: purgecss 8.0.0.
# Seen: of eight nested rules below a used class, the four with pseudo-classes only are gone, also the one in `@media`,
#   without a message.
# Hurts: sites that purge a theme's or a widget's style sheet written with CSS nesting: links and buttons lose hover and the
#   visible focus, which nobody sees in a picture of the page at rest.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund purgecss@8.0.0
cat >run.mjs <<'JS'
import { PurgeCSS } from 'purgecss'

const raw = `.card {
  color: black;
  &:hover { color: teal }
  &:focus-visible { color: navy }
  &:not(:disabled) { color: gray }
  &.open { color: blue }
  & p { color: tan }
  > p { color: gold }
  &::before { color: pink }
  @media (width > 40em) { color: plum; &:hover { color: lime } }
}
.card:hover { color: red }`
const html = '<button class="card open"><p>Text</p></button>'
const [{ css }] = await new PurgeCSS().purge({ content: [{ raw: html, extension: 'html' }], css: [{ raw }] })
const colors = ['black', 'teal', 'navy', 'gray', 'blue', 'tan', 'gold', 'pink', 'plum', 'lime', 'red']
const gone = colors.filter((color) => !css.includes(`color: ${color}`))
console.log(css, '\ngone:', gone.join())
process.exitCode = gone.join() === 'teal,navy,gray,lime' ? 0 : 1
JS
node run.mjs
