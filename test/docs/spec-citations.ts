import type { SourceFile } from '../architecture/source.ts'

/** A reference to the specification, as a comment, a test title or a page makes it. */
export interface Citation {
  readonly file: string
  readonly line: number
  /** As written, without line breaks. */
  readonly text: string
  /** Section numbers, such as `2`. */
  readonly sections: readonly string[]
  /** Subsections, each of which all the sections must have. */
  readonly names: readonly string[]
}

/** Headings and terms of each section of the specification, in lower case, by section number. */
export type SpecificationIndex = ReadonlyMap<string, ReadonlySet<string>>

/** Section numbers without subsection: '§5', '§5 and §9', '§2, §4'. */
const SECTIONS = /§(\d+)((?:(?:,| and| or) §\d+)*)/g

/** One part of a citation in parentheses: 'spec §2, guards' or 'spec §2 and §4, comparator'. */
const NAMED = /^(?:spec )?(§\d+(?:(?:,| and) §\d+)*)(?:, ([^§:]+))?(?:: [^§]+)?$/

/**
 * All citations of a file. Only those in parentheses that begin with 'spec' name subsections: '(spec §2, guards;
 * spec §4, home and motors)'. After a colon comes free text: '(spec §8: only logged)'.
 */
export function citationsOf({ path, text }: SourceFile): Citation[] {
  const citations: Citation[] = []
  const flat = withoutCommentLeaders(text)
  const lineAt = (index: number): number => flat.slice(0, index).split(LINE_BREAK).length
  const add = (index: number, cited: string, sections: string, names: readonly string[]): void => {
    citations.push({
      file: path,
      line: lineAt(index),
      text: cited.replaceAll(LINE_BREAK, ' '),
      sections: [...sections.matchAll(/\d+/g)].map(String),
      names,
    })
  }

  const rest = flat.replace(/\((spec[ \v]§[^()]*)\)/g, (whole, inside: string, index: number) => {
    for (const part of inside.replaceAll(LINE_BREAK, ' ').split('; ')) {
      const [, sections, names] = NAMED.exec(part) ?? []
      // A part that cannot be read is reported under its own text, as a subsection that does not exist.
      if (sections) add(index, part, sections, names?.split(/, | and /) ?? [])
      else add(index, part, part.match(/§\d+/g)?.join(' ') ?? '', [part])
    }
    return whole.replaceAll('§', ' ')
  })
  for (const { index, 0: cited } of rest.matchAll(SECTIONS)) add(index, cited, cited, [])
  return citations
}

/** Stands for a line break inside a comment, so that a citation may be wrapped and its line still be counted. */
const LINE_BREAK = '\v'

function withoutCommentLeaders(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, LINE_BREAK)
}

/** Reads the specification: '## 2. …' begins a section; headings, bold text and inline code are its terms. */
export function indexSpecification(markdown: string): SpecificationIndex {
  const sections = markdown.split(/^## (?=\d+\. )/m).slice(1)
  return new Map(
    sections.map((section) => {
      const number = /^\d+/.exec(section)?.[0] ?? ''
      const terms = section.matchAll(/^#{3,} (.+)$|\*\*(.+?)\*\*|`([^`\n]+)`/gm)
      return [number, new Set([...terms].map(([, ...kinds]) => termOf(kinds)))]
    }),
  )
}

function termOf(kinds: readonly (string | undefined)[]): string {
  const term = kinds.find((kind) => kind !== undefined) ?? ''
  return term.replace(/\.$/, '').trim().toLowerCase()
}

/** A line for each citation that points to nothing: file, line and what is missing. */
export function brokenCitations(
  citations: readonly Citation[],
  specification: SpecificationIndex,
): string[] {
  return citations.flatMap(({ file, line, text, sections, names }) =>
    sections.flatMap((section) => {
      const where = `${file}:${line}: '${text}'`
      const terms = specification.get(section)
      if (!terms) return [`${where}: the specification has no section ${section}`]
      return names
        .filter((name) => !terms.has(name.toLowerCase()))
        .map((name) => `${where}: section ${section} has no heading or term '${name}'`)
    }),
  )
}
