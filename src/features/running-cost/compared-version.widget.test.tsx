import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

const QUERY = 'modelid=101&engine=1011&version=10111&colext=VPI&colint=TPR'

it('another version is compared on the terms of the configuration, and again after a failure', async () => {
  const site = siteInProcess()
  const widget = await renderAt('/', site, { query: QUERY })
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
  await site.settled()
  widget.store.actions.openModal({ kind: 'running-cost' })
  const dialog = within(await widget.findByRole('dialog', { name: 'Quanto custa por mês' }))
  site.setFaults([{ call: 'updateFinances', fault: 'fail' }])
  const field = await dialog.findByRole('combobox', { name: 'Versão a comparar' })
  fireEvent.change(field, { target: { value: '10133' } })
  await dialog.findByText('Não foi possível carregar a prestação da outra versão.')
  site.setFaults([])
  await widget.click('button', 'Tentar novamente')
  await waitFor(() => dialog.getByText(/custa menos por mês/))
  dialog.getByText(/^Com a mesma entrada inicial de [\d\s]+,\d\d\s€, o mesmo prazo de \d+ meses/)
  expect(
    dialog.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent),
  ).toEqual(['Por ano', '1.2 Turbo Essencial', 'Elétrico 64 kWh Horizonte'])
})
