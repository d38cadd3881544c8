/** Thrown when a tool that a check needs is missing. The message is one line. */
export class MissingTool extends Error {}

/** The last line npm prints on every failure. */
const NPM_LOG = /^npm (?:error|ERR!) A complete log of this run/

/** Returns the last line of an error message, because programs print the reason last. */
export function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text.split('\n').map((line) => line.trim())
  return lines.findLast((line) => line !== '' && !NPM_LOG.test(line)) ?? 'unknown'
}
