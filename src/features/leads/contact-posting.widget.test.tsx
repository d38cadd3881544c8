import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { uncheck } from '../../core/configuration/choose-item.ts'
import { siteInProcess, type SiteInProcess } from '../../../test/support/site-in-process.ts'
import { clearCookies, watchLog } from '../../../test/support/store-under-test.ts'
import {
  fillIn,
  LINK,
  openForm,
  pick,
  post,
  posted,
  write,
} from '../../../test/support/open-form.tsx'

describe('the consents of a form', () => {
  it('are posted with the words beside the checkboxes and the policy they refer to', async () => {
    const { form, site, submit } = await openForm('proposal', {
      settings: {
        labels: { formMarketing: 'Sim a campanhas {product}' },
        policyLink: '/privacidade/',
        form: { formUrl: '/forms/lead/', policyVersion: '3.1' },
      },
    })
    fillIn(form, true)
    await post(form, site)
    const { texts, policy, policyVersion } = JSON.parse(posted(submit)['consents'] ?? '') as {
      readonly texts: Record<string, string>
      readonly policy: string
      readonly policyVersion: string
    }
    const words = form.getAllByRole<HTMLInputElement>('checkbox').map((box) => {
      const label = box.labels?.[0]?.cloneNode(true) as HTMLElement
      for (const invisible of label.querySelectorAll('.vh')) invisible.remove()
      return [box.name, label.textContent]
    })
    expect(Object.entries(texts)).toEqual(words)
    expect(texts['disclaimer']).toBe('Sim a campanhas Lume')
    expect(policy).toMatch(/^https?:.*\/privacidade\/$/)
    expect(policyVersion).toBe('3.1')
  })
})

describe('the submission of a form', () => {
  it('is posted once, however often the buyer submits', async () => {
    const { form, site, submit } = await openForm('proposal')
    const release = site.hold('get-cfg-pdf')
    fillIn(form, true)
    await post(form, site)
    const element = form.getByRole('button', { name: 'Carregando...' }).closest('form')
    await act(async () => {
      fireEvent.submit(element as HTMLFormElement)
    })
    expect(submit).not.toHaveBeenCalled()
    await act(async () => {
      release()
      await site.settled()
    })
    expect(submit).toHaveBeenCalledOnce()
    expect(site.requestsOf('get-cfg-pdf')).toHaveLength(1)
  })

  it('has the day part of a test drive in its message, and in no field of its own', async () => {
    const { form, site, submit } = await openForm('test-drive')
    fillIn(form, true)
    fireEvent.click(form.getByRole('radio', { name: 'Fim do dia' }))
    write(form, 'Mensagem', 'Até breve.')
    await post(form, site)
    const sent = posted(submit)
    expect(sent['msg']).toBe('Prefiro fazer o test-drive ao fim do dia.\nAté breve.')
    expect(sent).not.toHaveProperty('day_part')
  })

  it('is posted even when no PDF arrives', async () => {
    const log = watchLog()
    const site = siteInProcess({ faults: [{ call: 'get-cfg-pdf', fault: 'fail' }] })
    const { form, submit } = await openForm('proposal', { site })
    fillIn(form, true)
    await post(form, site)
    expect(submit).toHaveBeenCalledOnce()
    expect(log()).toContain('sheet failed')
  })

  it('requests no PDF when the site makes none', async () => {
    const { form, site, submit } = await openForm('proposal', {
      settings: { hasPDF: false },
    })
    fillIn(form, true)
    await post(form, site)
    expect(submit).toHaveBeenCalledOnce()
    expect(site.requestsOf('get-cfg-pdf')).toEqual([])
  })

  it('is not posted once the form is closed', async () => {
    const { form, site, submit, widget } = await openForm('proposal')
    const release = site.hold('get-cfg-pdf')
    fillIn(form, true)
    await post(form, site)
    await act(async () => widget.store.actions.closeModal())
    await act(async () => {
      release()
      await site.settled()
    })
    expect(submit).not.toHaveBeenCalled()
  })

  it('contains how long the page was open, and a honeypot field that is neither visible nor focusable', async () => {
    const { form, site, submit } = await openForm('test-drive')
    fillIn(form, true)
    await post(form, site)
    const element = submit.mock.contexts[0] as HTMLFormElement
    expect(posted(submit)['open_ms']).toMatch(/^[1-9]\d*$/)
    const honeypot = element.elements.namedItem('web_page') as HTMLInputElement
    expect(honeypot.value).toBe('')
    expect(honeypot.tabIndex).toBe(-1)
    expect(honeypot.getAttribute('aria-hidden')).toBe('true')
    expect(honeypot.className).toBe('vh')
  })

  it('can be repeated after the page is restored from the back-forward cache', async () => {
    const { form, site } = await openForm('test-drive')
    fillIn(form, true)
    await post(form, site)
    expect(form.queryByRole('button', { name: 'Submeter' })).toBeNull()
    const show = (persisted: boolean): Promise<void> =>
      act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    // The end of loading the page.
    await show(false)
    expect(form.queryByRole('button', { name: 'Submeter' })).toBeNull()
    await show(true)
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Submeter' }).disabled).toBe(false)
  })
})

describe('the submission id', () => {
  /** The id of a form that is filled in, in a tab in which none has been submitted. */
  async function idWith(message: string): Promise<string | undefined> {
    sessionStorage.clear()
    const { form, site, submit, widget } = await openForm('test-drive')
    submit.mockClear()
    fillIn(form, true)
    write(form, 'Mensagem', message)
    await post(form, site)
    expect(submit).toHaveBeenCalledOnce()
    const id = posted(submit).submission_id
    await act(async () => widget.store.actions.closeModal())
    return id
  }

  it('stays the same for the same values over a reload, and differs in another visit', async () => {
    const first = await idWith('')
    expect(await idWith('')).toBe(first)
    clearCookies()
    expect(await idWith('')).not.toBe(first)
  })

  it('changes with the values', async () => {
    expect(await idWith('Bom dia')).not.toBe(await idWith(''))
  })
})

describe('the contact dialog without a form of the back office', () => {
  const bare = (): SiteInProcess => {
    const site = siteInProcess()
    site.respondWith('backOffice', (own: object) => ({ ...own, form: undefined }))
    return site
  }

  it('writes to a dealer of the district, with the configuration and what is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T12:00:00Z') })
    const { form } = await openForm('proposal', { site: bare() })
    expect(form.queryByRole('link')).toBeNull()
    pick(form, 'Localidade', 'Lisboa')
    const [link] = form.getAllByRole('link', { name: /^Escrever a Lume/ })
    const mail = decodeURIComponent(link?.getAttribute('href') ?? '')
    expect(mail).toMatch(/^mailto:.+@.+\?subject=Pedido de proposta: Maré&body=/)
    for (const part of [
      'Motor: 1.2 Turbo',
      'Versão: Horizonte',
      'Interior: Pele Camel',
      'A validade do preço terminou em 31/12/2026. Valores sujeitos a confirmação.',
      'A campanha de financiamento terminou em 31/12/2026. Valores sujeitos a confirmação.',
      LINK,
    ])
      expect(mail).toContain(part)
  })

  it('writes to the dealer nothing of a version that the buyer has unchecked', async () => {
    const site = bare()
    site.respondWith('lstVersions', (versions: readonly object[]) =>
      versions.map((version) => ({ ...version, fuelCC: 9.9, co2: 199 })),
    )
    const { form, widget } = await openForm('proposal', { site })
    await act(async () => uncheck(widget.store, 'version'))
    pick(form, 'Localidade', 'Lisboa')
    const [link] = form.getAllByRole('link', { name: /^Escrever a Lume/ })
    const mail = decodeURIComponent(link?.getAttribute('href') ?? '')
    expect(mail).toContain('Motor: 1.2 Turbo')
    expect(mail).toMatch(/Preço[^\n]*32.450/)
    expect(mail).not.toMatch(/Versão:|Cor exterior:|Interior:|9,9|199/)
  })

  it('sends the configuration with the buyer’s own mail program', async () => {
    const { form } = await openForm('configuration-email', { site: bare() })
    const href = form.getByRole('link', { name: 'Escrever um email' }).getAttribute('href') ?? ''
    expect(decodeURIComponent(href)).toMatch(/^mailto:\?subject=A minha configuração: Maré&body=/)
    expect(decodeURIComponent(href)).toContain(LINK)
  })

  it('offers the same when the back office cannot be loaded', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'backOffice', fault: '404' }] })
    const { form } = await openForm('configuration-email', { site })
    expect(form.getByRole('link', { name: 'Escrever um email' })).toBeDefined()
  })

  it('offers to reload dealers that failed to load, and says beside its button that they are missing', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'hyuDealersLst', fault: '404', times: 1 }] })
    const { form, widget } = await openForm('proposal', { site })
    expect(form.queryByLabelText('Localidade')).toBeNull()
    const said = () => form.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said()).toContain('Não foi possível carregar os concessionários.')
    const way = widget.container().querySelector('dialog slot')
    expect(way?.getAttribute('name')).toBe('contact')
    await widget.click('button', 'Tentar novamente')
    expect(form.getByLabelText('Localidade')).toBeDefined()
    expect(said()).toContain('Sem compromisso de compra.')
  })
})
