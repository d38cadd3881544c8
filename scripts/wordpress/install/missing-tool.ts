/** Thrown where the machine lacks something that a check needs; the message is one line for people. */
export class MissingTool extends Error {}

/** What npm ends every failure with. */
const NPM_LOG = /^npm (?:error|ERR!) A complete log of this run/

/** The last line of an error's message: programs print the reason of a failure last. */
export function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text.split('\n').map((line) => line.trim())
  return lines.findLast((line) => line !== '' && !NPM_LOG.test(line)) ?? 'unknown'
}
