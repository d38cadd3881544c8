import { beforeEach, expect, it, vi } from 'vitest'
import { createFrameDecoder, type DecodedFrame, type FrameToDecode } from './frame-decoder.ts'
import { mockDecoder, type MockBitmap } from '../../../../test/support/spin-mocks.ts'

/** The workers that were started, each with what it was sent. */
let workers: MockWorker[] = []

class MockWorker extends EventTarget {
  readonly sent: FrameToDecode[] = []
  isTerminated = false

  constructor() {
    super()
    workers.push(this)
  }

  postMessage(frame: FrameToDecode): void {
    this.sent.push(frame)
  }

  answer(index: number, bitmap: Partial<ImageBitmap> | null): void {
    const data = { id: this.sent[index]?.id, bitmap } as DecodedFrame
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  terminate(): void {
    this.isTerminated = true
  }
}

const picture = (name: string): Blob => new Blob([name])

let decodedHere: MockBitmap[] = []

beforeEach(() => {
  workers = []
  decodedHere = mockDecoder()
  vi.stubGlobal('Worker', MockWorker)
  return () => vi.unstubAllGlobals()
})

it('decodes frames in one worker, each response for its own frame', async () => {
  const { decode } = createFrameDecoder()
  expect(workers).toEqual([])
  const both = [decode(picture('/0'), 390), decode(picture('/1'), 780)]
  expect(workers).toHaveLength(1)
  expect(workers[0]?.sent.map(({ width }) => width)).toEqual([390, 780])
  workers[0]?.answer(1, { width: 780 })
  workers[0]?.answer(0, { width: 390 })
  expect(await Promise.all(both)).toEqual([{ width: 390 }, { width: 780 }])
  expect(decodedHere).toEqual([])
})

it('rejects what the worker cannot decode', async () => {
  const { decode } = createFrameDecoder()
  const decoding = decode(picture('/0'), 390)
  workers[0]?.answer(0, null)
  await expect(decoding).rejects.toThrow('not an image')
})

it('decodes on the main thread when the worker does not start, also what was sent to it', async () => {
  const { decode } = createFrameDecoder()
  const sent = decode(picture('/0'), 390)
  workers[0]?.dispatchEvent(new Event('error'))
  expect(await sent).toMatchObject({ url: '/0', width: 390 })
  expect(await decode(picture('/1'), 390)).toMatchObject({ url: '/1', width: 390 })
  expect(workers[0]?.sent).toHaveLength(1)
})

it('decodes on the main thread where the browser refuses a worker', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new DOMException('of another origin', 'SecurityError')
  })
  const { decode } = createFrameDecoder()
  expect(await decode(picture('/0'), 390)).toMatchObject({ url: '/0', width: 390 })
})

it('stops the worker when it is closed, and frees a frame that arrives afterwards', () => {
  const { decode, close } = createFrameDecoder()
  void decode(picture('/0'), 390)
  close()
  expect(workers[0]?.isTerminated).toBe(true)
  const closeBitmap = vi.fn<() => void>()
  workers[0]?.answer(0, { close: closeBitmap })
  expect(closeBitmap).toHaveBeenCalledOnce()
})
