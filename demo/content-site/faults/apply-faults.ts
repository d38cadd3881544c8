import { setTimeout as wait } from 'node:timers/promises'
import { DroppedConnection } from '../http/drop.ts'
import { errorJson } from '../http/responses.ts'
import { SiteError } from '../http/site-error.ts'
import type { Fault, FaultKind } from './fault.ts'

/** Maximum time a hanging call keeps its connection open, in milliseconds. */
const LONGEST_HANG = 120_000

/** Default delay of `late`, in milliseconds. */
const LATE = 3000

const PAGE = '<!doctype html><html lang="pt"><title>Manutenção</title><p>Voltamos já.</p></html>'

/** Answers a request with the given faults applied. Without faults, returns the normal response. */
export async function applyFaults(
  faults: readonly Fault[],
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const delay = faults.reduce((sum, fault) => sum + delayOf(fault), 0)
  if (delay > 0) await pause(delay, request.signal)
  const kind = faults.find(({ fault }) => fault !== undefined && fault !== 'late')?.fault
  if (kind !== undefined) return faultyResponse(kind, request, answer)
  const changes = faults.flatMap(({ change }) => (change === undefined ? [] : [change]))
  return changes.reduce<Promise<Response>>(
    async (response, change) => changed(await response, change),
    answer(),
  )
}

/** Changes the headers of a response. Must run last, because every response gets some headers. */
export function withFaultyHeaders(faults: readonly Fault[], response: Response): void {
  for (const { headers = {} } of faults) {
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) response.headers.delete(name)
      else response.headers.set(name, value)
    }
  }
}

async function changed(whole: Response, change: Readonly<Record<string, unknown>>) {
  const data: unknown = await whole.json()
  for (const [pointer, value] of Object.entries(change)) {
    const steps = pointer.split('/').slice(1)
    const last = steps.pop() ?? ''
    const parent = steps.reduce<unknown>((part, step) => memberOf(part, step), data)
    if (typeof parent === 'object' && parent !== null) Reflect.set(parent, last, value)
  }
  return new Response(JSON.stringify(data), { headers: whole.headers })
}

function memberOf(part: unknown, step: string): unknown {
  return typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined
}

async function faultyResponse(
  kind: FaultKind,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (kind) {
    case 'fail':
      return errorJson(new SiteError('internal_error', 'Simulated fault.'))
    case '404':
      return errorJson(new SiteError('not_found', 'Simulated fault.'))
    case 'hang':
      await pause(LONGEST_HANG, request.signal)
      throw new DroppedConnection()
    case 'late':
      return answer()
    case 'html':
      return withBody(PAGE, 'text/html; charset=utf-8')
    case 'half':
      return half(await answer())
    case 'empty':
      return withBody('')
    case 'none':
      return withBody('[]')
    case 'null':
      return withBody('null')
    case 'drop':
      throw new DroppedConnection()
  }
}

function delayOf({ fault, delay }: Fault): number {
  return delay ?? (fault === 'late' ? LATE : 0)
}

/** Waits, or returns early when the client aborts the request. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}

async function half(whole: Response): Promise<Response> {
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const type = whole.headers.get('Content-Type') ?? ''
  return withBody(bytes.slice(0, Math.floor(bytes.byteLength / 2)), type)
}

function withBody(
  body: string | Uint8Array<ArrayBuffer>,
  type = 'application/json; charset=utf-8',
): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
}
