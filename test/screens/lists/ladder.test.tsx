import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { siteInProcess } from '../../store/site-in-process.ts'
import { clearCookies } from '../../store/store-under-test.ts'
import { renderAt } from '../render-at.tsx'

beforeEach(clearCookies)

/** A step of a remembered configuration, once one of its options is shown. */
async function widgetAt(path: string, option: string) {
  document.cookie = `cfg_app_params=${encodeURIComponent('modelid=101&engine=1012')}; path=/`
  const widget = await renderAt(path, siteInProcess())
  await widget.findByRole('checkbox', { name: option })
  return widget
}

describe('the ladder of engines or versions', () => {
  it('says who an engine is for, and how fast it is', async () => {
    const widget = await widgetAt('/Maré/motor', '1.2 Turbo')
    const card = widget.getByRole('checkbox', { name: '1.2 Turbo' }).closest('article')!
    expect(card.textContent).toMatch(/130\sCV · 0–100 em 10,3\ss/)
    expect(within(card).getByText(/^Para quem divide os quilómetros/)).toBeDefined()
  })

  it('says that the filter hides the chosen engine', async () => {
    const widget = await widgetAt('/Maré/motor', '1.2 Turbo')
    await widget.click('button', 'Filtro')
    await widget.findByRole('checkbox', { name: 'Automática' })
    await widget.click('checkbox', 'Automática')
    expect(widget.queryByText(/não corresponde ao filtro/)).toBeNull()
    await widget.click('checkbox', 'Automática')
    await widget.click('checkbox', 'Manual')
    await widget.findByText('O motor escolhido, 1.6 Híbrido, não corresponde ao filtro.')
    await widget.click('checkbox', '1.2 Turbo')
    await waitFor(() => expect(widget.queryByText(/não corresponde ao filtro/)).toBeNull())
  })

  it('says what a version costs and has more than the one below it', async () => {
    const widget = await widgetAt('/Maré/versao', 'Horizonte')
    const card = widget.getByRole('checkbox', { name: 'Horizonte' }).closest('article')!
    expect(card.textContent).toMatch(
      /\+\s2\s500\s€, \+\s27,49\s€\/mês, \+\s500\s€ de entrada face ao Essencial/,
    )
    await within(card).findByText('Faróis full LED')
    expect(within(card).getByText(/^Para quem faz muitos quilómetros/)).toBeDefined()
    expect(within(card).getByText('Acrescenta ao Essencial:')).toBeDefined()
    expect(within(card).getAllByRole('listitem')).toHaveLength(5)
    expect(within(card).getByText('+ 22 outros')).toBeDefined()
    expect(within(card).getByRole('img', { name: 'Farol dianteiro' })).toBeDefined()
    const lowest = widget.getByRole('checkbox', { name: 'Essencial' }).closest('article')!
    // In its row, and above the items that it names once it is chosen.
    expect(within(lowest).getAllByText('27 equipamentos de série')).toHaveLength(2)
    expect(within(lowest).queryByText(/^\+ \d+ outros$/)).toBeNull()
    const other = widget.getByRole('checkbox', { name: 'Atlântico' }).closest('article')!
    const brief = 'Ar condicionado de duas zonas, aviso de ângulo morto e mais 8'
    expect(within(other).getByText(brief)).toBeDefined()
    expect(within(other).getByText('em vez de ar condicionado automático')).toBeDefined()
  })
})
