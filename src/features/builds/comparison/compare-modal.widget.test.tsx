import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../../../../test/support/site-in-process.ts'
import { watchLog } from '../../../../test/support/store-under-test.ts'
import {
  codeOf,
  columns,
  MARE,
  PARDAL,
  pathOf,
  save,
} from '../../../../test/support/compared-builds.ts'
import { renderAt } from '../../../../test/support/render-at.tsx'

describe('the choice of the compared builds', () => {
  const QUERY = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'

  it('compares the current configuration with one found by its code', async () => {
    const site = siteInProcess()
    const code = await codeOf(site, PARDAL)
    const widget = await renderAt('/', site, { query: QUERY })
    await widget.click('button', 'Comparar')
    const dialog = within(await widget.findByRole('dialog', { name: 'Comparar configurações' }))
    const own = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Configuração atual' })
    expect(own.checked).toBe(true)
    const button = dialog.getByRole('button', { name: 'Comparar' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    dialog.getByText('Escolha pelo menos duas configurações diferentes.')
    const alone = /^Ainda não tem outra com que comparar/
    expect(dialog.queryByText(alone)).not.toBeNull()
    const field = dialog.getByLabelText<HTMLInputElement>('Código da configuração')
    await act(async () => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      set?.call(field, code)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => dialog.getByRole('button', { name: 'Adicionar' }).click())
    await dialog.findByRole('checkbox', {
      name: `${code.slice(0, 3)}-${code.slice(3, 6)}-${code.slice(6)}`,
    })
    expect(dialog.queryByText(alone)).toBeNull()
    await act(async () => dialog.getByRole('button', { name: 'Comparar' }).click())
    await waitFor(() => expect(widget.path()).toMatch(/^\/comparar-configuracoes\/\w{9}\/\w{9}$/))
    await waitFor(() =>
      expect(columns(widget)).toEqual(['1. Maré Horizonte', '2. Pardal Essencial']),
    )
    expect(widget.getByRole('button', { name: 'Atual: 1. Maré Horizonte' })).toBeDefined()
    await widget.click('button', 'Resumo')
    await waitFor(() => expect(widget.path()).toBe('/Maré/resumo'))
  })

  it('starts with the current configuration and a saved one', async () => {
    save(PARDAL)
    const widget = await renderAt('/', siteInProcess(), { query: QUERY })
    await widget.click('button', 'Comparar')
    const dialog = within(await widget.findByRole('dialog', { name: 'Comparar configurações' }))
    expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await act(async () => dialog.getByRole('button', { name: 'Comparar' }).click())
    await waitFor(() =>
      expect(columns(widget)).toEqual(['1. Maré Horizonte', '2. Pardal Essencial']),
    )
  })

  it('says so if the site gives no code, and can be tried again', async () => {
    watchLog()
    const site = siteInProcess()
    const code = await codeOf(site, PARDAL)
    save(MARE)
    const widget = await renderAt(pathOf([code]), site)
    await waitFor(() => expect(columns(widget)).toHaveLength(1))
    await widget.click('button', 'Escolher configurações')
    const dialog = within(await widget.findByRole('dialog', { name: 'Comparar configurações' }))
    await act(async () => dialog.getByRole('checkbox', { name: 'Configuração 0' }).click())
    site.setFaults([{ call: 'saveBuild', fault: 'fail' }])
    await act(async () => dialog.getByRole('button', { name: 'Comparar' }).click())
    await dialog.findByText(/^Não foi possível preparar a comparação/)
    site.setFaults([])
    await act(async () => dialog.getByRole('button', { name: 'Comparar' }).click())
    await waitFor(() =>
      expect(columns(widget)).toEqual(['1. Maré Essencial', '2. Pardal Essencial']),
    )
  })
})
