import { amountProblems } from './check-amounts.ts'
import { referenceProblems } from './check-references.ts'
import type { Catalogue } from './types.ts'

/** Thrown for an inconsistent catalogue. Lists every problem. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The catalogue is unsound:\n${problems.join('\n')}`)
    this.problems = problems
  }
}

/** Returns the problems of a catalogue: ids, references, counts and amounts. Empty when it is valid. */
export function checkCatalogue(catalogue: Catalogue): string[] {
  try {
    return [...referenceProblems(catalogue), ...amountProblems(catalogue)]
  } catch (error) {
    // The file may contain anything: a missing list causes a TypeError in the checks.
    return [`This is not a catalogue: ${String(error)}`]
  }
}

/** @throws CatalogueError when the catalogue is not valid. */
export function requireSoundCatalogue(catalogue: Catalogue): void {
  const problems = checkCatalogue(catalogue)
  if (problems.length > 0) throw new CatalogueError(problems)
}
