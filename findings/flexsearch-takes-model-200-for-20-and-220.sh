#!/usr/bin/env bash
# Surprise: with tokenize 'strict', FlexSearch finds 'Modelo 20', 'Modelo 2008' and 'Classe 220' for '200', and 'Modelo 200' for
#   '20': its default encoder drops a digit that repeats the one before, as it does with letters, and cuts numbers into
#   groups of three. Only the encoder Exact compares numbers as they are written.
# Guess: 'strict' means whole words, so a number finds itself, as in MiniSearch and in Orama with `exact`.
# Versions: flexsearch 0.8.212, minisearch 7.2.0, @orama/orama 3.1.18.
# Seen: for '20' five names instead of one; for '0' the prices with thousands; '208' and '2008' are told apart.
# Hurts: a search of models, equipment or prices in which the numbers are the names: the first result can be another car, and
#   which one depends on the order in which the names were added.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund flexsearch@0.8.212 minisearch@7.2.0 @orama/orama@3.1.18
cat >run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert'
import { create, insert, search } from '@orama/orama'
import { Charset, Index } from 'flexsearch'
import MiniSearch from 'minisearch'

const names = ['Modelo 20', 'Modelo 200', 'Modelo 208', 'Modelo 2008', 'Classe 220', '12 000 €']
const flexsearch = (options) => {
  const index = new Index({ tokenize: 'strict', ...options })
  names.forEach((name, id) => index.add(id, name))
  return (text) => index.search(text).map((id) => names[id])
}
const mini = new MiniSearch({ fields: ['name'] })
mini.addAll(names.map((name, id) => ({ id, name })))
const orama = create({ schema: { name: 'string' } })
for (const name of names) insert(orama, { name })
const programs = {
  flexsearch: flexsearch({}),
  exact: flexsearch({ encoder: Charset.Exact }),
  minisearch: (text) => mini.search(text).map(({ id }) => names[id]),
  orama: (text) => search(orama, { term: text, exact: true }).hits.map(({ document }) => document.name),
}
const seen = Object.fromEntries(
  Object.entries(programs).map(([program, find]) => [
    program,
    Object.fromEntries(['20', '200', '208', '0'].map((text) => [`for ${text}`, find(text).sort()])),
  ]),
)
console.dir(seen, { depth: 3 })
const itself = { 'for 20': ['Modelo 20'], 'for 200': ['Modelo 200'], 'for 208': ['Modelo 208'], 'for 0': [] }
const alike = ['Classe 220', 'Modelo 20', 'Modelo 200', 'Modelo 2008']
deepStrictEqual(seen, {
  flexsearch: { 'for 20': alike, 'for 200': alike, 'for 208': ['Modelo 208'], 'for 0': ['12 000 €'] },
  exact: itself,
  minisearch: itself,
  orama: itself,
})
JS
node run.mjs
