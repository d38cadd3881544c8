import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Optional, lazyPart, Nothing, preload, type RetryProps } from './lazy-part.tsx'
import { Accordion } from '../primitives/accordion.tsx'
import { CarStage } from '../../features/viewer/stage.tsx'
import { StoreContext } from '../../core/store/context.tsx'
import { createConfiguratorStore } from '../../core/store/create-store.ts'
import { SETTINGS } from '../../../test/support/store-under-test.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // React and the widget report what fails.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Loaded = () => <p>loaded</p>

const Failed = ({ onRetry }: RetryProps) => (
  <button type="button" onClick={onRetry}>
    retry
  </button>
)

/** What loads `Loaded` after this many failures. */
const failing = (failures: number) => {
  const load = vi.fn<() => Promise<typeof Loaded>>(() => Promise.resolve(Loaded))
  for (let failure = 0; failure < failures; failure += 1)
    load.mockRejectedValueOnce(new Error('blocked'))
  return load
}

/** Waits for what is pending, and for the delay before a chunk is requested again. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(1000))

it('an eager lazy part that has arrived is in the first render', async () => {
  const Part = lazyPart(() => Promise.resolve(Loaded), Nothing, preload)
  await Promise.resolve()
  render(<Part />, { wrapper: Waiting })
  expect(screen.getByText('loaded')).toBeTruthy()
})

it('a lazy part is requested when it is rendered, and shows its fallback until then', async () => {
  const Part = lazyPart(() => Promise.resolve(Loaded))
  await Promise.resolve()
  render(<Part />, { wrapper: Waiting })
  expect(screen.getByText('waiting')).toBeTruthy()
  await wait()
  expect(screen.getByText('loaded')).toBeTruthy()
})

describe('a lazy part whose chunk cannot be loaded', () => {
  it('is requested once more by itself', async () => {
    const Part = lazyPart(failing(1), Failed)
    render(<Part />, { wrapper: Waiting })
    await wait()
    expect(screen.getByText('loaded')).toBeTruthy()
  })

  it('leaves its place empty, and what surrounds it stays', async () => {
    const load = failing(2)
    const Part = lazyPart(load)
    render(<Part />, { wrapper: Waiting })
    await wait()
    expect(screen.getByText('around').parentElement?.textContent).toBe('around')
    expect(load).toHaveBeenCalledTimes(2)
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      '[cfg-configurator] loading failed',
      expect.any(Error),
    )
    expect(console.error, 'errors that React reports').not.toHaveBeenCalled()
  })

  it('is requested again by its retry button, also where it is shown later', async () => {
    const Part = lazyPart(failing(2), Failed)
    render(<Part />, { wrapper: Waiting })
    await wait()
    fireEvent.click(screen.getByText('retry'))
    expect(screen.getByText('waiting')).toBeTruthy()
    await wait()
    expect(screen.getByText('loaded')).toBeTruthy()
    cleanup()
    render(<Part />, { wrapper: Waiting })
    expect(screen.getByText('loaded')).toBeTruthy()
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('reloads the page if the retry fails, too: online %s', async (isOnline, reloads) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const Part = lazyPart(failing(3), Failed)
    render(<Part />, { wrapper: Waiting })
    await wait()
    fireEvent.click(screen.getByText('retry'))
    await wait()
    expect(screen.getByText('retry')).toBeTruthy()
    expect(reload).toHaveBeenCalledTimes(reloads)
  })
})

describe('a lazy part that cannot be rendered', () => {
  it.each([
    ['is rendered once more by itself', 2, 'loaded'],
    // React renders twice before it reports a failure.
    ['leaves its place after that', Infinity, 'retry'],
  ])('%s', async (_, failures, shown) => {
    let renders = 0
    const Part = lazyPart(
      () =>
        Promise.resolve(() => {
          renders += 1
          if (renders <= failures) throw new Error('broken')
          return <Loaded />
        }),
      Failed,
    )
    render(<Part />, { wrapper: Waiting })
    await wait()
    expect(screen.getByText(shown)).toBeTruthy()
    expect(screen.getByText('around')).toBeTruthy()
  })
})

function Broken(): never {
  throw new Error('broken')
}

/** A store in which what the view of the car stops cannot be stopped. */
function withBrokenCar() {
  const store = createConfiguratorStore(SETTINGS, new EventTarget())
  store.runtime.preloading = { abort: Broken, signal: AbortSignal.abort() }
  return store
}

it.each<[string, number, ReactNode]>([
  [
    'a part',
    1,
    <Optional key="part">
      <Broken />
    </Optional>,
  ],
  [
    'a row of an accordion',
    2,
    <Accordion key="accordion">
      <Broken />
      <p>around</p>
    </Accordion>,
  ],
  [
    'the view of a stage',
    2,
    <StoreContext key="stage" value={withBrokenCar()}>
      <CarStage name="around" />
    </StoreContext>,
  ],
])('%s that cannot be rendered twice is logged and leaves its place empty', (_, around, part) => {
  render(
    <>
      {part}
      <p>around</p>
    </>,
  )
  expect(screen.getAllByText('around')).toHaveLength(around)
  expect(vi.mocked(console.warn).mock.calls.map(([text]) => text as string)).toEqual(
    Array(2).fill('[cfg-configurator] rendering failed'),
  )
})

function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <main>
      <b>around</b>
      <Suspense fallback={<i>waiting</i>}>{children}</Suspense>
    </main>
  )
}
