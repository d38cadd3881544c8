import { describe, expect, it, vi } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { clearCookies, watchLog } from '../../../test/support/store-under-test.ts'
import { renderAt } from '../../../test/support/render-at.tsx'
import { settle } from '../../../test/support/settle.ts'
import { fakeModelContext, type Answer } from './fake-model-context.test-support.ts'

const CAR = { model: '101', engine: '1012', version: '10123', exterior: 'VPI', interior: 'PCA' }
const LINK = 'modelid=104&engine=1041&version=10411'

/** The widget in a browser with the interface, once its tools are registered. */
async function widgetAt(path: string, query = '') {
  const agent = fakeModelContext()
  const site = siteInProcess()
  const widget = await renderAt(path, site, { query })
  await vi.waitFor(() => expect(agent.names()).toHaveLength(7))
  const open = async (input: object = {}) => {
    const answers: Answer[] = []
    void agent.ask('open_proposal', input).then((given) => answers.push(given))
    while (answers.length === 0) await settle(site, widget.container())
    await settle(site, widget.container())
    return answers[0]
  }
  return { ...widget, ...agent, site, open }
}

describe('open_proposal', () => {
  it.each([
    ['home', '/', ''],
    ['a step of another model', '/Alvor/motor', LINK],
    ['a comparison of codes', '/comparar-configuracoes/7QX-M4T-9K6', ''],
  ])(
    'opens the form on the car of the agent from %s, and sends nothing',
    async (_, path, query) => {
      watchLog()
      const { open, path: shown, findByRole, site, store } = await widgetAt(path, query)
      const answer = await open(CAR)
      expect(answer).toMatchObject({ isSent: false, name: 'Maré 1.6 Híbrido Horizonte' })
      expect(shown()).toBe('/Maré/resumo')
      const dialog = await findByRole('dialog', { name: 'Quero ser Contactado' })
      expect(dialog.textContent).toContain('Horizonte')
      expect(store.get().configuration).toMatchObject({ versionId: '10123', exteriorId: 'VPI' })
      expect(site.requestsOf('leads')).toEqual([])
    },
  )

  it('opens it on the car that is on screen if none is named', async () => {
    const { open, store } = await widgetAt('/', `${LINK}&colext=BNE&colint=TPR`)
    const { configuration } = store.get()
    expect(await open()).toMatchObject({ isSent: false })
    expect(store.get()).toMatchObject({
      configuration,
      modal: { kind: 'contact', purpose: 'proposal' },
    })
  })

  it.each([
    ['names its version alone', { version: '10123' }],
    ['is not offered', { model: { id: '1' } }],
  ])('opens nothing, least of all the car on screen, for a car that %s', async (_, car) => {
    const { open, store } = await widgetAt('/', `${LINK}&colext=BNE&colint=TPR`)
    expect(await open(car)).toHaveProperty('validValues')
    expect(store.get().modal).toBeNull()
  })

  it('says what is missing if there is no car on screen', async () => {
    const { open, store } = await widgetAt('/')
    expect(await open()).toEqual({
      error: 'Não há um carro completo no ecrã. Indique um modelo ou um código.',
    })
    expect(store.get().modal).toBeNull()
  })
})

describe('the links of the answers', () => {
  it('open what they name in a new browser', async () => {
    const { ask } = await widgetAt('/')
    const { models } = await ask<{ models: { link: string }[] }>('list_models')
    const { engines, versions } = await ask<Record<string, { link: string }[]>>('list_options', {
      model: '101',
      engine: '1012',
    })
    const links = [models[0], engines?.[1], versions?.[2], await ask('configure', CAR)]
    const opened: string[] = []
    for (const each of links) {
      clearCookies()
      const { pathname, search } = new URL(String(each?.link))
      const { path } = await renderAt(pathname.replace('/configurador', ''), siteInProcess(), {
        query: search.slice(1),
      })
      opened.push(path())
    }
    expect(opened).toEqual([
      expect.stringMatching(/^\/\p{L}+\/motor$/u),
      '/Maré/versao',
      '/Maré/exterior',
      '/Maré/resumo',
    ])
  })
})

describe('the tools of an element', () => {
  it.each([
    ['is empty', [], 'ready'],
    ['fails', {}, 'failed'],
  ])('are registered where the list of models %s', async (_, models, status) => {
    watchLog()
    const agent = fakeModelContext()
    const site = siteInProcess()
    site.respondWith('lstModels', models)
    const { store } = await renderAt('/', site)
    await vi.waitFor(() => expect(agent.names()).toHaveLength(7))
    expect(store.get().site.models?.status).toBe(status)
    expect(await agent.ask('list_models')).toHaveProperty('error')
  })

  it('are removed with the element', async () => {
    const { names, store } = await widgetAt('/')
    const host = store.host as unknown as HTMLElement
    host.remove()
    await vi.waitFor(() => expect(names()).toEqual([]))
  })

  it('have names of their own beside those of another element', async () => {
    const { names } = await widgetAt('/')
    await renderAt('/', siteInProcess())
    await vi.waitFor(() => expect(names()).toHaveLength(14))
    expect(names()).toEqual(expect.arrayContaining(['configure', 'configure_2']))
  })
})
