import { describe, expect, it } from 'vitest'
import { post, proposal, urlencoded } from './post-lead.ts'
import { siteUnderTest } from './site-under-test.ts'

const consenting = { ...proposal, disclaimer: 'S', share: 'S' }

async function leadOn(site: ReturnType<typeof siteUnderTest>) {
  const { address } = await post(site, urlencoded(consenting))
  return new URL(address, 'http://site.test').searchParams.get('referencia') ?? ''
}

const withdraw = (site: ReturnType<typeof siteUnderTest>, referencia: string, email: string) =>
  site.request('/forms/withdrawal', { method: 'POST', body: urlencoded({ referencia, email }) })

async function stored(site: ReturnType<typeof siteUnderTest>) {
  const [lead] = await site.leads()
  const consents = JSON.parse(lead?.consents ?? '') as { purpose: string; withdrawnAt?: string }[]
  return { lead, withdrawn: consents.filter(({ withdrawnAt }) => withdrawnAt) }
}

describe('withdrawing a consent', () => {
  it('is offered on the page after a form with the reference filled in, and in the privacy policy', async () => {
    const site = siteUnderTest()
    const reference = await leadOn(site)
    const link = `/retirar-consentimento/?referencia=${reference}`
    const thanks = await (await site.request(`/obrigado/?referencia=${reference}`)).text()
    expect(thanks).toContain(`href="${link}"`)
    expect(await (await site.request(link)).text()).toContain(`value="${reference}"`)
    const policy = await (await site.request('/politica-de-privacidade/')).text()
    expect(policy).toContain('href="/retirar-consentimento/"')
  })

  it('is recorded with its time, and keeps the request and the proof of the consent', async () => {
    const site = siteUnderTest()
    const reference = await leadOn(site)
    expect((await stored(site)).withdrawn).toEqual([])
    const answer = await withdraw(site, ` ${reference.toLowerCase()} `, 'INES@exemplo.pt')
    expect(await answer.text()).toContain('<h1>O seu pedido foi registado</h1>')
    const { lead, withdrawn } = await stored(site)
    expect(lead).toMatchObject({ accept: 'S', disclaimer: '', share: '', name: 'Inês Conceição' })
    expect(withdrawn).toEqual([
      expect.objectContaining({ purpose: 'marketing', withdrawnAt: expect.any(String) }),
      expect.objectContaining({ purpose: 'dealers', withdrawnAt: expect.any(String) }),
    ])
  })

  it('needs the reference and the e-mail address of the same request, and does not tell whether they match', async () => {
    const site = siteUnderTest()
    const reference = await leadOn(site)
    const wrong = await withdraw(site, reference, 'rui@exemplo.pt')
    const unknown = await withdraw(site, '00000000', 'ines@exemplo.pt')
    expect((await stored(site)).withdrawn).toEqual([])
    const right = await withdraw(site, reference, 'ines@exemplo.pt')
    const texts = await Promise.all([wrong, unknown, right].map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
  })
})
