import { beforeEach, describe, expect, it } from 'vitest'
import { siteInProcess } from '../support/site-in-process.ts'
import { renderAt } from '../support/render-at.tsx'

describe('an open dialog', () => {
  const choices = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'
  beforeEach(() => {
    document.cookie = `cfg_app_params=${encodeURIComponent(choices)}; path=/`
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
