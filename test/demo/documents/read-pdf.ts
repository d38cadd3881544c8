import { execFileSync } from 'node:child_process'
import { getDocumentProxy } from 'unpdf'

/** A PDF as a reader meets it. */
export interface ReadPdf {
  /** Text that can be selected, page by page; any space is ' '. */
  readonly pages: readonly string[]
  readonly text: string
  /** The same with the lines and spaces of the document. */
  readonly lines: string
  /** The texts of the structure's elements, in reading order. */
  readonly inOrder: readonly string[]
  readonly title: unknown
  readonly language: unknown
  readonly isTagged: boolean
  /** Roles of the structure's elements, in reading order. */
  readonly roles: readonly string[]
  /** What pictures are said to show. */
  readonly alternatives: readonly string[]
  readonly pictures: number
}

interface Node {
  readonly role?: string
  /** Of a leaf: names a marked part of the page. */
  readonly id?: string
  readonly alt?: string
  readonly children?: readonly Node[]
}

/** Parses a PDF's bytes. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const metadata = await pdf.getMetadata()
  const info = metadata.info as Readonly<Record<string, unknown>>
  const marks = await pdf.getMarkInfo()
  const pages: string[] = []
  const inOrder: string[] = []
  let lines = ''
  const nodes: Node[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const marked = new Map<string, string>()
    let id = ''
    let pageText = ''
    for (const item of items) {
      if (!('str' in item)) {
        id = item.id ?? ''
        continue
      }
      const text = `${item.str}${item.hasEOL ? '\n' : ''}`
      pageText += text
      marked.set(id, (marked.get(id) ?? '') + text)
    }
    lines += `${pageText}\n`
    pages.push(pageText.replaceAll(/\s+/g, ' ').trim())
    const tree = flat(await page.getStructTree())
    nodes.push(...tree)
    inOrder.push(...tree.flatMap((node) => marked.get(node.id ?? '')?.trim() ?? []))
  }
  await pdf.cleanup()
  return {
    pages,
    text: pages.join(' '),
    lines,
    inOrder,
    title: info['Title'],
    language: info['Language'],
    isTagged: marks?.Marked === true,
    roles: nodes.flatMap(({ role }) => role ?? []),
    alternatives: nodes.flatMap(({ alt }) => alt ?? []),
    pictures: Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length - 1,
  }
}

/** The text of a PDF as Poppler reads it, with the lines of the document. */
export function pdfToText(pdf: Uint8Array): string {
  return execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
}

function flat(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap((child) => flat(child))]
}
