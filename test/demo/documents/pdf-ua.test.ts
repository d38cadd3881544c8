import Pdf from 'pdfkit'
import { expect, it } from 'vitest'
import { FONTS } from '../../../demo/content-site/documents/fonts.ts'
import { brokenRules } from './pdf-ua.ts'

async function documentOf(
  options: object,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const document = new Pdf({ pdfVersion: '1.7', ...options })
  draw(document)
  document.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of document as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

it('finds what an untagged document lacks', async () => {
  const bytes = await documentOf({}, (document) => document.text('Lume'))
  expect(brokenRules(bytes)).toEqual([
    '5: no identification',
    '7.1: no title',
    '7.1: title not shown',
    '7.1: not tagged',
    '7.2: no language',
    '7.1: no structure',
    '7.1: content that is neither tagged nor artifact',
    '7.21: letters without Unicode',
    '7.21: font not embedded',
  ])
})

it('finds what is wrong in the structure, the metadata and outside the marks', async () => {
  const options = { subset: 'PDF/UA', tagged: true, lang: 'pt', info: { Title: 'Lume & Maré' } }
  const bytes = await documentOf(options, (document) => {
    document.registerFont('regular', FONTS.regular).font('regular')
    const root = document.struct('Document')
    document.addStructure(root)
    const parts = ['H2', 'Figure', 'TH', 'Frase'].map((type) => document.struct(type))
    for (const part of parts) {
      root.add(part)
      const content = document.markStructureContent('Span')
      document.text('Lume')
      document.endMarkedContent()
      part.add(content)
      part.end()
    }
    root.end()
    document.moveTo(0, 0).lineTo(9, 9).stroke()
  })
  expect(brokenRules(bytes)).toEqual([
    '7.1: metadata that is no XML',
    '7.1: title not shown',
    '7.4: H2 after level 0',
    '7.3: figure without text',
    '7.2: TH in Document',
    '7.5: heading without scope',
    '7.1: Frase is no standard type',
    '7.1: content that is neither tagged nor artifact',
  ])
})
