import { inflateSync } from 'node:zlib'

/** An object of a PDF: its dictionary as text, and its stream, unpacked. */
interface PdfObject {
  readonly dictionary: string
  readonly stream: string
}

/** Operators that paint: text, pictures, lines and areas. */
const PAINTS = /(?:^|\s)(?:T[jJ]|['"]|Do|[sS]|[fF]\*?|[bB]\*?|sh)(?=\s|$)/

/** What of a content stream matters: marks and the painting operators between them. */
const MARKS = /(?<begins>B[DM]C)|(?<ends>EMC)/

const PARENTS: Readonly<Record<string, string>> = { TR: 'Table', TH: 'TR', TD: 'TR' }

const TYPES = /^(Document|H[1-6]|P|Table|TR|TH|TD|Figure|L|LI|Lbl|LBody|Link|Span)$/

/** The objects of a PDF as pdfkit writes it: one after the other, none of them packed into a stream. */
function objectsOf(bytes: Uint8Array): Map<string, PdfObject> {
  const found = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)
  return new Map(
    [...found].map(([, id = '', text = '']) => {
      const [dictionary = '', packed = ''] = text.split(/\nstream\n/)
      const raw = Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1')
      const stream = dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw
      return [id, { dictionary, stream: stream.toString('latin1') }]
    }),
  )
}

/** The ids that a key of a dictionary refers to. */
function references(dictionary: string, key: string): string[] {
  const [, one, list = ''] =
    new RegExp(`/${key} (?:(\\d+) 0 R|\\[([^\\]]*)\\])`).exec(dictionary) ?? []
  return one ? [one] : [...list.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id)
}

/** Whether something is painted outside the marks of the structure and of artifacts. */
function paintsUnmarked(content: string): boolean {
  let depth = 0
  for (const part of content.replaceAll(/<[\da-f]*>/gi, '').split(/(?<=BDC|BMC|EMC)/)) {
    const { begins, ends } = MARKS.exec(part)?.groups ?? {}
    if (depth === 0 && PAINTS.test(part.split(/\/\w+ (?:<<|BMC)/)[0] ?? '')) return true
    if (begins) depth += 1
    if (ends) depth -= 1
  }
  return false
}

/**
 * Rules of PDF/UA-1 (ISO 14289-1) that a document of pdfkit breaks, each with its clause. What needs a person, such as
 * whether an order or an alternative text makes sense, is not among them.
 */
export function brokenRules(bytes: Uint8Array): string[] {
  const objects = objectsOf(bytes)
  const all = [...objects.values()]
  const at = (id = ''): PdfObject => objects.get(id) ?? { dictionary: '', stream: '' }
  const broken: string[] = []
  const require = (isKept: boolean, rule: string): void => void (isKept || broken.push(rule))

  const catalogue = all.find(({ dictionary }) => dictionary.includes('/Type /Catalog'))?.dictionary
  const [metadata, marks, preferences, root] = [
    'Metadata',
    'MarkInfo',
    'ViewerPreferences',
    'StructTreeRoot',
  ].map((key) => at(references(catalogue ?? '', key)[0]))
  require(metadata?.stream.includes('<pdfuaid:part>1<') === true, '5: no identification')
  require(/<dc:title>.*?<rdf:li[^>]*>[^<]/s.test(metadata?.stream ?? ''), '7.1: no title')
  const inXml = metadata?.stream.replaceAll(/&(amp|lt|gt|quot|apos|#\d+);/g, '') ?? ''
  require(!inXml.includes('&'), '7.1: metadata that is no XML')
  require(preferences?.dictionary.includes('/DisplayDocTitle true') ===
    true, '7.1: title not shown')
  require(marks?.dictionary.includes('/Marked true') === true, '7.1: not tagged')
  require(/\/Lang \(\w/.test(catalogue ?? ''), '7.2: no language')

  let level = 0
  const read = (id: string, parent: string): void => {
    const { dictionary } = at(id)
    const type = /\/S \/(\w+)/.exec(dictionary)?.[1] ?? ''
    const next = Number(/^H(\d)$/.exec(type)?.[1] ?? 0)
    require(next <= level + 1, `7.4: ${type} after level ${level}`)
    level = next || level
    require(TYPES.test(type), `7.1: ${type} is no standard type`)
    require((PARENTS[type] ?? parent) === parent, `7.2: ${type} in ${parent}`)
    if (type === 'Figure') require(/\/Alt [(<]./.test(dictionary), '7.3: figure without text')
    if (type === 'TH') require(dictionary.includes('/Scope /'), '7.5: heading without scope')
    for (const child of references(dictionary, 'K')) read(child, type)
  }
  const tops = references(root?.dictionary ?? '', 'K')
  require(tops.length > 0, '7.1: no structure')
  for (const top of tops) read(top, '')

  for (const { dictionary } of all) {
    if (/\/Type \/Page\b/.test(dictionary)) {
      const content = references(dictionary, 'Contents').map((id) => at(id).stream)
      require(!paintsUnmarked(
        content.join('\n'),
      ), '7.1: content that is neither tagged nor artifact')
      if (dictionary.includes('/Annots'))
        require(dictionary.includes('/Tabs /S'), '7.18: order of links')
    }
    if (dictionary.includes('/Subtype /Link'))
      require(/\/Contents [(<]./.test(dictionary), '7.18: link without text')
    if (dictionary.includes('/Type /FontDescriptor'))
      require(/\/FontFile\d? \d/.test(dictionary), '7.21: font not embedded')
    if (/\/Type \/Font\b/.test(dictionary) && !dictionary.includes('/Subtype /CIDFont')) {
      require(dictionary.includes('/ToUnicode'), '7.21: letters without Unicode')
      require(/\/DescendantFonts|\/FontDescriptor/.test(dictionary), '7.21: font not embedded')
    }
  }
  return [...new Set(broken)]
}
