import { describe, expect, it } from 'vitest'
import { CONFIGURATION, post, proposal, urlencoded } from './post-lead.ts'
import { siteUnderTest } from './site-under-test.ts'

describe('a lead that cannot be stored', () => {
  it('redirects to the failure page when fields are invalid, stores nothing, and can be corrected', async () => {
    const site = siteUnderTest()
    const wrong = { ...proposal, telefone: '12', dealer: 'PT01' }
    expect(await post(site, urlencoded(wrong))).toMatchObject({
      status: 303,
      page: '/nao-enviado/',
      back: CONFIGURATION,
      fields: 'telefone,dealer',
    })
    expect(await site.leads()).toEqual([])
    expect((await post(site, urlencoded(proposal))).page).toBe('/obrigado/')
    expect(await site.leads()).toHaveLength(1)
  })

  it('redirects to pages of the form on the site’s own host', async () => {
    const site = siteUnderTest()
    const pages = {
      success_url: '/campanha/obrigado/?x=1#fim',
      failure_url: 'http://site.test/erro',
    }
    const sent = await post(site, urlencoded({ ...proposal, ...pages }))
    expect(sent).toMatchObject({ page: '/campanha/obrigado/', back: CONFIGURATION })
    expect(sent.address).toMatch(/^\/campanha\/obrigado\/\?x=1&cfg_configurator_back=.*#fim$/)
    const failed = await post(site, urlencoded({ ...proposal, ...pages, name: '' }))
    expect(failed.page).toBe('/erro')
  })

  it.each([
    'https://mal.example/',
    '//mal.example/',
    '/\\mal.example/',
    'http://site.test//mal.example/',
    'http://site.test@mal.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
  ])('never redirects to %s', async (address) => {
    const site = siteUnderTest()
    const addresses = { success_url: address, failure_url: address, from_page: address }
    const sent = await post(site, urlencoded({ ...proposal, ...addresses }))
    expect(sent.address).toMatch(/^\/obrigado\/\?concessionario=LX01&referencia=[\dA-F]{8}$/)
    const failed = await post(site, urlencoded({ ...proposal, ...addresses, name: '' }))
    expect(failed.address).toBe('/nao-enviado/?cfg_configurator_fields=name')
  })

  it.each([
    ['that fails', 'fail'],
    ['that is not found', '404'],
  ] as const)(
    'redirects to the failure page when the post is one %s, with a link back',
    async (_, fault) => {
      const site = siteUnderTest({ faults: [{ call: 'lead', fault }] })
      const headers = { Referer: 'http://site.test/configurador/Mar%C3%A9/resumo' }
      expect(await post(site, urlencoded(proposal), headers)).toMatchObject({
        status: 303,
        page: '/nao-enviado/',
        back: '/configurador/Mar%C3%A9/resumo',
      })
      expect(await site.leads()).toEqual([])
    },
  )
})
