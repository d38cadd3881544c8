import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lazyPart, Nothing } from '../../src/ui/base/lazy-part.tsx'

afterEach(cleanup)

const Loaded = () => <p>loaded</p>

it('an eager lazy part that has arrived is in the first render', async () => {
  const Part = lazyPart(() => Promise.resolve(Loaded), Nothing, true)
  await Promise.resolve()
  render(<Part />, { wrapper: Waiting })
  expect(screen.getByText('loaded')).toBeTruthy()
})

it('a lazy part is requested when it is rendered, and shows its fallback until then', async () => {
  const Part = lazyPart(() => Promise.resolve(Loaded))
  await Promise.resolve()
  render(<Part />, { wrapper: Waiting })
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(await screen.findByText('loaded')).toBeTruthy()
})

function Waiting({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback="waiting">{children}</Suspense>
}
