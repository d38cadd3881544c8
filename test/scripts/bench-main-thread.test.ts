import { describe, expect, it } from 'vitest'
import { slowdownFor } from '../../scripts/bench/calibrate.ts'
import { blocking, tasksAfterPaint, type TraceEvent } from '../../scripts/bench/main-thread.ts'

const URL = 'https://site.example/configurador/'
const MAIN = { pid: 1, tid: 2 }

const event = (name: string, ts: number, dur: number, file?: string): TraceEvent => ({
  ...MAIN,
  name,
  ph: 'X',
  ts: ts * 1000,
  dur: dur * 1000,
  tdur: dur * 500,
  args: file === undefined ? {} : { data: { url: `https://site.example/${file}` } },
})

const START: readonly TraceEvent[] = [
  {
    ...MAIN,
    name: 'navigationStart',
    ph: 'R',
    ts: 0,
    args: { data: { documentLoaderURL: URL } },
  },
  { ...MAIN, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
  { ...MAIN, tid: 0, name: 'firstContentfulPaint', ph: 'R', ts: 100_000, args: {} },
]

describe('the tasks of a page', () => {
  it('begin with the first contentful paint and are those of its main thread', () => {
    const others = [
      { ...event('RunTask', 200, 10), tid: 3 },
      { ...event('RunTask', 200, 10), pid: 9 },
    ]
    const tasks = tasksAfterPaint(
      [...START, event('RunTask', 50, 10), ...others, event('RunTask', 150, 20)],
      URL,
    )
    expect(tasks).toEqual([{ name: 'other', ms: 20, processor: 10 }])
  })

  it('are named after the work that takes longest, without what it calls', () => {
    const tasks = tasksAfterPaint(
      [
        ...START,
        event('ThreadControllerImpl::RunTask', 200, 40),
        event('FunctionCall', 201, 38, 'assets/app-C8qRIi_x.js?ver=1'),
        event('Layout', 205, 30),
        event('RunTask', 300, 20),
        event('EvaluateScript', 301, 15, 'assets/react-6TaCKf-9.js'),
        event('Paint', 317, 1),
      ],
      URL,
    )
    expect(tasks.map(({ name }) => name)).toEqual(['layout', 'evaluate react'])
  })

  it('cannot be read from a trace of another page', () => {
    expect(() => tasksAfterPaint(START, 'https://other.example/')).toThrow('no paint')
  })
})

it('blocking time is what a task exceeds 50 ms by on the slower machine', () => {
  expect(blocking(20, 4)).toBe(30)
  expect(blocking(12, 4)).toBe(0)
})

it('the phone is the same on machines of different speed, and never faster than the machine', () => {
  expect(slowdownFor(2550)).toBe(4)
  expect(slowdownFor(1275)).toBe(2)
  expect(slowdownFor(300)).toBe(1)
})
