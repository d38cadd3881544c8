import { describe, expect, it, vi } from 'vitest'
import type { Car, CarsOfModel } from './cars.ts'
import { search } from './search.ts'
import type { Wish } from './wishes.ts'
import { createSearcher, searchInSlices, type SearchRequest } from './searcher.ts'

const CAR: Car = {
  engineId: 'e',
  versionId: 'v',
  cents: 2_000_000,
  payments: { 0: 25_000 },
  seats: 5,
  luggage: null,
  length: null,
  range: Infinity,
  isCharged: false,
  isAutomatic: true,
  equipment: [],
  weeks: null,
  exteriors: [{ id: 'red', cents: 0, weeks: null }],
  interiors: [{ id: null, cents: 0, weeks: null }],
}

const MODELS: readonly CarsOfModel[] = Array.from({ length: 9 }, (_, index) => ({
  id: `${index}`,
  cars: [{ ...CAR, cents: 2_000_000 - index * 10_000, seats: 5 + (index % 3) }],
}))

const WISHES: readonly Wish[] = [
  { kind: 'seats', least: 6 },
  { kind: 'payment', most: 24_000 },
]

const EXPECTED = search(WISHES, MODELS)

/** A worker in the same thread, which answers like the real one. */
class OwnWorker extends EventTarget {
  isTerminated = false
  received = 0
  readonly fails: boolean
  constructor(fails = false) {
    super()
    this.fails = fails
  }
  postMessage(request: SearchRequest): void {
    this.received += 1
    queueMicrotask(() => {
      if (this.fails) this.dispatchEvent(new Event('error'))
      else {
        const { id, wishes, models } = structuredClone(request)
        const data = { id, advice: structuredClone(search(wishes, models)) }
        this.dispatchEvent(new MessageEvent('message', { data }))
      }
    })
  }
  terminate(): void {
    this.isTerminated = true
  }
}

const asWorker = (worker: OwnWorker) => worker as unknown as Worker

describe('the searcher', () => {
  it('searches in its worker, which loses nothing of the line-up or the result', async () => {
    const worker = new OwnWorker()
    const searcher = createSearcher(() => asWorker(worker))
    expect(await searcher.search(WISHES, MODELS)).toEqual(EXPECTED)
    expect(await searcher.search([], MODELS)).toEqual(search([], MODELS))
    expect(worker.received).toBe(2)
    searcher.close()
    expect(worker.isTerminated).toBe(true)
  })

  it('has the same result without a worker', async () => {
    const start = vi.fn<() => null>(() => null)
    const searcher = createSearcher(start)
    expect(await searcher.search(WISHES, MODELS)).toEqual(EXPECTED)
    await searcher.search([], MODELS)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('searches on the main thread what a worker that fails has not answered', async () => {
    const worker = new OwnWorker(true)
    const searcher = createSearcher(() => asWorker(worker))
    const both = [searcher.search(WISHES, MODELS), searcher.search(WISHES, MODELS)]
    expect(await Promise.all(both)).toEqual([EXPECTED, EXPECTED])
    expect(await searcher.search(WISHES, MODELS)).toEqual(EXPECTED)
    expect(worker.received).toBe(2)
  })

  it('uses no worker where the browser refuses one', async () => {
    vi.stubGlobal('Worker', function refuse() {
      throw new DOMException('refused', 'SecurityError')
    })
    expect(await createSearcher().search(WISHES, MODELS)).toEqual(EXPECTED)
  })

  it('gives taps their turn between slices, with the same result', async () => {
    const turns = vi.fn<() => void>()
    const timer = setInterval(turns)
    const advice = await searchInSlices(WISHES, MODELS, 0)
    clearInterval(timer)
    expect(advice).toEqual(EXPECTED)
    expect(turns).toHaveBeenCalled()
  })
})
