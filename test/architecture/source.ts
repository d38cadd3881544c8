import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** A source file by its path from the repository's root, with `/` between. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const SOURCE = /\.(ts|tsx|css|php)$/

/** What others wrote, as a nested package may lie in any folder, and generated translations. */
const OTHERS = /(^|[\\/])(node_modules|vendor)[\\/]|^languages[\\/]/

/** Every source file and style sheet of ours under the folders; a folder that is not there has none. */
export function readSources(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) => {
    const names = existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
      : []
    return names
      .filter((name) => SOURCE.test(name) && !OTHERS.test(name))
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  })
}

/** Tests, what supports those of one feature, and benchmarks: they are beside what they are about. */
export const isTest = (path: string): boolean => /\.(test|test-support|bench)\.tsx?$/.test(path)

/** TypeScript files under a folder. */
export function scriptsUnder(files: readonly SourceFile[], folder: string): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path))
}

const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const isComment = (token: string): boolean => token.startsWith('/*') || token.startsWith('//')

/** The code without comments. */
export function withoutComments(text: string): string {
  return text.replace(COMMENT_OR_STRING, (token) => (isComment(token) ? ' ' : token))
}

/** The code without comments and with every string empty. */
export function withoutText(text: string): string {
  return text.replace(COMMENT_OR_STRING, (token) => (isComment(token) ? ' ' : "''"))
}

/** The text of every string and template literal in the code. */
export function stringLiterals(text: string): string[] {
  return (text.match(COMMENT_OR_STRING) ?? [])
    .filter((token) => !isComment(token))
    .map((token) => token.slice(1, -1))
}

const IMPORT =
  /\b(?:import|export)\s+[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g

/** Every module a file names in an import or a re-export, static or dynamic, types too. */
export function importsOf({ text }: SourceFile): string[] {
  return [...withoutComments(text).matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '')
}

/** Paths of the repository's own files that a file imports. */
export function ownImportsOf(file: SourceFile): string[] {
  return importsOf(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file.path), name.replace(/\?.*$/, '')))
}

export function nonBlankLines({ text }: SourceFile): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}
