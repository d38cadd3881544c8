import Pdf from 'pdfkit'
import { drawable, FONTS } from './fonts.ts'
import type { Box, PaperInfo, Tag, TextStyle } from './paper-types.ts'

/** Space between lines, as a fraction of the type size. */
const LEADING = 0.22

/** Missing in the types: the document says that it conforms to PDF/UA-1. */
const PDF_UA: object = { subset: 'PDF/UA' }

/**
 * An accessible A4 document: everything drawn is either tagged or marked as an artifact.
 * The caller adds pages. Drawing text never adds one.
 */
export class Paper {
  readonly root: Tag
  private readonly doc: PDFKit.PDFDocument
  private readonly made: Promise<Buffer>

  constructor({ title, subject, author, date, language = 'pt-PT' }: PaperInfo) {
    this.doc = new Pdf({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      tagged: true,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      ...PDF_UA,
      info: {
        Title: title,
        Subject: subject,
        Author: author,
        Creator: author,
        // At noon it is the same day in every time zone of Portugal.
        CreationDate: new Date(`${date}T12:00:00Z`),
      },
    })
    for (const [name, font] of Object.entries(FONTS)) this.doc.registerFont(name, font)
    this.made = collected(this.doc)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** Adds a structure element under another one, or under the document. */
  tag(
    type: string,
    parent: Tag = this.root,
    attributes: Readonly<Record<string, string>> = {},
  ): Tag {
    const element = this.doc.struct(type, attributes)
    parent.add(element)
    return element
  }

  /** Returns the height of a text, in points. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return this.styled(style).heightOfString(drawable(text), {
      width,
      lineGap: style.size * LEADING,
    })
  }

  /** Draws a text in its own structure element. */
  text(text: string, box: Box, style: TextStyle, element: Tag): void {
    const content = this.doc.markStructureContent('Span')
    this.draw(text, box, style)
    this.doc.endMarkedContent()
    element.add(content)
  }

  /** Draws a text as an artifact, such as a page number. */
  artifactText(text: string, box: Box, style: TextStyle): void {
    this.artifact(() => this.draw(text, box, style))
  }

  rectangle(box: Box & { readonly height: number }, colour: string): void {
    this.artifact((doc) => doc.rect(box.x, box.y, box.width, box.height).fill(colour))
  }

  line({ x, y, width }: Box, colour: string): void {
    this.artifact((doc) =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(colour),
    )
  }

  /** Draws a JPEG cropped to the box, in a figure with alternative text. */
  picture(jpeg: Buffer, box: Box & { readonly height: number }, alt: string): void {
    const figure = this.tag('Figure', this.root, { alt })
    const content = this.doc.markStructureContent('Figure')
    const { x, y, width, height } = box
    this.doc.image(jpeg, x, y, { width, height })
    this.doc.endMarkedContent()
    figure.add(content)
  }

  newPage(): void {
    this.doc.addPage()
  }

  /** Draws artifacts on every existing page. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page)
      draw(page + 1, count)
    }
  }

  /** Ends the document and returns its bytes. */
  async bytes(): Promise<Buffer> {
    this.root.end()
    this.doc.end()
    return this.made
  }

  private styled({ size, isBold = false }: TextStyle): PDFKit.PDFDocument {
    return this.doc.font(isBold ? 'bold' : 'regular').fontSize(size)
  }

  private draw(text: string, { x, y, width }: Box, style: TextStyle): void {
    const { size, colour, align = 'left' } = style
    this.styled(style)
      .fillColor(colour)
      .text(drawable(text), x, y, { width, align, lineGap: size * LEADING })
  }

  private artifact(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw(this.doc)
    this.doc.endMarkedContent()
  }
}

async function collected(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of doc as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
