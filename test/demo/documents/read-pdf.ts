import { getDocumentProxy } from 'unpdf'

/** A PDF as a reader meets it. */
export interface ReadPdf {
  /** Text that can be selected, page by page; any space is ' '. */
  readonly pages: readonly string[]
  readonly text: string
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
  const nodes: Node[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const parts = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
    pages.push(parts.join('').replaceAll(/\s+/g, ' ').trim())
    nodes.push(...flat((await page.getStructTree()) as Node))
  }
  await pdf.cleanup()
  return {
    pages,
    text: pages.join(' '),
    title: info['Title'],
    language: info['Language'],
    isTagged: marks?.Marked === true,
    roles: nodes.flatMap(({ role }) => role ?? []),
    alternatives: nodes.flatMap(({ alt }) => alt ?? []),
    pictures: Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length - 1,
  }
}

function flat(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap((child) => flat(child))]
}
