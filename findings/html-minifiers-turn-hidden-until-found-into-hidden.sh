#!/usr/bin/env bash
# Surprise: four of five HTML minifiers write `hidden` for `hidden="until-found"`, also on an element of one's own,
#   because their lists of boolean attributes have `hidden`. The text is then found neither by a search in the page
#   nor by a link to a fragment or to a text, which would have opened it.
# Guess: `hidden` has been an enumerated attribute since 2022: the ones released since then keep its word.
# Versions: html-minifier-terser 7.2.0, html-minifier-next 6.2.11, @minify-html/node 0.18.1, @swc/html 1.16.22, htmlnano 3.5.1.
# Seen: only htmlnano keeps `hidden="until-found"`. All five keep `popover="manual"`, whose word matters as much.
# Hurts: pages with collapsed questions or terms that rely on it, once a build or a cache plugin minifies them: nothing
#   looks otherwise.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund html-minifier-terser@7.2.0 html-minifier-next@6.2.11 \
  @minify-html/node@0.18.1 @swc/html@1.16.22 htmlnano@3.5.1 posthtml@0.16.7 cssnano@7.1.9 postcss@8.5.33
cat >run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert'
import minifyHtml from '@minify-html/node'
import swc from '@swc/html'
import { minify as next } from 'html-minifier-next'
import { minify as terser } from 'html-minifier-terser'
import htmlnano from 'htmlnano'
const html =
  '<!doctype html><title>x</title><div hidden="until-found" id="faq">Perguntas</div>' +
  '<x-faq hidden="until-found">Garantia</x-faq><div popover="manual">Menu</div>'
const outputs = {
  'html-minifier-terser': await terser(html, { collapseBooleanAttributes: true }),
  'html-minifier-next': await next(html, { preset: 'comprehensive' }),
  '@minify-html/node': String(minifyHtml.minify(Buffer.from(html), {})),
  '@swc/html': (await swc.minify(html)).code,
  htmlnano: (await htmlnano.process(html)).html,
}
const words = (output) => ({
  untilFound: output.match(/until-found/g)?.length ?? 0,
  hidden: output.match(/hidden/g)?.length ?? 0,
  manual: /popover="?manual/.test(output),
})
const seen = Object.fromEntries(Object.entries(outputs).map(([name, output]) => [name, words(output)]))
console.log(seen)
const lost = { untilFound: 0, hidden: 2, manual: true }
deepStrictEqual(seen, {
  'html-minifier-terser': lost,
  'html-minifier-next': lost,
  '@minify-html/node': lost,
  '@swc/html': lost,
  htmlnano: { untilFound: 2, hidden: 2, manual: true },
})
JS
node run.mjs
