import type { Finding } from './finding.ts'
import type { Report } from './run.ts'

/** Most details of one finding in the readable report; the JSON has all. */
const MOST_DETAILS = 5

/** The report for people. The last line is a summary. */
export function readableReport(report: Report): string {
  return [...report.findings.flatMap(lines), ...report.accepted.map(known), summary(report)].join(
    '\n',
  )
}

/** Whether the command fails. */
export function hasFailed({ findings }: Report, isStrict: boolean): boolean {
  return findings.some(({ severity }) => isStrict || severity === 'problem')
}

function lines({ severity, text, next, details = [] }: Finding): string[] {
  const others = details.length - MOST_DETAILS
  return [
    `${severity}: ${text}`,
    ...details.slice(0, MOST_DETAILS).map((detail) => `    ${detail}`),
    ...(others > 0 ? [`    and ${others} more`] : []),
    `    ${next}`,
  ]
}

function known({ text }: Finding): string {
  return `accepted: ${text}`
}

function summary({ site, findings, calls, pictures, requests, seconds }: Report): string {
  const problems = findings.filter(({ severity }) => severity === 'problem').length
  const counts = `${count(problems, 'problem')}, ${count(findings.length - problems, 'warning')}`
  const what = `${count(calls, 'call')}, ${count(pictures, 'picture')}, ${count(requests, 'request')}`
  return `${site}: ${counts} (${what}, ${seconds.toFixed(1)} s)`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
