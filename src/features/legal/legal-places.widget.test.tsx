import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

type Widget = Awaited<ReturnType<typeof renderAt>>

const WARNING = 'Atenção! Contrair um empréstimo custa dinheiro.'

const cardOf = (widget: Widget, model: string) =>
  widget.getByRole('heading', { name: model }).closest('article')?.textContent

describe('the legal information of the model list', () => {
  it('has the official values of each model as a span', async () => {
    const widget = await renderAt('/', siteInProcess())
    await waitFor(() => expect(cardOf(widget, 'Aurora')).toContain('0 g/km'))
    expect(cardOf(widget, 'Maré')).toContain('Emissões de CO₂ (WLTP)0 a 141 g/km')
    expect(cardOf(widget, 'Maré')).toContain('Autonomia elétrica (WLTP)464 a 482 km')
    expect(cardOf(widget, 'Pardal')).not.toContain('Autonomia')
  })

  it('has no official values for a content site that does not give any', async () => {
    const site = siteInProcess()
    site.respondWith('lstModels', (models: readonly object[]) =>
      models.map((model) => ({ ...model, wltp: undefined })),
    )
    const widget = await renderAt('/', site)
    await widget.findByText(WARNING)
    expect(cardOf(widget, 'Maré')).not.toContain('WLTP')
  })

  it('has no credit notice where no car has a monthly payment', async () => {
    const site = siteInProcess()
    site.respondWith('lstModels', (models: readonly object[]) =>
      models.map((model) => ({ ...model, rent: null })),
    )
    const widget = await renderAt('/', site)
    await widget.findByRole('navigation', { name: 'Informação legal' })
    expect(widget.queryByText(WARNING)).toBeNull()
  })

  it('links to the legal pages that the back office has, in their order', async () => {
    const site = siteInProcess()
    site.respondWith('backOffice', (backOffice: object) => ({
      ...backOffice,
      legalLinks: { imprint: '/ficha/', accessibility: 'javascript:alert(1)', complaints: '' },
    }))
    const widget = await renderAt('/', site)
    const line = await widget.findByRole('navigation', { name: 'Informação legal' })
    const links = within(line).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Política de Privacidade (abre noutro separador)',
      'Ficha legal (abre noutro separador)',
    ])
  })

  it("shows the guarantee notice with the editor's picture and link, and nothing without them", async () => {
    const site = siteInProcess()
    const guarantee = { title: 'Garantia legal', picture: '/media/selo.avif', link: '/garantia/' }
    site.respondWith('backOffice', (backOffice: object) => ({ ...backOffice, guarantee }))
    const widget = await renderAt('/', site)
    await widget.findByRole('img', { name: 'Garantia legal' })
    const link = widget.getByRole('link', { name: /^Saber mais sobre a garantia/ })
    expect(link.getAttribute('href')).toMatch(/\/garantia\/$/)
  })
})
