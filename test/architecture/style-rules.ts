import { stringLiterals, type SourceFile } from './source.ts'

/** A selector of a style sheet, without those of lists and of `:is()`. */
interface Selector {
  readonly text: string
  /** Whether it applies on paper only. */
  readonly isPrint: boolean
}

const CLASS = /\.(-?[a-z_][\w-]*)/gi

const classesOf = (text: string): string[] => [...text.matchAll(CLASS)].map(([, name = '']) => name)

/** Splits at a character outside brackets. */
function splitOutside(text: string, isSeparator: (character: string) => boolean): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (/[([]/.test(character)) depth += 1
    if (/[)\]]/.test(character)) depth -= 1
    if (depth === 0 && isSeparator(character)) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The selectors of a style sheet. Frames of an animation are none. */
export function selectorsOf(css: string): Selector[] {
  const found: Selector[] = []
  const open: string[] = []
  let text = ''
  for (const character of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      const prelude = text.trim()
      const isFrame = open.some((outer) => outer.startsWith('@keyframes'))
      if (!prelude.startsWith('@') && !isFrame) {
        const isPrint = open.some((outer) => /^@media print\b/.test(outer))
        for (const one of splitOutside(prelude, (each) => each === ','))
          found.push({ text: one, isPrint })
      }
      open.push(prelude)
    }
    if (character === '}') open.pop()
    text = /[{};]/.test(character) ? '' : text + character
  }
  return found
}

/** The classes of the element that a selector styles, without those it only looks for around or in it. */
export function styledClasses(selector: string): string[] {
  const last = splitOutside(selector, (character) => /[\s>+~]/.test(character)).at(-1) ?? ''
  const list = /:(?:is|where)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g
  const inLists = [...last.matchAll(list)].flatMap(([, inner = '']) =>
    splitOutside(inner, (character) => character === ',').flatMap(styledClasses),
  )
  const own = last.replaceAll(list, '').replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...classesOf(own), ...inLists]
}

/** Every class that selectors of a sheet name. */
export const namedClasses = (css: string): string[] =>
  selectorsOf(css).flatMap(({ text }) => classesOf(text))

/** The classes that more than one sheet styles on screen, with their sheets. On paper, a screen decides what is printed. */
export function sharedClasses(sheets: readonly SourceFile[]): string[] {
  const owners = new Map<string, Set<string>>()
  for (const { path, text } of sheets)
    for (const selector of selectorsOf(text)) {
      if (selector.isPrint) continue
      for (const name of styledClasses(selector.text))
        owners.set(name, (owners.get(name) ?? new Set()).add(path))
    }
  return [...owners]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `.${name} is styled in ${[...paths].join(' and ')}`)
}

const CLASS_NAME = /\bclassName=(?:"([^"]*)"|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\})/g

/** Every class that the elements of a component have. Of a template literal, only the names without a part that varies. */
export function givenClasses({ text }: SourceFile): string[] {
  return [...text.matchAll(CLASS_NAME)]
    .flatMap(([, plain, code = '']) => (plain === undefined ? stringLiterals(code) : [plain]))
    .flatMap((literal) => literal.split(/\s+/))
    .filter((name) => /^[\w-]+$/.test(name))
}

/** Every word in the strings of a component or of a server-rendered page: what may be a class. A template ends a word. */
export const wordsOf = ({ text }: SourceFile): string[] =>
  stringLiterals(text).flatMap((literal) => literal.match(/[\w-]+/g) ?? [])

const BY_PLACE = /:nth-(?:last-)?(?:child|of-type)\((?:-n \+ )?\d+\)/

/** Selectors that find one element by its place among others instead of by its name. */
export function placedSelectors({ path, text }: SourceFile): string[] {
  return selectorsOf(text)
    .filter((selector) => BY_PLACE.test(selector.text))
    .map((selector) => `${path}: ${selector.text}`)
}

const DECLARED = /(?:^|[\s;{])(--[\w-]+)\s*:/g

/** Custom properties that are read, with or without a default, and that no style sheet declares and no script sets. */
export function undefinedProperties(files: readonly SourceFile[]): string[] {
  const declared = new Set<string>()
  const read = new Set<string>()
  const collect = (names: Set<string>, text: string, pattern: RegExp): void => {
    for (const [, name = ''] of text.matchAll(pattern)) names.add(name)
  }
  for (const { path, text } of files) {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
    collect(read, code, /\bvar\(\s*(--[\w-]*\w)(?![\w-])/g)
    collect(declared, code, path.endsWith('.css') ? DECLARED : /['"`{;](--[\w-]+)['"`:]/g)
  }
  return [...read].filter((name) => !declared.has(name)).toSorted()
}
