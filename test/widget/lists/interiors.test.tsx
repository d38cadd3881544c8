import { expect, it } from 'vitest'
import { siteInProcess } from '../../support/site-in-process.ts'
import { renderAt } from '../../support/render-at.tsx'

it('an interior without a material is listed under "Tecido"', async () => {
  const choices = 'modelid=101&engine=1011&version=10111&colext=BNE'
  document.cookie = `cfg_app_params=${encodeURIComponent(choices)}; path=/`
  const widget = await renderAt('/Maré/interior', siteInProcess())
  const grey = await widget.findByRole('radio', { name: /^Tecido Cinza Incluído/ })
  const material = widget.getByText('Tecido').closest('p')
  expect(material?.id).toBe(grey.getAttribute('aria-describedby'))
})
