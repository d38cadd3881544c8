import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageFor } from '../../demo/page.ts'

const read = (file: string) => readFileSync(new URL(`../../demo/${file}`, import.meta.url), 'utf8')

const html = read('index.html')
describe('the brand statement', () => {
  it.each(['/configurador', '/configurador/', '/configurador/?utm_source=boletim'])(
    'is shown at the home address %s',
    (address) => {
      expect(pageFor(html, address)).toBe(html)
    },
  )

  it.each([
    '/configurador/Faial/motor',
    '/configurador/Mar%C3%A9/resumo?colext=VBR',
    '/configurador/?modelid=101&engine=1012',
    '/configurador/?utm_source=chat&amp;modelid=101.',
  ])('leaves the first screen to the widget at %s', (address) => {
    const page = pageFor(html, address)
    expect(page).not.toMatch(/class="hero|home\.(css|js)|<!-- \/?(home|step)/)
    expect(page).toContain('<cfg-configurator ')
    expect(page).toContain('id="modelos"')
  })
})
