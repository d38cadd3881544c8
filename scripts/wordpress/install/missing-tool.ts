/** Thrown when a tool that a check needs is missing. The message is one line. */
export class MissingTool extends Error {}

/** Throws MissingTool with the last line of the error when an installation fails. */
export function orMissing<Result>(installation: Promise<Result>, what: string): Promise<Result> {
  return installation.catch((error: unknown) => {
    throw new MissingTool(`${what}: ${lastLine(error)}`, { cause: error })
  })
}

/** The last line npm prints on every failure. */
const NPM_LOG = /^npm (?:error|ERR!) A complete log of this run/

/** Returns the last line of an error message, because programs print the reason last. */
export function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text.split('\n').map((line) => line.trim())
  return lines.findLast((line) => line !== '' && !NPM_LOG.test(line)) ?? 'unknown'
}
