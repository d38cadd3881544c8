/** What npm ends every failure with. */
const NPM_LOG = /^npm (?:error|ERR!) A complete log of this run/

/** The last line that an error says: where a program failed, what went before is how it got there. */
export function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text.split('\n').map((line) => line.trim())
  return lines.findLast((line) => line !== '' && !NPM_LOG.test(line)) ?? 'unknown'
}
