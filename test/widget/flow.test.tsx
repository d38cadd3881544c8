import { beforeEach, describe, expect, it } from 'vitest'
import { siteInProcess } from '../support/site-in-process.ts'
import { renderAt } from '../support/render-at.tsx'

describe('the configuration flow', () => {
  it('leads from the model list to a correct summary', async () => {
    const widget = await renderAt('/', siteInProcess())
    await widget.click('button', 'Selecionar Maré')
    await widget.findByRole('heading', { name: 'Selecione o Motor do seu Maré' })
    expect(widget.path()).toBe('/Maré/motor')
    await widget.click('checkbox', '1.6 Híbrido')
    await widget.click('button', 'Continuar')
    await widget.findByRole('heading', { name: 'Selecione a Versão do seu Maré' })
    await widget.click('checkbox', 'Horizonte')
    await widget.click('button', 'Continuar')
    await widget.findByRole('heading', { name: 'Selecione a Cor Exterior do seu Maré' })
    await widget.click('radio', /^Verde Pinhal/)
    await widget.click('button', 'Continuar')
    await widget.findByRole('heading', { name: 'Selecione o Interior do seu Maré' })
    await widget.click('radio', /^Pele Camel/)
    await widget.click('button', 'Continuar')
    await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
    expect(widget.path()).toBe('/Maré/resumo')
    const lines = widget.getAllByRole('listitem').map(({ textContent }) => textContent)
    const chosen = lines.filter((line) => line?.endsWith('Alterar'))
    expect(chosen.map((line) => line?.replaceAll('\u00A0', ' '))).toEqual([
      'Motor1.6 Híbrido36 900 €Alterar',
      'VersãoHorizonte+ 2 500 €Alterar',
      'Cor exteriorVerde Pinhal+ 750 €Alterar',
      'InteriorPele Camel+ 1 200 €Alterar',
    ])
    expect(widget.getAllByText(/^41\s350\s€$/).length).toBeGreaterThan(1)
  })
})

describe('an open dialog', () => {
  const choices = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'
  beforeEach(() => {
    document.cookie = `cfg_app_params=${encodeURIComponent(choices)}; path=/`
  })

  it('closes when the address changes', async () => {
    const widget = await renderAt('/Maré/motor', siteInProcess())
    await widget.click('button', 'Pedir mais informações')
    expect(widget.getByRole('dialog')).toBeTruthy()
    await widget.goTo('/Maré/versao')
    expect(widget.queryByRole('dialog')).toBeNull()
  })

  it('stays open when it was opened while the lists of the screen were loading', async () => {
    const site = siteInProcess()
    const release = site.hold('extColors')
    const widget = await renderAt('/Maré/resumo', site)
    expect(widget.queryByRole('heading', { level: 1 })).toBeNull()
    await widget.click('button', 'Pedir Proposta')
    release()
    await widget.findByRole('heading', { name: 'Lume Maré', level: 1, hidden: true })
    expect(widget.getByRole('dialog')).toBeTruthy()
  })
})
