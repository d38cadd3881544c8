import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { siteUnderTest } from './site-under-test.ts'

const { request } = siteUnderTest()

async function page(path: string) {
  const response = await request(path)
  return { response, html: await response.text() }
}

describe('the plain pages of the site', () => {
  it.each([
    ['/obrigado/', 'Obrigado pelo seu pedido'],
    ['/obrigado', 'Obrigado pelo seu pedido'],
    ['/nao-enviado/', 'O seu pedido não foi enviado'],
    ['/politica-de-privacidade/', 'Política de Privacidade'],
  ])('include %s, a Portuguese page headed %s', async (path, heading) => {
    const { response, html } = await page(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('<html lang="pt-PT">')
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(html).toContain(`<title>${heading} | Lume</title>`)
    expect(html).toContain('<a href="/configurador/"')
  })

  it('thank for a request with its car, dealer and reference, and no personal data in the address', async () => {
    const back = '/configurador?modelid=101&engine=1012&version=10123&colext=VBR&colint=PCA'
    const query = { cfg_configurator_back: back, concessionario: 'LX01', referencia: '0A1B2C3D' }
    const { html } = await page(`/obrigado/?${new URLSearchParams(query)}`)
    for (const text of ['Lume Maré', '1.6 Híbrido Horizonte', 'Vermelho Brasa · Pele Camel'])
      expect(html).toContain(text)
    expect(html).toContain('<dt>Referência</dt><dd>0A1B2C3D</dd>')
    expect(html).toContain('<dt>Concessionário</dt><dd>Lume Tejo, Lisboa</dd>')
    expect(html).toContain('O que acontece a seguir')
  })

  it.each([
    [
      '/obrigado/?idioma=en-GB&concessionario=LX01&referencia=0A1B2C3D&cfg_configurator_back=/en/?modelid=101',
      'Thank you for your request',
    ],
    ['/obrigado/?idioma=en-GB', 'Thank you for your request'],
    [
      '/nao-enviado/?idioma=en-GB&cfg_configurator_fields=name,telefone,id_district,dealer,msg,accept',
      'Your request was not sent',
    ],
  ])('are English after an English form: %s', async (path, heading) => {
    const { html } = await page(path)
    expect(html).toContain('<html lang="en-GB">')
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(html).toContain('<a href="/en/"')
    expect(html).not.toMatch(/pedido|configuração|Concessionário|Referência|Verifique|localidade/)
  })

  it.each([
    'https://mal.example/',
    '//mal.example/',
    'http://site.test//mal.example/',
    'javascript:alert(1)',
    '"><script>alert(1)</script>',
  ])('never link to %s', async (back) => {
    const { html } = await page(
      `/obrigado/?${new URLSearchParams({ cfg_configurator_back: back })}`,
    )
    expect(html).not.toMatch(/mal\.example|javascript:|<script/)
  })

  it('list the fields to correct, and nothing that is not a field', async () => {
    const { html } = await page(
      '/nao-enviado/?cfg_configurator_fields=telefone,dealer,constructor,<b>',
    )
    expect(html).toContain('<li>número de telefone</li><li>concessionário</li></ul>')
    expect(html).not.toContain('<b>')
  })

  it('allow only their own style', async () => {
    const { response, html } = await page('/obrigado/')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`)
  })
})
