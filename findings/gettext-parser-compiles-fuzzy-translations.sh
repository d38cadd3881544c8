#!/usr/bin/env bash
# Surprise: gettext-parser writes fuzzy translations into the .mo file. msgfmt leaves them out, because a fuzzy entry is
#   a guess of the merge tool that nobody has checked.
# Guess: mo.compile(po.parse(file)) writes what msgfmt writes by default: translated entries only.
# Versions: gettext-parser 10.0.0; GNU msgfmt where the machine has it.
# Seen: 'Delete all', fuzzily translated as 'Enviado ontem' ('sent yesterday'), is in the .mo file, so a site shows it.
#   An untranslated entry is left out by both.
# Hurts: projects that build translations with npm instead of GNU gettext: after each merge, buttons with wrong words.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gettext-parser@10.0.0
cat >pt.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"

msgid "Done"
msgstr "Feito"

#, fuzzy
#| msgid "Sent yesterday"
msgid "Delete all"
msgstr "Enviado ontem"

msgid "Untranslated"
msgstr ""
PO
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { mo, po } from 'gettext-parser'
const { translations } = mo.parse(mo.compile(po.parse(readFileSync('pt.po'))))
const entries = Object.keys(translations[''])
console.log('gettext-parser:', entries)
process.exitCode = entries.includes('Delete all') && !entries.includes('Untranslated') ? 0 : 1
JS
node run.mjs
if command -v msgfmt >/dev/null; then
  msgfmt -o gnu.mo pt.po
  if grep -q 'Enviado ontem' gnu.mo; then echo 'msgfmt: fuzzy entry written' && exit 1; fi
  echo 'msgfmt: fuzzy entry left out'
fi
