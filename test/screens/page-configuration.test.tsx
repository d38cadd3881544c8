import { beforeEach, expect, it } from 'vitest'
import { fetchBuildCode } from '../../src/api/build-codes.ts'
import { selectBuild } from '../../src/store/builds/build-code.ts'
import { siteInProcess } from '../store/site-in-process.ts'
import { clearCookies, watchLog } from '../store/store-under-test.ts'
import { renderAt } from './render-at.tsx'

beforeEach(clearCookies)

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
  await renderAt('/', siteInProcess(), { query: 'modelid=104&engine=1041&version=10411' })
  const { path, store } = await renderAt('/Alvor/versao', siteInProcess(), named(WHOLE))
  expect(path()).toBe('/Alvor/versao')
  expect(store.get()).toMatchObject({ pending: null, configuration: { modelId: '104' } })
})
