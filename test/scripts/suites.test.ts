import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStages, type Suite } from '../../scripts/test/suites.ts'
import { NONE } from '../../scripts/test/test-report.ts'
import { MissingTool } from '../../scripts/wordpress/install/missing-tool.ts'

const lines: string[] = []

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
  lines.length = 0
  process.exitCode = undefined
})

/** A suite with counts, which notes its name in `order` when it starts. */
function suite(order: string[], name: string, passed: number, failed = 0): Suite {
  const run = async () => {
    order.push(name)
    await Promise.resolve()
    return { ...NONE, passed, failed }
  }
  return { name, run }
}

describe('runStages', () => {
  it('runs the lists of a stage at the same time and the stages one after the other', async () => {
    const order: string[] = []
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => suite(order, name, 1))
    if (!a || !b || !c || !d) throw new Error('there are four suites')
    await runStages([[[a, b], [c]], [[d]]])
    expect(order).toEqual(['a', 'c', 'b', 'd'])
  })

  it('closes with the total of all suites, and sets the exit code', async () => {
    await runStages([[[suite([], 'a', 2)]], [[suite([], 'b', 3)]]])
    expect(lines.at(-1)).toBe('5 passed, 0 failed')
    expect(process.exitCode).toBe(0)
    await runStages([[[suite([], 'a', 2, 1)]]])
    expect(lines.at(-1)).toBe('2 passed, 1 failed')
    expect(process.exitCode).toBe(1)
  })

  it('counts a suite that throws as one failure and continues', async () => {
    const broken: Suite = { name: 'broken', run: () => Promise.reject(new Error('no browser')) }
    await runStages([[[broken]], [[suite([], 'a', 1)]]])
    expect(lines.at(-1)).toBe('1 passed, 1 failed')
  })

  it('skips a suite whose tool is missing, with one line that says why', async () => {
    const run = () => Promise.reject(new MissingTool('firefox-esr is missing'))
    await runStages([[[{ name: 'firefox', run }]]])
    expect(lines).toEqual([
      'firefox was not run: firefox-esr is missing',
      expect.stringContaining('1 skipped'),
      '0 passed, 0 failed',
    ])
    expect(process.exitCode).toBe(0)
  })

  it('counts the later stages as one failure when a needed suite fails', async () => {
    const order: string[] = []
    const build: Suite = { ...suite(order, 'build', 0, 1), isNeeded: true }
    await runStages([[[build]], [[suite(order, 'e2e', 9)]]])
    expect(order).toEqual(['build'])
    expect(lines.at(-1)).toBe('0 passed, 2 failed')
  })
})
