import { vi } from 'vitest'
import { siteInProcess, type SiteInProcess } from '../../support/site-in-process.ts'

export type Wire = Readonly<Record<string, unknown>>

/** The demo content site, of whose answers each has one value changed. */
export interface ChangedSite extends SiteInProcess {
  /** The changes so far, one line each. */
  readonly changes: readonly string[]
  /** The entries of a list as they were sent last, such as those of 'lstEngines/101'; empty before. */
  readonly sent: (call: string) => readonly Wire[]
}

/** @param change Changes an answer in place, and describes the change. */
export function changedSite(change: (answer: unknown, call: string) => string): ChangedSite {
  const site = siteInProcess()
  const ask = globalThis.fetch as (request: Request) => Promise<Response>
  const changes: string[] = []
  const answers = new Map<string, unknown>()
  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const response = await ask(request)
    if (!response.ok || !response.headers.get('Content-Type')?.includes('json')) return response
    const answer: unknown = await response.json()
    const call = new URL(request.url).pathname.replace('/wp-json/cfg/', '')
    changes.push(`${call} ${change(answer, call)}`)
    answers.set(call, answer)
    return Response.json(answer)
  })
  const entries = (value: unknown): readonly Wire[] =>
    Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry) : []
  return {
    ...site,
    changes,
    sent: (call) => entries(answers.get(call)),
  }
}
