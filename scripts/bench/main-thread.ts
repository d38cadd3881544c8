/** The fields of a trace event that are read. Times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  /** Processor time of the event, in microseconds. */
  readonly tdur?: number
  readonly args: {
    readonly name?: string
    readonly data?: {
      readonly url?: string
      readonly documentLoaderURL?: string
    }
  }
}

/** A task of a page's main thread after the first contentful paint. Times in milliseconds. */
export interface Task {
  /** What most of it is: the kind of work, and the script that runs. */
  readonly name: string
  readonly ms: number
  /** Processor time in ms, which other work on the machine does not change. */
  readonly processor: number
}

const KINDS: Readonly<Record<string, string>> = {
  ParseHTML: 'parse HTML',
  'v8.evaluateModule': 'evaluate modules',
  EvaluateScript: 'evaluate',
  FunctionCall: 'run',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  Paint: 'paint',
  Commit: 'commit the frame',
}

/** 'react' of 'https://example.com/assets/react-6TaCKf-9.js?ver=1'. */
function scriptName(url: string): string {
  return (
    url
      .split(/[?#]/)[0]
      ?.split('/')
      .at(-1)
      ?.replace(/(-[\w-]{8})?\.js$/, '') ?? ''
  )
}

/** Names a task after the kind of work that takes longest in it, without what runs inside that work. */
function nameTask(inside: readonly TraceEvent[]): string {
  const own = new Map<string, number>()
  const add = (name: string, ms: number) => own.set(name, (own.get(name) ?? 0) + ms)
  const open: { readonly name: string; readonly end: number }[] = []
  for (const { name, ts, dur = 0, args } of inside) {
    const kind = KINDS[name]
    if (kind === undefined) continue
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop()
    const script = /\.js\b/.test(args.data?.url ?? '') ? ` ${scriptName(args.data?.url ?? '')}` : ''
    // What an event calls, such as a layout that a script forces, is not its own.
    const outer = open.at(-1)
    if (outer) add(outer.name, -dur)
    add(kind + script, dur)
    open.push({ name: kind + script, end: ts + dur })
  }
  return [...own].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'other'
}

/**
 * The tasks of the main thread from the first contentful paint of a page.
 * @throws When the trace has no navigation to the page.
 */
export function tasksAfterPaint(events: readonly TraceEvent[], url: string): Task[] {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const thread = events.find(
    ({ name, pid, args }) =>
      pid === start?.pid && name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const paint = events.find(
    ({ name, pid, ts }) =>
      name === 'firstContentfulPaint' && pid === start?.pid && ts >= (start?.ts ?? 0),
  )
  if (!thread || !paint) throw new Error(`The trace has no paint of ${url}`)
  const own = events
    .filter(
      ({ ph, pid, tid, ts }) =>
        ph === 'X' && pid === thread.pid && tid === thread.tid && ts >= paint.ts,
    )
    .toSorted((one, other) => one.ts - other.ts)
  return own
    .filter(({ name }) => name.endsWith('RunTask'))
    .map((task) => {
      const end = task.ts + (task.dur ?? 0)
      const inside = own.filter(({ ts, dur = 0 }) => ts >= task.ts && ts + dur <= end)
      return {
        name: nameTask(inside),
        ms: (task.dur ?? 0) / 1000,
        processor: (task.tdur ?? 0) / 1000,
      }
    })
}

/** What a task exceeds 50 ms by on a machine that is so many times slower. */
export const blocking = (ms: number, slowdown: number): number => Math.max(0, ms * slowdown - 50)
