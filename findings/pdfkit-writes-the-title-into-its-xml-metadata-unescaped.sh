#!/usr/bin/env bash
# Surprise: pdfkit writes title, author and subject into the XML metadata of a document as they are. A title with '&' or
#   '<' makes them no XML, and with '<' the document's PDF/UA identification is gone with them, without an error.
# Guess: the title of the Info dictionary is escaped where it is copied into XMP, as every other text in XML.
# Versions: pdfkit 0.20.2, saxes 6.0.0, unpdf 1.8.1.
# Seen: 'Pecas' is well-formed; 'Peças & Acessórios' and 'Menos de <5 €' are not. Of the last, pdf.js reads neither dc:title
#   nor pdfuaid:part; the Info dictionary has all three titles.
# Hurts: accessible or archived documents whose titles come from names of companies and products: PDF/UA and PDF/A checkers
#   reject them. Escaping the title before it is passed puts '&amp;' into the Info dictionary.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 saxes@6.0.0 unpdf@1.8.1
cat >run.mjs <<'JS'
import Pdf from 'pdfkit'
import { SaxesParser } from 'saxes'
import { getDocumentProxy } from 'unpdf'
const seen = []
for (const Title of ['Pecas', 'Peças & Acessórios', 'Menos de <5 €']) {
  const document = new Pdf({ pdfVersion: '1.7', subset: 'PDF/UA', tagged: true, info: { Title } })
  document.end()
  const chunks = []
  for await (const chunk of document) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  let isXml = true
  const parser = new SaxesParser()
  parser.on('error', () => (isXml = false))
  parser.write(/<x:xmpmeta.*<\/x:xmpmeta>/s.exec(bytes.toString())[0]).close()
  const { info, metadata } = await (await getDocumentProxy(new Uint8Array(bytes))).getMetadata()
  const part = metadata?.get('pdfuaid:part') ?? null
  console.log({ title: info.Title, isXml, part })
  seen.push(isXml, part !== null)
}
process.exitCode = String(seen) === 'true,true,false,true,false,false' ? 0 : 1
JS
node run.mjs
