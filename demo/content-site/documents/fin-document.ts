import { cost } from './fin-cost.ts'
import { credit } from './fin-credit.ts'
import { identification } from './fin-identification.ts'
import { legal } from './fin-legal.ts'
import type { FinPart, FinRow, FinSubject } from './fin-types.ts'
import { CREDIT_WARNING, DISCLAIMER, LENDER } from './lender.ts'
import { Paper } from './paper.ts'
import type { Tag, TextStyle } from './paper-types.ts'
import { INK, LINE, NOTE, PAGE, SOFT, WIDTH } from './paper-types.ts'

const TITLE = 'FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES - GERAL'
const SUBTITLE = 'INFORMAÇÃO PRÉ-CONTRATUAL'

const BAND = '#eef1f2'

const HEADING: TextStyle = { size: 13, colour: INK, isBold: true }
const PART: TextStyle = { size: 9.5, colour: INK, isBold: true }
const LABEL: TextStyle = { size: 8.5, colour: SOFT }
const GROUP: TextStyle = { size: 8.5, colour: INK, isBold: true }
const VALUE: TextStyle = { size: 8.5, colour: INK }

const NUMBER_WIDTH = 26
const LABEL_WIDTH = 168
const VALUE_X = PAGE.margin + NUMBER_WIDTH + LABEL_WIDTH + 12
const VALUE_WIDTH = PAGE.margin + WIDTH - VALUE_X
const PADDING = 3.2
const BAND_HEIGHT = 20

/** Lowest position of the last row on a page. The footer is below it. */
const BOTTOM = PAGE.height - 58

/**
 * Draws the FIN of a simulation as a tagged PDF in Portuguese, in the order of Instrução 12/2013.
 * The output is deterministic: the same simulation on the same day produces the same bytes.
 */
export async function finDocument(subject: FinSubject): Promise<Buffer> {
  const paper = new Paper({
    title: TITLE,
    subject: DISCLAIMER,
    author: LENDER.name,
    date: subject.date,
  })
  let y = heading(paper)
  for (const part of [identification, credit, cost, legal]) y = drawPart(paper, part(subject), y)
  paper.onEveryPage((page, pages) => footer(paper, `Página ${page} de ${pages}`))
  return paper.bytes()
}

function heading(paper: Paper): number {
  const box = (y: number) => ({ x: PAGE.margin, y, width: WIDTH })
  let y: number = PAGE.margin
  paper.text(TITLE, box(y), HEADING, paper.tag('H1'))
  y += paper.heightOf(TITLE, WIDTH, HEADING) + 2
  paper.text(SUBTITLE, box(y), PART, paper.tag('P'))
  y += paper.heightOf(SUBTITLE, WIDTH, PART) + 2
  const disclaimer = `${CREDIT_WARNING} ${DISCLAIMER}.`
  paper.text(disclaimer, box(y), LABEL, paper.tag('P'))
  return y + paper.heightOf(disclaimer, WIDTH, LABEL) + 10
}

function drawPart(paper: Paper, part: FinPart, from: number): number {
  const [first] = part.rows
  let y = from
  // Keep a heading with the row after it.
  if (first && y + BAND_HEIGHT + rowHeight(paper, first) * 2 > BOTTOM) y = turn(paper)
  paper.rectangle({ x: PAGE.margin, y, width: WIDTH, height: BAND_HEIGHT }, BAND)
  const title = `${part.letter}. ${part.title}`
  const box = { x: PAGE.margin + 8, y: y + 5.5, width: WIDTH - 16 }
  paper.text(title, box, PART, paper.tag('H2'))
  y += BAND_HEIGHT + 2
  const table = paper.tag('Table')
  for (const row of part.rows) {
    if (y + rowHeight(paper, row) > BOTTOM) y = turn(paper)
    y = drawRow(paper, table, row, y)
  }
  return y + 8
}

function drawRow(paper: Paper, table: Tag, row: FinRow, y: number): number {
  const isGroup = row.text === ''
  const element = paper.tag('TR', table)
  const head = paper.tag('TH', element, { scope: 'Row' })
  const style = isGroup ? GROUP : LABEL
  const top = y + PADDING
  paper.text(row.number, { x: PAGE.margin + 8, y: top, width: NUMBER_WIDTH }, style, head)
  const labelBox = { x: PAGE.margin + 8 + NUMBER_WIDTH, y: top, width: LABEL_WIDTH - 8 }
  paper.text(row.label, labelBox, style, head)
  const cell = paper.tag('TD', element)
  if (!isGroup) paper.text(row.text, { x: VALUE_X, y: top, width: VALUE_WIDTH }, VALUE, cell)
  const end = y + rowHeight(paper, row)
  paper.line({ x: PAGE.margin, y: end, width: WIDTH }, LINE)
  return end
}

function rowHeight(paper: Paper, { label, text }: FinRow): number {
  const style = text === '' ? GROUP : LABEL
  const left = paper.heightOf(label, LABEL_WIDTH - 8, style)
  const right = text === '' ? 0 : paper.heightOf(text, VALUE_WIDTH, VALUE)
  return Math.max(left, right) + 2 * PADDING
}

function turn(paper: Paper): number {
  paper.newPage()
  return PAGE.margin
}

function footer(paper: Paper, pages: string): void {
  const box = { x: PAGE.margin, y: PAGE.height - 40, width: WIDTH }
  paper.artifactText(DISCLAIMER, box, NOTE)
  paper.artifactText(pages, box, { ...NOTE, align: 'right' })
}
