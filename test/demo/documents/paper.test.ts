import { describe, expect, it, vi } from 'vitest'
import { Paper } from '../../../demo/content-site/documents/paper.ts'
import { findProgram } from '../../../scripts/wordpress/install/debian.ts'
import { pdfToText, readPdf } from './read-pdf.ts'

/** Names with the letters of Europe's languages. An amount follows each on its line, and must stay readable. */
const NAMES = [
  'João Conceição, Ângela Mónica às 9.ª',
  'Begoña Núñez, ¿Gal·la Güell?',
  'Œnone Noël, Çelë L’Haÿ-les-Roses',
  'Jürgen Weiß, GROẞE Äußerung, ĳs',
  'Søren Ågård, Þórður Ægir Eiðsson',
  'Väinö Õnne Žukov, Áŋŋel Čáhput Ŧuvva',
  'Ģirts Ķēniņš Ļūdza, Eglė Žąsytė Šių Įmonė',
  'Łukasz Źdźbło Żółć, Zażółć gęślą jaźń',
  'Plzeň Řehoř Žďár, Ľubomír Ĺudovít Ŕohôň',
  'Győző Űrhajós, Đurđica Ćuk Črtomir',
  'Ștefan Țîrcă, İğdır Işık Şahin Əliyev',
  'Ġorġ Ħaż-Żebbuġ Ċikku, Siân Ŵyn Ŷstrad, Ḃaile Ṁór',
  'Ĉiuĵaŭde ŝanĝiĝas eĥoŝanĝo',
  'Γιώργος Ρωμαΐδης, ΆΈΉΊΌΎΏ Προϋπολογισμός',
  'Щъркел Объём Ёлкин, Ґалаґан Їжак Єва Ўладзімір',
  'Љиљана Ђорђе Његош Ћуприја Џек, Ѓорѓи Ќире Ѕвезда',
  'José Nuñez, Eglė̃ Su\u0304'.normalize('NFD'),
  'CO₂: 121 g/km → 95 g/km, ±5 %, 1 ½ m², «a» “b” „c” – d — e…',
] as const

const PRICE = '12\u{A0}345,67\u{A0}€'

async function paperOf(texts: readonly string[], Page = Paper): Promise<Buffer> {
  const paper = new Page({ title: 'Žluťoučký kůň', subject: '', author: '', date: '2026-11-21' })
  for (const [row, text] of texts.entries()) {
    const box = { x: 40, y: 30 + row * 20, width: 500 }
    paper.text(text, box, { size: 9, colour: '#000', isBold: row % 2 === 1 }, paper.tag('P'))
  }
  return paper.bytes()
}

/** The lines of a text. Which kind of space keeps words on one line does not matter to who reads it. */
const lines = (text: string): string[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.replaceAll('\u{A0}', ' '))

/** What browsers show a PDF with is always here. What search engines and offices use may be missing on a machine. */
const READERS: readonly [string, boolean, (pdf: Buffer) => string | Promise<string>][] = [
  ['pdf.js', true, async (pdf) => (await readPdf(pdf)).lines],
  ['pdftotext of poppler-utils', findProgram(['pdftotext']) !== null, pdfToText],
]

describe.each(READERS)('the text of a document, read by %s', (_, isThere, read) => {
  it.skipIf(!isThere)('is what was written, in every language of Europe', async () => {
    const written = NAMES.map((name) => `${name} ${PRICE}`)
    const composed = lines(written.join('\n').normalize('NFC'))
    expect(lines(await read(await paperOf(written)))).toEqual(composed)
  })

  it.skipIf(!isThere)('has a space for a tab, and no format characters', async () => {
    const pdf = await paperOf([
      `Mare\t1.6 \u{202A}Hí\u{AD}brido\u{202C} ${PRICE}`,
      `plug-in\u{200B} ${PRICE}`,
    ])
    expect(lines(await read(pdf))).toEqual(lines(`Mare 1.6 Híbrido ${PRICE}\nplug-in ${PRICE}`))
  })
})

describe('a document', () => {
  it('has the same text after a document with other letters', async () => {
    vi.resetModules()
    const fresh = await import('../../../demo/content-site/documents/paper.ts')
    await paperOf(['Híbrido'], fresh.Paper)
    const { lines: read } = await readPdf(await paperOf(['Işık'], fresh.Paper))
    expect(lines(read)).toEqual(['Işık'])
  })

  it('is tagged, with title, language and the order in which it is read', async () => {
    const pdf = await readPdf(await paperOf(NAMES.slice(0, 3)))
    expect(pdf).toMatchObject({ isTagged: true, title: 'Žluťoučký kůň', language: 'pt-PT' })
    expect(pdf.inOrder).toEqual(NAMES.slice(0, 3))
  })
})
