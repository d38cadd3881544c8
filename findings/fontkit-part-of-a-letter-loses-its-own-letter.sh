#!/usr/bin/env bash
# Surprise: in one process, fontkit forgets which letter a glyph stands for if the glyph was first read as a part of
#   another one. Of a font kept open, the dotless ı has no code point for good once a subset with an í has been written,
#   because the í is drawn from it. A PDF written after that shows 'Işık' and cannot be searched for it.
# Guess: a glyph found by its code point has that code point, whatever was encoded before.
# Versions: fontkit 2.0.4, @expo-google-fonts/arimo 0.4.3.
# Seen: a fresh font answers codePoints [305]; after encoding a subset with í it answers [].
# Hurts: servers that parse a font once and write many documents: copied and searched text of a document depends on the
#   documents before it. Asking for every letter of the font once, right after opening it, avoids it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 @expo-google-fonts/arimo@0.4.3
cat >run.cjs <<'JS'
const { openSync } = require('fontkit')
const file = require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf')
const fresh = openSync(file).layout('ı').glyphs[0].codePoints
const font = openSync(file)
const subset = font.createSubset()
for (const glyph of font.layout('í').glyphs) subset.includeGlyph(glyph)
subset.encode()
const later = font.layout('ı').glyphs[0].codePoints
console.log({ fresh, later })
process.exitCode = fresh[0] === 305 && later.length === 0 ? 0 : 1
JS
node run.cjs
