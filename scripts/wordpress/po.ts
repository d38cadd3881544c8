/** One string of a .po or .pot file. */
export interface PoEntry {
  /** '' for none. */
  readonly context: string
  readonly id: string
  /** The translation; for a plural, one per form. '' where it is missing. */
  readonly texts: readonly string[]
}

const LINE = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)?\s*(".*")$/

/** Reads the strings of a .po or .pot file, without its header. */
export function parsePo(file: string): PoEntry[] {
  return file
    .split(/\n{2,}/)
    .map(parseEntry)
    .filter(({ id }) => id !== '')
}

/** A text as .po files write it. */
export function quotePo(text: string): string {
  return JSON.stringify(text)
}

function parseEntry(lines: string): PoEntry {
  const parts = new Map<string, string>()
  let current = ''
  for (const line of lines.split('\n')) {
    const [, keyword, text] = LINE.exec(line) ?? []
    if (text === undefined) continue
    current = keyword ?? current
    parts.set(current, (parts.get(current) ?? '') + String(JSON.parse(text)))
  }
  return {
    context: parts.get('msgctxt') ?? '',
    id: parts.get('msgid') ?? '',
    texts: [...parts].filter(([keyword]) => keyword.startsWith('msgstr')).map(([, text]) => text),
  }
}
