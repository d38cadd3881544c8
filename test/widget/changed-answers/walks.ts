import { expect, it } from 'vitest'
import { watchLog } from '../../support/store-under-test.ts'
import { takeWalk } from './take-walk.ts'

/** Seeds of one test, and its time limit on a busy machine, in milliseconds. */
const AT_ONCE = 25
const TIMEOUT_MS = 600_000

/** What the walks of one file reach together. */
const REACHED = [
  'home',
  'guide, answered',
  'engine',
  'technical data',
  'engines compared',
  'version',
  'equipment',
  'versions compared',
  'exterior',
  'interior',
  'summary',
  'Open Drive',
  'credit types',
  'repayment plan by month',
  'running cost',
  'proposal',
  'form sent',
  'stock cars',
]

/**
 * Tests walks with these seeds, of which SEED=n in the environment takes one alone. 250 walks in two files take about three
 * minutes on two cores.
 */
export function testWalks(first: number, last: number): void {
  const only = process.env.SEED
  const reached = new Set<string>()
  for (let seed = first; seed <= last; seed += AT_ONCE)
    it.runIf(only === undefined)(
      `holds for the seeds ${seed} to ${seed + AT_ONCE - 1}`,
      async () => {
        watchLog()
        const found: string[] = []
        for (let each = seed; each < seed + AT_ONCE; each++) {
          const { seen, faults } = await takeWalk(each)
          for (const screen of seen) reached.add(screen)
          found.push(...faults)
        }
        expect(found).toEqual([])
      },
      TIMEOUT_MS,
    )
  it.runIf(only === undefined)('holds on every screen', () => {
    expect([...reached]).toEqual(expect.arrayContaining(REACHED))
  })
  it.runIf(Number(only) >= first && Number(only) <= last)(
    `holds for the seed ${only}`,
    async () => {
      expect((await takeWalk(Number(only))).faults).toEqual([])
    },
  )
}
