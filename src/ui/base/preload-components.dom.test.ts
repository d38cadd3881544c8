import { expect, it, onTestFinished, vi } from 'vitest'

it('one lazy component is evaluated in each idle moment, also after one that fails', async () => {
  // Without the components of other tests.
  vi.resetModules()
  const { lazyPart, Nothing } = await import('./lazy-part.tsx')
  const { preloadWhenIdle } = await import('./preload-components.ts')
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  onTestFinished(() => void vi.unstubAllGlobals())
  const evaluated: number[] = []
  for (const part of [1, 2, 3])
    lazyPart(async () => {
      evaluated.push(part)
      if (part === 2) throw new Error('not found')
      return Nothing
    })
  void preloadWhenIdle()
  for (const expected of [[], [1], [1, 2], [1, 2, 3]]) {
    const waiting = expected.length < 3 ? 1 : 0
    await vi.waitFor(() => expect([evaluated, idle.length]).toEqual([expected, waiting]))
    idle.shift()?.()
  }
})
