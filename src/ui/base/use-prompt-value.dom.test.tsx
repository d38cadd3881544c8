import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { useOptimisticValue } from './use-prompt-value.tsx'

interface ControlProps {
  readonly onChange: (value: string) => void
  readonly take: (change: (value: string) => void) => void
}

function Control({ onChange, take }: ControlProps) {
  const [value, change] = useOptimisticValue<string>('1.2 Turbo', onChange)
  useEffect(() => take(change))
  return <p>{value}</p>
}

it('applies a change when the control is removed before the next paint, and only once', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const take = vi.fn<(change: (value: string) => void) => void>()
  const control = render(<Control onChange={onChange} take={take} />)
  const change = (value: string) => take.mock.lastCall?.[0](value)
  await act(async () => {
    change('1.6 Híbrido')
    change('Elétrico 64 kWh')
    expect(onChange).not.toHaveBeenCalled()
    control.unmount()
    expect(onChange.mock.calls).toEqual([['Elétrico 64 kWh']])
  })
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('shows a change at once, and the value again if nothing came of it', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const take = vi.fn<(change: (value: string) => void) => void>()
  render(<Control onChange={onChange} take={take} />)
  act(() => take.mock.lastCall?.[0]('1.6 Híbrido'))
  expect(screen.getByText('1.6 Híbrido')).toBeDefined()
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('1.6 Híbrido'))
  expect(await screen.findByText('1.2 Turbo')).toBeDefined()
})
