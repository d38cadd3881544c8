#!/usr/bin/env bash
# Surprise: HyperFormula's IRR answers #NUM! for an ordinary monthly car loan of 84 or 96 months, and for one of 72 months at a
#   low rate. Up to 60 months it is right, and its RATE, its XIRR and IRR with a first guess of 1 % find the rate of all of them.
# Guess: IRR finds the rate of each loan, as the IRR of formulajs does; from the usual first guess of 10 % if need be in more steps.
# Versions: hyperformula 3.5.0; @formulajs/formulajs 4.6.1.
# Seen: 28 000 EUR at 7.99 % a year: 7.99 for 60 and 72 months, #NUM! for 84, 96 and 120. At 1.99 %: 1.99 for 60, #NUM! from 72 on.
# Hurts: whoever lets editors check financing in a sheet of a web page: the effective rate of the usual terms of a car is an
#   error, which looks like a mistake in the cash flows, and a test with a short loan does not see it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hyperformula@3.5.0 @formulajs/formulajs@4.6.1
cat >run.mjs <<'JS'
import { IRR } from '@formulajs/formulajs'
import { HyperFormula } from 'hyperformula'

const CREDIT = 28_000
const percent = (monthly) => (typeof monthly === 'number' ? (monthly * 1200).toFixed(2) : monthly.value)

let isSame = true
for (const [yearly, withoutGuess] of [
  [7.99, { 60: '7.99', 72: '7.99', 84: '#NUM!', 96: '#NUM!', 120: '#NUM!' }],
  [1.99, { 60: '1.99', 72: '#NUM!', 84: '#NUM!', 96: '#NUM!', 120: '#NUM!' }],
])
  for (const [months, expected] of Object.entries(withoutGuess)) {
    const rate = yearly / 1200
    const payment = (CREDIT * rate) / (1 - (1 + rate) ** -months)
    const flows = [-CREDIT, ...Array.from({ length: Number(months) }, () => payment)]
    const sheet = HyperFormula.buildFromArray(
      [flows, ['=IRR(1:1)', '=IRR(1:1,0.01)', `=RATE(${months},${-payment},${CREDIT})`]],
      { licenseKey: 'gpl-v3' },
    )
    const [irr, guessed, fromRate] = [0, 1, 2].map((col) =>
      percent(sheet.getCellValue({ sheet: 0, row: 1, col })),
    )
    const other = percent(IRR(flows))
    console.log(`${yearly} %, ${months} months: IRR ${irr}, with a guess ${guessed}, RATE ${fromRate}, formulajs ${other}`)
    const right = yearly.toFixed(2)
    isSame &&= irr === expected && guessed === right && fromRate === right && other === right
  }
process.exit(isSame ? 0 : 1)
JS
node run.mjs
