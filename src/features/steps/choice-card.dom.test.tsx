import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { clearCookies, storeUnderTest } from '../../../test/support/store-under-test.ts'
import { selectChosenItems, selectOffered } from '../../core/configuration/chosen-items.ts'
import { StoreContext } from '../../core/store/context.tsx'
import { ChoiceCard } from './choice-card.tsx'

beforeEach(clearCookies)

const onLink = vi.fn<() => void>()

/** The card of the dearer version, beside which the cheaper one is chosen. */
async function renderCard() {
  const query = 'modelid=101&engine=1011&version=10112'
  const store = await storeUnderTest(siteInProcess(), { query })
  await store.visit('home')
  await store.visit('version')
  const version = selectOffered(store.get(), 'version').find(({ id }) => id === '10113')!
  const { container } = render(
    <StoreContext value={store}>
      <ChoiceCard
        kind="version"
        item={version}
        facts={['Híbrido', '215 CV']}
        wltp={version.wltp}
        link={
          <button type="button" onClick={onLink}>
            Ver lista de equipamentos
          </button>
        }
      />
    </StoreContext>,
  )
  const check = screen.getByRole<HTMLInputElement>('checkbox', { name: version.name })
  const isChosen = () => selectChosenItems(store.get()).version?.id === version.id
  const choose = async () => {
    fireEvent.click(check)
    await waitFor(() => expect(isChosen()).toBe(true))
  }
  return { check, choose, container, isChosen }
}

/** What screen readers say after the name. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

describe('the card of an engine or version', () => {
  it('is a checkbox described by its price and facts', async () => {
    const { check } = await renderCard()
    expect(descriptionOf(check)).toMatch(/^34\s950\s€ \+\s1\s300\s€ Híbrido · 215\u00A0CV$/)
  })

  it('has an instalment, official values and a folded rest of the offer once it is chosen', async () => {
    const { choose, container } = await renderCard()
    expect(container.querySelector('dl')).toBeNull()
    await choose()
    expect(screen.getByText('Mensalidade')).toBeDefined()
    expect(screen.getByText(/^Emissões de CO₂/)).toBeDefined()
    const button = screen.getByRole('button', { name: /^Financiamento: / })
    const rest = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect([button.getAttribute('aria-expanded'), rest?.hidden]).toEqual(['false', true])
    fireEvent.click(button)
    expect([button.getAttribute('aria-expanded'), rest?.hidden]).toEqual(['true', false])
  })

  it('is checked at once, and chosen when that is painted', async () => {
    const { check, isChosen } = await renderCard()
    fireEvent.click(check)
    expect([check.checked, isChosen()]).toEqual([true, false])
    await waitFor(() => expect(isChosen()).toBe(true))
  })

  it('can be unchecked, which its link does not do', async () => {
    const { check, choose, isChosen } = await renderCard()
    await choose()
    fireEvent.click(screen.getByRole('button', { name: 'Ver lista de equipamentos' }))
    expect(onLink).toHaveBeenCalledOnce()
    expect(check.checked).toBe(true)
    fireEvent.click(check)
    await waitFor(() => expect(isChosen()).toBe(false))
  })
})
