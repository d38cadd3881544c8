import { describe, expect, it } from 'vitest'
import { checkBudgets, chunkTable, gateTable, kilobytes } from '../../scripts/size-budgets.ts'

const KB = 1024
const chunk = (name: string, kb: number, isFirstView: boolean) => ({
  file: `${name}-12345678.js`,
  name,
  bytes: kb * KB,
  isFirstView,
  isRangeText: name === 'home-texts',
})

const chunks = [
  chunk('configurator', 1, true),
  chunk('app', 10, true),
  chunk('react', 68, true),
  chunk('swiper', 19, false),
]

const gate = (what: string, of = chunks, poster: number | null = 1) =>
  checkBudgets(of, poster).find((each) => each.what === what)

describe('checkBudgets', () => {
  it('adds up the first view', () => {
    expect(gate('first view')).toMatchObject({ bytes: 79 * KB, limit: 80 * KB })
  })

  it('adds what the range asks for below the fold to the first view', () => {
    const withTexts = [...chunks, chunk('home-texts', 2, false)]
    expect(gate("first view with the range's texts", withTexts)?.bytes).toBe(81 * KB)
    expect(gate('first view', withTexts)?.bytes).toBe(79 * KB)
  })

  it("counts as own code all of the first view but the packages' chunk", () => {
    expect(gate('own code of the first view')?.bytes).toBe(11 * KB)
  })

  it('adds up all chunks', () => {
    expect(gate('all chunks')?.bytes).toBe(98 * KB)
  })

  it('has a gate for Swiper only where it is built', () => {
    expect(gate('Swiper chunk')?.bytes).toBe(19 * KB)
    expect(gate('Swiper chunk', chunks.slice(0, 3))).toBeUndefined()
    expect(gate('panorama chunk')).toBeUndefined()
  })

  it('has a gate for the poster only where there is one', () => {
    expect(gate('poster picture', chunks, 31 * KB)).toMatchObject({ limit: 30 * KB })
    expect(gate('poster picture', chunks, null)).toBeUndefined()
  })
})

describe('the tables', () => {
  it('marks what is too big, and only that', () => {
    const [atLimit = '', above = ''] = gateTable([
      { what: 'at', bytes: 80 * KB, limit: 80 * KB },
      { what: 'above', bytes: 80 * KB + 1, limit: 80 * KB },
    ])
      .split('\n')
      .slice(1)
    expect(atLimit).toContain('ok')
    expect(above).toContain('TOO BIG')
  })

  it('lists the largest chunk first', () => {
    expect(chunkTable(chunks).split('\n')[1]).toContain('react-12345678.js')
  })

  it('shows kilobytes of 1024 bytes', () => {
    expect(kilobytes(1536)).toBe('1.50')
  })
})
