import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fetchBuildCode } from '../../src/core/configuration/request-build-code.ts'
import { selectBuild } from '../../src/core/configuration/current-build.ts'
import { siteInProcess, type SiteInProcess } from '../support/site-in-process.ts'
import { clearCookies, watchLog } from '../support/store-under-test.ts'
import { renderAt, type WidgetUnderTest } from '../support/render-at.tsx'

beforeEach(clearCookies)

const OTHER = 'modelid=104&engine=1041&version=10411'

const WHOLE = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'

const named = (configuration: string) => ({ settings: { backOffice: { configuration } } })

it('the summary of the configuration that the page names is shown without the model list before it', async () => {
  const { path, getByRole, historyLength } = await renderAt('/', siteInProcess(), named(WHOLE))
  expect(path()).toBe('/Maré/resumo')
  expect(getByRole('heading', { level: 1 }).textContent).toContain('Maré')
  expect(historyLength()).toBe(1)
})

it('the configuration of a code that the page names is looked up and shown', async () => {
  const site = siteInProcess()
  const { store } = await renderAt('/', site, { query: WHOLE })
  const code = await fetchBuildCode(store.loading.site(), selectBuild(store.get()) ?? [])
  clearCookies()
  const { path } = await renderAt('/', site, named(code))
  expect(path()).toBe('/Maré/resumo')
})

it('a code of the page that nobody knows leads to the model list with a notice', async () => {
  watchLog()
  const { path, findByText, findAllByRole } = await renderAt(
    '/',
    siteInProcess(),
    named('7QXM4T9K6'),
  )
  expect(path()).toBe('/')
  await findByText('Não foi possível abrir a configuração desta página. Escolha um modelo da gama.')
  expect((await findAllByRole('button', { name: /^Selecionar/ })).length).toBeGreaterThan(3)
})

it('a step in the address of the visitor comes before the configuration of the page', async () => {
  await renderAt('/', siteInProcess(), { query: OTHER })
  const { path, store } = await renderAt('/Alvor/versao', siteInProcess(), named(WHOLE))
  expect(path()).toBe('/Alvor/versao')
  expect(store.get()).toMatchObject({ pending: null, configuration: { modelId: '104' } })
})

describe('a configuration that the page names later', () => {
  const rename = async ({ store }: WidgetUnderTest, site: SiteInProcess, configuration: string) =>
    act(async () => {
      store.actions.applySettings({ ...store.get().settings, backOffice: { configuration } })
      await site.settled()
    })

  it.each(['/', '/Alvor/motor'])('is opened at %s', async (start) => {
    document.cookie = `cfg_app_params=${encodeURIComponent('modelid=104')}; path=/`
    const site = siteInProcess()
    const widget = await renderAt(start, site)
    expect(widget.path()).toBe(start)
    await rename(widget, site, WHOLE)
    await waitFor(() => expect(widget.path()).toBe('/Maré/resumo'))
    const { store } = widget
    expect(store.get()).toMatchObject({ pending: null, modal: null, notice: null })
  })

  it('replaces the one that is being opened', async () => {
    const site = siteInProcess()
    const release = site.hold('lstEngines')
    const widget = await renderAt('/', site, named(OTHER))
    await rename(widget, site, WHOLE)
    release()
    await waitFor(() => expect(widget.path()).toBe('/Maré/resumo'))
  })

  it('gives way to the link of the visitor that is being opened', async () => {
    const site = siteInProcess()
    const release = site.hold('lstEngines')
    const widget = await renderAt('/', site, { query: OTHER })
    await rename(widget, site, WHOLE)
    release()
    await waitFor(() => expect(widget.path()).toBe('/Alvor/exterior'))
    expect(widget.store.get().modal).toBeNull()
  })

  it('is not opened again while it stays the same', async () => {
    const site = siteInProcess()
    const widget = await renderAt('/', site, named(WHOLE))
    await widget.goTo('/')
    await rename(widget, site, WHOLE)
    expect(widget.path()).toBe('/')
  })
})
