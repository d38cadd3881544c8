import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { siteInProcess, type SiteInProcess } from '../../../test/support/site-in-process.ts'
import { codeOf, PARDAL, pathOf, save } from '../../../test/support/compared-builds.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

/** The engine step of a model, whose engines have been requested and not answered. */
async function whileEnginesLoad(site: SiteInProcess) {
  document.cookie = `cfg_app_params=${encodeURIComponent('modelid=101')}; path=/`
  const release = site.hold('lstEngines/101')
  return { widget: await renderAt('/Maré/motor', site), release }
}

const listsOf = (site: SiteInProcess): readonly string[] =>
  site
    .requestsOf('/10')
    .map((path) => path.replace('/wp-json/cfg/', ''))
    .filter((path) => /^[A-Za-z]+\/\d+$/.test(path))

it('the lists of saved configurations are requested after those of the screen behind them', async () => {
  save(PARDAL)
  const site = siteInProcess()
  const { widget, release } = await whileEnginesLoad(site)
  await act(async () => {
    widget.store.actions.openModal({ kind: 'builds' })
    await site.settled()
  })
  await widget.findByRole('dialog', { name: 'As minhas configurações' })
  await act(async () => {
    release()
    await site.settled()
  })
  const lists = listsOf(site)
  expect(lists).toContain('panomaricLI/102')
  expect(lists.slice(0, 4).every((path) => path.endsWith('/101'))).toBe(true)
})

it('the lists of compared configurations are requested while those of the step before wait', async () => {
  const site = siteInProcess()
  const other = PARDAL.with(3, { item: 'exterior', id: 'PLU', name: 'Prata Lunar', cents: 45_000 })
  const codes = [await codeOf(site, PARDAL), await codeOf(site, other)]
  const { widget } = await whileEnginesLoad(site)
  await widget.goTo(pathOf(codes))
  expect(listsOf(site).filter((path) => path.endsWith('/102'))).toHaveLength(4)
  expect(listsOf(site)).not.toContain('lstVersions/101')
})

it('the lists of a saved model are requested, whatever its id contains', async () => {
  const id = '1 of 2, 3'
  const site = siteInProcess()
  site.respondWith('lstModels', (own: readonly object[]) => [...own, { id, model: 'Ria' }])
  site.respondWith('/1 of 2', [])
  save(PARDAL.with(0, { item: 'model', id, name: 'Ria', cents: null }))
  const widget = await renderAt('/', site)
  await act(async () => {
    widget.store.actions.openModal({ kind: 'builds' })
    await site.settled()
  })
  await widget.findByRole('dialog', { name: 'As minhas configurações' })
  expect(site.requestsOf('lstEngines').map(decodeURIComponent)).toEqual([
    `/wp-json/cfg/lstEngines/${id}`,
  ])
})
