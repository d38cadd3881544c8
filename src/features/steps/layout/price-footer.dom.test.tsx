import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { IsMobileContext } from '../../../ui/base/use-element-width.tsx'
import { PriceFooter, type PriceFooterProps } from './price-footer.tsx'

const bar: PriceFooterProps = {
  label: 'Preço e financiamento',
  screen: 'engine',
  previous: { label: 'Anterior', onClick: () => undefined },
  next: { label: 'Continuar', onClick: () => undefined },
  figures: [
    { label: 'Preço desde', value: '36 900 €' },
    { label: 'Mensalidade', value: '411,05 €', unit: '/mês' },
    { label: 'TAEG', value: null },
  ],
  details: [{ label: 'Prazo', value: '96 meses' }],
  detailsText: 'Detalhes',
  detailsLabel: 'Ver detalhes',
  announcement: 'Preço 36 900 €',
}

const value = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')

describe('PriceFooter', () => {
  it('shows each figure beside its label, and a dash for a missing one', () => {
    render(<PriceFooter {...bar} />)
    expect(value('Mensalidade')?.textContent).toBe('411,05 €/mês')
    expect(value('TAEG')?.textContent).toBe('—')
  })

  it('shows no outdated figure while a new one is loading', () => {
    render(<PriceFooter {...bar} isPending />)
    expect(value('Mensalidade')?.textContent).toBe('')
    expect(value('Mensalidade')?.querySelector('.sk')).not.toBeNull()
  })

  it('keeps official values apart from the details of the credit, which a button shows', () => {
    const { container } = render(
      <PriceFooter {...bar} values={[{ label: 'Consumo', value: '5 l/100 km' }]} />,
    )
    const footer = container.querySelector<HTMLElement>('.footer')
    expect(container.querySelector('.values')?.textContent).toBe('Consumo5 l/100 km')
    expect(footer?.dataset['detailed']).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: 'Ver detalhes' }))
    expect(footer?.dataset['detailed']).toBe('true')
  })

  it('leads back and forward, and announces the price', () => {
    const [back, on] = [
      vi.fn<(...values: unknown[]) => void>(),
      vi.fn<(...values: unknown[]) => void>(),
    ]
    render(
      <PriceFooter
        {...bar}
        previous={{ label: 'Anterior', onClick: back }}
        next={{ label: 'Continuar', onClick: on }}
      />,
    )
    const region = within(screen.getByRole('region', { name: 'Preço e financiamento' }))
    fireEvent.click(region.getByRole('button', { name: 'Anterior' }))
    fireEvent.click(region.getByRole('button', { name: 'Continuar' }))
    expect([back, on].map((call) => call.mock.calls.length)).toEqual([1, 1])
    expect(region.getByRole('status').textContent).toBe('Preço 36 900 €')
  })

  it('marks a button with a pending press as busy and keeps it enabled', () => {
    render(<PriceFooter {...bar} next={{ ...bar.next, isBusy: true }} />)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continuar' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.disabled).toBe(false)
  })

  it('has no link back on the summary', () => {
    render(
      <PriceFooter
        {...bar}
        previous={null}
        next={{ label: 'Pedir Proposta', onClick: vi.fn<(...values: unknown[]) => void>() }}
      />,
    )
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Pedir Proposta' })).toBeTruthy()
  })

  it('opens the details with a button in the mobile layout', () => {
    render(<PriceFooter {...bar} />)
    const more = screen.getByRole('button', { name: 'Ver detalhes' })
    fireEvent.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
  })

  it('closes the details with Escape', () => {
    render(<PriceFooter {...bar} />)
    const more = screen.getByRole('button', { name: 'Ver detalhes' })
    fireEvent.click(more)
    fireEvent.keyDown(more, { key: 'Tab' })
    expect(more.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(more, { key: 'Escape' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
  })

  it('closes the details on another screen', () => {
    const { rerender } = render(<PriceFooter {...bar} />)
    const more = screen.getByRole('button', { name: 'Ver detalhes' })
    fireEvent.click(more)
    rerender(<PriceFooter {...bar} screen="another" />)
    expect(more.getAttribute('aria-expanded')).toBe('false')
  })

  it.each([
    ['closes', true, 'false'],
    ['keeps', false, 'true'],
  ])('%s the details when something else is pressed, isMobile: %s', (_, isMobile, expanded) => {
    render(
      <IsMobileContext value={isMobile}>
        <button type="button">outside</button>
        <PriceFooter {...bar} />
      </IsMobileContext>,
    )
    const more = screen.getByRole('button', { name: 'Ver detalhes' })
    fireEvent.click(more)
    fireEvent.click(screen.getByText('Prazo'))
    expect(more.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(screen.getByText('outside'))
    expect(more.getAttribute('aria-expanded')).toBe(expanded)
  })

  it('publishes its height on the inner root, and removes it when unmounted', () => {
    const { container, unmount } = render(
      <div className="cfg">
        <PriceFooter {...bar} />
      </div>,
    )
    const root = container.querySelector<HTMLElement>('.cfg')
    expect(root?.style.getPropertyValue('--footer-height')).toMatch(/px$/)
    unmount()
    expect(root?.style.getPropertyValue('--footer-height')).toBe('')
  })
})
