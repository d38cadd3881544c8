/** Fields that an example has and that other entries of its list may lack. */
const OPTIONAL: ReadonlySet<string> = new Set(['unit', 'text', 'image', 'models'])

/**
 * Tells where an answer differs in shape from a documented example:
 * fields missing or unknown, and values of another type; null means no value.
 */
export function shapeDifferences(answer: unknown, example: unknown, at = ''): string[] {
  if (answer === null || example === null) return []
  if (Array.isArray(answer) && Array.isArray(example)) {
    if (example.length === 0) return []
    return answer.flatMap((item, index) => shapeDifferences(item, example[0], `${at}[${index}]`))
  }
  if (typeof answer !== typeof example || Array.isArray(answer) !== Array.isArray(example)) {
    return [`${at}: ${JSON.stringify(answer)} for ${JSON.stringify(example)}`]
  }
  if (typeof answer !== 'object' || typeof example !== 'object') return []
  const given = answer as Readonly<Record<string, unknown>>
  const documented = example as Readonly<Record<string, unknown>>
  // Labels are free: any key of the widget's. Points are by the frames that show an item.
  if (at.endsWith('.labels') || at.endsWith('.points')) return []
  const missing = Object.keys(documented).filter((key) => !(key in given) && !OPTIONAL.has(key))
  const unknown = Object.keys(given).filter((key) => !(key in documented))
  return [
    ...missing.map((key) => `${at}.${key} is missing`),
    ...unknown.map((key) => `${at}.${key} is not documented`),
    ...Object.keys(documented)
      .filter((key) => key in given)
      .flatMap((key) => shapeDifferences(given[key], documented[key], `${at}.${key}`)),
  ]
}
