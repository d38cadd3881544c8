import { readFileSync } from 'node:fs'

/** The documentation for integrators, by what it is about. */
const INTEGRATOR_DOCS = {
  Embedding: ['element', 'hosts', 'compatibility', 'performance'],
  'The content site': ['content-api', 'contract-check', 'static-catalogue'],
  WordPress: ['wordpress', 'gateway', 'hooks'],
  Leads: ['leads', 'rest-api', 'webhooks'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The paths of these pages from the root of the repository. */
export const INTEGRATOR_FILES: readonly string[] = Object.values(INTEGRATOR_DOCS)
  .flat()
  .map((name) => `docs/${name}.md`)

/**
 * Returns llms.txt (llmstxt.org): what the project is, and links to its documentation as Markdown, each with the first
 * sentence of its page. The links are relative, so that they work on a server and inside the package.
 * @throws When a page has no title or no text.
 */
export function llmsTxt(): string {
  const sections = Object.entries(INTEGRATOR_DOCS).map(([title, names]) =>
    [`## ${title}`, '', ...names.map(docLine)].join('\n'),
  )
  const { name, summary } = introduction()
  return `${[`# ${name}`, `> ${summary}`, ...sections].join('\n\n')}\n`
}

/** The first lines of README: the name, and what it is. */
function introduction() {
  const { title, text } = startOf('README.md')
  return { name: title, summary: text }
}

function docLine(name: string): string {
  const file = `docs/${name}.md`
  const { title, text } = startOf(file)
  return `- [${title}](${file}): ${firstSentence(text)}`
}

/** The title of a page and its first paragraph, without links and pictures. */
function startOf(file: string): { readonly title: string; readonly text: string } {
  const [, title, rest] = /^# (.+)\n([\s\S]*)/.exec(readFileSync(file, 'utf8')) ?? []
  const text = rest
    ?.split('\n\n')
    .map((paragraph) => paragraph.trim())
    .find((paragraph) => /^[\w`]/.test(paragraph))
  if (!title || !text) throw new Error(`${file} does not begin with a title and a text`)
  return { title, text: text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1') }
}

/** A full stop inside a file name or an address ends no sentence. */
function firstSentence(text: string): string {
  return /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
}
