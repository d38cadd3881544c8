import { date } from './formats.ts'
import { documentLabels, inLanguage } from './in-language.ts'
import { Paper } from './paper.ts'
import type { Tag, TextStyle } from './paper-types.ts'
import { INK, LINE, NOTE, PAGE, SOFT, WIDTH } from './paper-types.ts'
import { deliveryNotes } from './delivery-notes.ts'
import { choiceLines, financingLines, priceNotes } from './sheet-lines.ts'
import type { SheetLine, SheetSubject } from './sheet-types.ts'
import { sheetWords } from './sheet-words.ts'

const BRAND: TextStyle = { size: 13, colour: INK, isBold: true }
const NAME: TextStyle = { size: 24, colour: INK, isBold: true }
const UNDER: TextStyle = { size: 11, colour: SOFT }
const SECTION: TextStyle = { size: 11, colour: INK, isBold: true }
const LABEL: TextStyle = { size: 9, colour: SOFT }
const TEXT: TextStyle = { size: 9, colour: INK }
const STRONG: TextStyle = { size: 11.5, colour: INK, isBold: true }

const PICTURE_HEIGHT = (WIDTH * 9) / 16
const GAP = 28
const CHOICES_WIDTH = 278
const FINANCING_WIDTH = WIDTH - CHOICES_WIDTH - GAP
const LABEL_WIDTH = 76
const FIGURE_WIDTH = 74
const PADDING = 5
/** Between what is said of the price and the other notes. */
const NOTES_GAP = 6

/** Vertical offset that aligns small type with the baseline of the bold figure beside it. */
const STRONG_DROP = 2

/**
 * Draws a one-page tagged PDF with the car, the chosen options, the prices and the financing, in the language in which
 * the buyer saw them.
 * The output is deterministic: the same configuration on the same day produces the same bytes.
 */
export async function configurationSheet(subject: SheetSubject): Promise<Buffer> {
  return inLanguage(subject.language, () => drawn(subject)).bytes()
}

function drawn(subject: SheetSubject): Paper {
  const { maker, model, engine, version, lines, picture } = subject
  const { tag } = subject.language
  const words = sheetWords(tag)
  const t = documentLabels()
  const paper = new Paper({
    title: `${maker} ${model} ${engine} ${version}: ${words.title}`,
    subject: words.disclaimer,
    author: maker,
    date: subject.date,
    language: tag,
  })
  let y: number = PAGE.margin - 8
  const whole = (at: number) => ({ x: PAGE.margin, y: at, width: WIDTH })
  paper.text(maker.toUpperCase(), whole(y), BRAND, paper.tag('P'))
  const made = `${words.yours}, ${date(subject.date)}`
  paper.text(made, whole(y + 3), { ...LABEL, align: 'right' }, paper.tag('P'))
  y += 26

  if (picture !== null) {
    const exterior = lines.find(({ item }) => item === 'exterior')
    const car = `${maker} ${model}`
    const alternative = exterior
      ? words.picture.replace('{car}', car).replace('{colour}', exterior.name)
      : car
    const box = { ...whole(y), height: PICTURE_HEIGHT }
    paper.picture(picture, box, alternative)
    y += PICTURE_HEIGHT + 18
  }

  paper.text(`${maker} ${model}`, whole(y), NAME, paper.tag('H1'))
  y += paper.heightOf(model, WIDTH, NAME)
  paper.text(`${engine}, ${version}`, whole(y), UNDER, paper.tag('P'))
  y += 32

  section(paper, words.choices, choiceLines(subject), {
    x: PAGE.margin,
    y,
    width: CHOICES_WIDTH,
    labelWidth: LABEL_WIDTH,
  })
  section(paper, t('financing'), financingLines(subject), {
    x: PAGE.margin + CHOICES_WIDTH + GAP,
    y,
    width: FINANCING_WIDTH,
    labelWidth: FINANCING_WIDTH - FIGURE_WIDTH - 30,
  })

  const notes = [
    subject.creditLegal,
    words.notes,
    subject.guarantee,
    subject.isUnconfirmed ? words.unconfirmed : '',
    `${words.disclaimer}.`,
  ]
    .filter(Boolean)
    .join(' ')
  const foot = PAGE.height - 34 - paper.heightOf(notes, WIDTH, NOTE)
  const price = [...deliveryNotes(subject), ...priceNotes(subject)].join(' ')
  if (price !== '') {
    const above = foot - NOTES_GAP - paper.heightOf(price, WIDTH, NOTE)
    paper.text(price, whole(above), NOTE, paper.tag('P'))
  }
  paper.text(notes, whole(foot), NOTE, paper.tag('P'))
  return paper
}

interface SectionBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly labelWidth: number
}

function section(
  paper: Paper,
  title: string,
  lines: readonly SheetLine[],
  { x, y: from, width, labelWidth }: SectionBox,
): void {
  paper.text(title, { x, y: from, width }, SECTION, paper.tag('H2'))
  let y = from + 20
  paper.line({ x, y, width }, INK)
  const table = paper.tag('Table')
  for (const line of lines) {
    y = drawLine(paper, table, line, { x, y, width, labelWidth })
    paper.line({ x, y, width }, LINE)
  }
}

/** Draws a row of a section and returns its lower edge. */
function drawLine(paper: Paper, table: Tag, line: SheetLine, box: SectionBox): number {
  const { x, y, width, labelWidth } = box
  const { label, text, figure = '', isStrong = false } = line
  const style = isStrong ? STRONG : TEXT
  const textX = x + labelWidth
  const textWidth = width - labelWidth - (figure === '' ? 0 : FIGURE_WIDTH)
  const figureWidth = FIGURE_WIDTH + 30
  const height = Math.max(
    paper.heightOf(label, labelWidth - 4, LABEL),
    text === '' ? 0 : paper.heightOf(text, textWidth, TEXT),
    figure === '' ? 0 : paper.heightOf(figure, figureWidth, style),
  )
  const row = paper.tag('TR', table)
  const top = y + PADDING
  const head = paper.tag('TH', row, { scope: 'Row' })
  const drop = isStrong ? STRONG_DROP : 0
  paper.text(label, { x, y: top + drop, width: labelWidth - 4 }, LABEL, head)
  const cell = paper.tag('TD', row)
  if (text !== '') paper.text(text, { x: textX, y: top + drop, width: textWidth }, TEXT, cell)
  if (figure !== '') {
    const right = { x: x + width - figureWidth, y: top, width: figureWidth }
    paper.text(figure, right, { ...style, align: 'right' }, cell)
  }
  return y + height + 2 * PADDING
}
