import { amountProblems } from './check-amounts.ts'
import { referenceProblems } from './check-references.ts'
import type { Catalogue } from './types.ts'

/** Thrown for a catalogue that does not add up; tells every problem. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The catalogue is unsound:\n${problems.join('\n')}`)
    this.problems = problems
  }
}

/** Tells what is wrong with a catalogue: ids, references, counts, amounts; empty when it is sound. */
export function checkCatalogue(catalogue: Catalogue): string[] {
  try {
    return [...referenceProblems(catalogue), ...amountProblems(catalogue)]
  } catch (error) {
    // A file can hold anything: a missing list shows as a TypeError on the way.
    return [`This is not a catalogue: ${String(error)}`]
  }
}

/** @throws CatalogueError unless the catalogue is sound. */
export function requireSoundCatalogue(catalogue: Catalogue): void {
  const problems = checkCatalogue(catalogue)
  if (problems.length > 0) throw new CatalogueError(problems)
}
