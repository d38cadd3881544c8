import type { Finding } from './finding.ts'

export interface CheckOptions {
  /** Root of the content site. */
  readonly root: URL
  /** Requests started per second; 0 does not limit them. */
  readonly rate: number
  /** Per request, in seconds. */
  readonly timeout: number
  /** Duration in seconds from which a call is reported as slow. */
  readonly slow: number
  /** Requests every frame of every turn, not only the first two. */
  readonly everyPicture: boolean
  /** Also sends POST requests. */
  readonly post: boolean
  /** Texts of findings that are known; the beginning is enough. */
  readonly accepted: readonly string[]
}

/** The result of a check. */
export interface Report {
  readonly site: string
  readonly findings: readonly Finding[]
  /** Findings that the options accept. */
  readonly accepted: readonly Finding[]
  readonly calls: number
  readonly pictures: number
  readonly requests: number
  readonly seconds: number
}

/** What was found, without what the options accept, which stands beside it. */
export function sortedFindings({ root, accepted }: CheckOptions, found: readonly Finding[]) {
  const isAccepted = ({ text }: Finding) => accepted.some((start) => text.startsWith(start))
  return {
    site: root.href,
    findings: found.filter((finding) => !isAccepted(finding)),
    accepted: found.filter(isAccepted),
  }
}

/** Most details of one finding in the readable report; the JSON has all. */
const MOST_DETAILS = 5

/** The report for people. The last line is a summary. */
export function readableReport(report: Report): string {
  return [
    ...report.findings.flatMap(lines),
    ...report.accepted.map(acceptedLine),
    summary(report),
  ].join('\n')
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

function acceptedLine({ text }: Finding): string {
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
