import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { StoreContext } from '../../core/store/context.tsx'
import { createConfiguratorStore } from '../../core/store/create-store.ts'
import { SETTINGS } from '../../../test/support/store-under-test.ts'
import { CompareCard, CompareCards } from './compare-cards.tsx'
import { CompareTable } from './compare-table.tsx'
import { IsMobileContext } from '../../ui/base/element-context.tsx'

const column = (key: string, onChoose = () => undefined) => ({
  key,
  name: `Versão ${key}`,
  isCurrent: key === 'a',
  chooseName: `Escolher ${key}`,
  onChoose,
})

const store = createConfiguratorStore(SETTINGS, new EventTarget())

const table = (onChoose?: () => undefined) => (
  <StoreContext value={store}>
    <CompareTable
      label="Comparar"
      chooseLabel="Escolher"
      currentLabel="Selecionada"
      columns={[column('a', onChoose), column('b')]}
      groups={[
        {
          id: '33',
          title: 'Conforto',
          rows: [
            { id: '1', name: 'Chave', values: [true, false] },
            { id: '2', name: 'Bateria', values: ['64 kWh', null] },
            { id: '3', name: 'Luzes diurnas', values: [true, 'Luzes diurnas LED'] },
          ],
        },
      ]}
    />
  </StoreContext>
)

describe('CompareTable', () => {
  it('names each column and row, and gives the marks a text alternative', () => {
    render(table())
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Versão aSelecionada',
      'Versão bEscolher',
    ])
    const valuesOf = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(valuesOf('Chave')).toEqual(['Incluído', 'Não incluído'])
    expect(valuesOf('Bateria')).toEqual(['64 kWh', '—'])
    expect(valuesOf('Luzes diurnas')).toEqual(['Incluído', 'Incluído Luzes diurnas LED'])
  })

  it('keeps its roles when its CSS display is not that of a table', () => {
    render(table())
    for (const part of screen.getByRole('table').querySelectorAll('thead,tbody,tr,th,td'))
      expect(part.getAttribute('role')).toBeTruthy()
  })

  it('can be focused and scrolled by keyboard', () => {
    render(table())
    expect(screen.getByRole('region', { name: 'Comparar' }).tabIndex).toBe(0)
  })

  it('has the same button for each item, which chooses it, and marks that of the current one', () => {
    const onChoose = vi.fn<() => undefined>()
    render(table(onChoose))
    const buttons = screen.getAllByRole('button')
    expect(buttons.map((button) => button.getAttribute('part'))).toEqual([
      'button-secondary',
      'button-secondary',
    ])
    expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual(['true', null])
    fireEvent.click(screen.getByRole('button', { name: 'Selecionada: Versão a' }))
    expect(onChoose).toHaveBeenCalledOnce()
  })
})

describe('CompareCard', () => {
  it('cannot be toggled while disabled, and says why', () => {
    const onToggle = vi.fn<() => void>()
    render(
      <CompareCard
        name="A"
        fact="x"
        isChecked={false}
        disabledReason="Cheio"
        onToggle={onToggle}
      />,
    )
    const box = screen.getByRole('checkbox', { name: 'A' })
    fireEvent.click(box)
    expect(onToggle).not.toHaveBeenCalled()
    expect(screen.getByText('Cheio').id).toBe(box.getAttribute('aria-describedby'))
  })
})

describe('CompareCards', () => {
  it.each([
    [4, false, true],
    [2, true, true],
    [3, false, false],
  ])(
    'places %i cards in a carousel (mobile layout: %s): %s',
    async (count, isMobile, isSliding) => {
      const items = ['a', 'b', 'c', 'd'].slice(0, count)
      render(
        <StoreContext value={store}>
          <IsMobileContext value={isMobile}>
            <CompareCards
              label="Versões"
              previousLabel="Anterior"
              nextLabel="Seguinte"
              items={items.map((key) => ({ key, label: key, content: key }))}
            />
          </IsMobileContext>
        </StoreContext>,
      )
      if (isSliding) await screen.findByText(`1 de ${count}`)
      expect(screen.queryAllByRole('button', { name: 'Seguinte' })).toHaveLength(+isSliding)
    },
  )
})
