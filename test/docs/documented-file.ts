import { readFileSync } from 'node:fs'

/** Returns a code block of docs/hosts.md by the file name after its language. */
export function documentedFile(name: string): string {
  const blocks = readFileSync('docs/hosts.md', 'utf8').matchAll(/```\w+ (\S+)\n(.*?)```/gs)
  const found = [...blocks].find(([, file]) => file === name)
  if (found === undefined) throw new Error(`docs/hosts.md has no block named ${name}`)
  return found[2] ?? ''
}
