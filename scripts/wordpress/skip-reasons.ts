/** Why PHPUnit skipped tests, as its output tells it with `displayDetailsOnSkippedTests`: each reason with its number. */
export function skipReasons(output: string): Map<string, number> {
  const [, details = ''] = output.split(/^There (?:was|were) \d+ skipped tests?:$/m)
  const reasons = new Map<string, number>()
  for (const [, reason = ''] of details.matchAll(/^\d+\) \S+::.+\n(.+)$/gm)) {
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  return reasons
}
