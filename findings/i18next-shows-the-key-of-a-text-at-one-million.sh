#!/usr/bin/env bash
# Surprise: for Portuguese, Spanish, French and Italian, Intl.PluralRules puts 1,000,000 and its multiples into a
#   category of their own, 'many'. With the texts `_one` and `_other`, i18next then shows the bare key of the text
#   at exactly these numbers. Libraries with ICU or Fluent texts take the text for 'other'.
# Guess: every library takes 'other' for a category without a text, since no text could do without it.
# Versions: i18next 26.7.2, intl-messageformat 12.1.5, @fluent/bundle 0.19.1, vue-i18n 11.4.2.
# Seen: 'km' for 1,000,000 and 2,000,000 in i18next, the words for 999,999 and 1,500,000; the words everywhere else.
# Hurts: counters, prices and kilometres that reach a round million: nobody types that number in a test.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund i18next@26.7.2 intl-messageformat@12.1.5 @fluent/bundle@0.19.1 vue-i18n@11.4.2 vue@3.5.45
cat >run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import i18next from 'i18next'
import { IntlMessageFormat } from 'intl-messageformat'
import { createI18n } from 'vue-i18n'
const NUMBERS = [1, 999_999, 1_000_000, 1_500_000, 2_000_000]
const language = 'pt-PT'
const texts = { translation: { km_one: 'quilómetro', km_other: 'quilómetros' } }
await i18next.init({ lng: language, resources: { [language]: texts }, showSupportNotice: false })
const icu = new IntlMessageFormat('{count, plural, one {quilómetro} other {quilómetros}}', language)
const fluent = new FluentBundle(language)
fluent.addResource(new FluentResource('km = { $count ->\n  [one] quilómetro\n *[other] quilómetros\n }\n'))
const messages = { [language]: { km: 'quilómetro | quilómetros' } }
const vue = createI18n({ legacy: false, locale: language, messages }).global
const seen = {
  i18next: NUMBERS.map((count) => i18next.t('km', { count })),
  icu: NUMBERS.map((count) => icu.format({ count })),
  fluent: NUMBERS.map((count) => fluent.formatPattern(fluent.getMessage('km').value, { count })),
  vue: NUMBERS.map((count) => vue.t('km', count)),
}
console.log(seen)
const many = Array(4).fill('quilómetros')
deepStrictEqual(seen, {
  i18next: ['quilómetro', 'quilómetros', 'km', 'quilómetros', 'km'],
  icu: ['quilómetro', ...many],
  fluent: ['quilómetro', ...many],
  vue: ['quilómetro', ...many],
})
JS
node run.mjs
