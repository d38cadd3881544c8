/** A problem affects buyers; with a warning, everything works, but with limitations. */
type Severity = 'problem' | 'warning'

/** What a check found. */
export interface Finding {
  readonly severity: Severity
  readonly text: string
  /** The next step. */
  readonly next: string
  /** Such as addresses. */
  readonly details?: readonly string[]
}

/** Number of names before 'and N more'. */
const MOST_NAMES = 8

export function problem(text: string, next: string, details: readonly string[] = []): Finding {
  return { severity: 'problem', text, next, details }
}

export function warning(text: string, next: string, details: readonly string[] = []): Finding {
  return { severity: 'warning', text, next, details }
}

/** What a check found about some names: nothing without any. */
export function findingOf(
  create: typeof problem,
  names: readonly string[],
  what: string,
  next: string,
  result = '',
): readonly Finding[] {
  return names.length > 0 ? [create(`${what}: ${nameList(names)}.${result}`, next)] : []
}

/** Joins names, each once. Long lists are shortened. */
export function nameList(names: readonly string[]): string {
  const unique = [...new Set(names)]
  const others = unique.length - MOST_NAMES
  const shown = unique.slice(0, MOST_NAMES).join(', ')
  return others > 0 ? `${shown} and ${others} more` : shown
}
