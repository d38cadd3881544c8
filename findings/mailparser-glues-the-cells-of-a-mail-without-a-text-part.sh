#!/usr/bin/env bash
# Surprise: for a mail that has only HTML, mailparser makes a text of its own, and writes the cells of a row and the
#   terms and values of a list one after another without a space: the engine '1.0' beside '13 990 €' reads
#   '1.013 990 €', 48 instalments of '174,46 €' read '48Mensalidade174,46 €'. postal-mime makes none.
# Guess: `text` has a space, a tab or a new line between two cells, as a browser's innerText and copied text have.
# Versions: mailparser 3.14.2 (html-to-text 10.0.1), postal-mime 4.0.0.
# Seen: the two texts above; with a text part in the mail, mailparser gives that part.
# Hurts: systems that read leads or orders out of mails by `text`: a number that nobody wrote. Whoever sends such mails
#   is safe with a text part of their own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mailparser@3.14.2 postal-mime@4.0.0
cat >run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'
const html =
  '<table><tr><th>Motor</th><td>1.0</td><td>13 990 €</td></tr></table>' +
  '<dl><dt>Prestações</dt><dd>48</dd><dt>Mensalidade</dt><dd>174,46 €</dd></dl>'
const part = (type, body) => [`Content-Type: text/${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', body]
const mail = (lines) =>
  ['From: a@example.com', 'To: b@example.com', 'Subject: Pedido', 'MIME-Version: 1.0', ...lines, ''].join('\r\n')
const onlyHtml = mail(part('html', html))
const both = mail([
  'Content-Type: multipart/alternative; boundary=x', '',
  '--x', ...part('plain', 'Motor: 1.0, 13 990 €'), '--x', ...part('html', html), '--x--',
])
const seen = {
  mailparser: (await simpleParser(onlyHtml)).text,
  mailparserWithTextPart: (await simpleParser(both)).text,
  postalMime: (await PostalMime.parse(onlyHtml)).text,
}
console.log(seen)
deepStrictEqual(seen, {
  mailparser: 'Motor1.013 990 €\n\nPrestações48Mensalidade174,46 €',
  mailparserWithTextPart: 'Motor: 1.0, 13 990 €',
  postalMime: undefined,
})
JS
node run.mjs
