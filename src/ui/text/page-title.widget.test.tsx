import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { codeOf, MARE, PARDAL, pathOf } from '../../../test/support/compared-builds.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

beforeEach(() => {
  document.title = 'Configurador'
  onTestFinished(() => {
    document.title = ''
  })
  document.cookie = `cfg_app_params=${encodeURIComponent('modelid=101&engine=1011')}; path=/`
})

describe('the page’s title', () => {
  it('names step and model, and is the page’s own again on the model list', async () => {
    const settings = { routing: 'history' } as const
    const widget = await renderAt('/Maré/motor', siteInProcess(), { settings })
    expect(document.title).toBe('Motor: Maré | Configurador')
    await widget.goTo('/Maré/comparador/motor')
    expect(document.title).toBe('Comparar Motores: Maré | Configurador')
    await widget.goTo('/Maré/versao')
    expect(document.title).toBe('Versão: Maré | Configurador')
    await widget.goTo('/')
    expect(document.title).toBe('Configurador')
  })

  it('names the cars of a comparison, and not the one that the server sent', async () => {
    const site = siteInProcess()
    document.title = 'Lume Maré Essencial'
    document.querySelector('title')!.dataset.page = 'Configurador'
    const settings = { routing: 'history' } as const
    const widget = await renderAt('/Maré/motor', site, { settings })
    expect(document.title).toBe('Motor: Maré | Configurador')
    const codes = [await codeOf(site, MARE), await codeOf(site, PARDAL)]
    await widget.goTo(pathOf(codes))
    const cars = '1. Maré Essencial · 2. Pardal Essencial'
    await waitFor(() =>
      expect(document.title).toBe(`Comparar configurações: ${cars} | Configurador`),
    )
    await widget.goTo('/')
    expect(document.title).toBe('Configurador')
  })

  it('keeps a title that the page sets meanwhile', async () => {
    const settings = { routing: 'history' } as const
    const widget = await renderAt('/Maré/motor', siteInProcess(), { settings })
    document.title = '(1) Configurador'
    await widget.goTo('/Maré/versao')
    expect(document.title).toBe('Versão: Maré | (1) Configurador')
    document.title = 'Outro título'
    await widget.goTo('/')
    expect(document.title).toBe('Outro título')
  })

  it.each([
    ['the attribute switches it off', { routing: 'history', followTitle: 'false' }],
    ['the widget keeps the page’s address', { routing: 'memory' }],
  ] as const)('is not changed when %s', async (_, settings) => {
    await renderAt('/Maré/motor', siteInProcess(), { settings })
    expect(document.title).toBe('Configurador')
  })
})
