import { act, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { siteInProcess, type SiteInProcess } from '../../store/site-in-process.ts'
import { clearCookies, watchLog } from '../../store/store-under-test.ts'
import { fillIn, hidden, LINK, openForm, pick, post, write } from './open-form.tsx'

beforeEach(clearCookies)

describe('the consents of a form', () => {
  it('are separate checkboxes, none of them ticked in advance', async () => {
    const { form } = await openForm('proposal')
    const boxes = form.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['accept', false],
      ['disclaimer', false],
      ['share', false],
    ])
  })

  it('are posted with the words beside the checkboxes and the policy they refer to', async () => {
    const { form } = await openForm('proposal', {
      settings: {
        backOffice: {
          labels: { formMarketing: 'Sim a campanhas {product}' },
          policyLink: '/privacidade/',
          form: { formUrl: '/forms/lead/', policyVersion: '3.1' },
        },
      },
    })
    const { texts, policy, policyVersion } = JSON.parse(hidden(form)['consents'] ?? '') as {
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
    const element = submit.mock.contexts[0] as HTMLFormElement
    const formData = new FormData(element)
    element.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
    expect(formData.get('msg')).toBe('Prefiro fazer o test-drive ao fim do dia.\nAté breve.')
    expect(formData.has('day_part')).toBe(false)
  })

  it('is posted even when no PDF arrives', async () => {
    const log = watchLog()
    const site = siteInProcess({ faults: [{ call: 'get-cfg-pdf', fault: 'fail' }] })
    const { form, submit } = await openForm('proposal', { site })
    fillIn(form, true)
    await post(form, site)
    expect(submit).toHaveBeenCalledOnce()
    expect(log()).toContain('get-cfg-pdf failed')
  })

  it('requests no PDF when the site makes none', async () => {
    const { form, site, submit } = await openForm('proposal', {
      settings: { backOffice: { hasPDF: false } },
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

  it('contains the lead source of the government for a government offer', async () => {
    document.cookie = 'wp_dealersOIDs=LX01; path=/'
    const { form } = await openForm('test-drive')
    expect(hidden(form).leadSource).toBe('Configurador Estado')
  })

  it('contains how long the page was open, and a honeypot field that is neither visible nor focusable', async () => {
    const { form, site, submit } = await openForm('test-drive')
    fillIn(form, true)
    await post(form, site)
    const element = submit.mock.contexts[0] as HTMLFormElement
    // What the browser does as it posts the form.
    const formData = new FormData()
    element.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
    expect(formData.get('open_ms')).toMatch(/^[1-9]\d*$/)
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
  it('stays the same for the same values, and changes with them', async () => {
    const { form } = await openForm('test-drive')
    fillIn(form, true)
    const first = hidden(form).submission_id
    write(form, 'Mensagem', 'Bom dia')
    const second = hidden(form).submission_id
    expect(second).not.toBe(first)
    write(form, 'Mensagem', '')
    expect(hidden(form).submission_id).toBe(first)
  })

  it('stays the same over a reload of the page, and differs in another visit', async () => {
    const filled = async (): Promise<string | undefined> => {
      const { form, widget } = await openForm('test-drive')
      fillIn(form, true)
      const { submission_id: id } = hidden(form)
      await act(async () => widget.store.actions.closeModal())
      return id
    }
    const first = await filled()
    expect(await filled()).toBe(first)
    clearCookies()
    expect(await filled()).not.toBe(first)
  })
})

describe('the contact dialog without a form of the back office', () => {
  const bare = (): SiteInProcess => {
    const site = siteInProcess()
    site.respondWith('backOffice', (own: object) => ({ ...own, form: undefined }))
    return site
  }

  it('writes to a dealer of the district, with the configuration', async () => {
    const { form } = await openForm('proposal', { site: bare() })
    expect(form.queryByRole('link')).toBeNull()
    pick(form, 'Localidade', 'Lisboa')
    const [link] = form.getAllByRole('link', { name: /^Escrever a Lume/ })
    const mail = decodeURIComponent(link?.getAttribute('href') ?? '')
    expect(mail).toMatch(/^mailto:.+@.+\?subject=Pedido de proposta: Maré&body=/)
    for (const part of ['Motor: 1.2 Turbo', 'Versão: Horizonte', 'Interior: Pele Camel', LINK])
      expect(mail).toContain(part)
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

  it('offers to reload dealers that failed to load', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'hyuDealersLst', fault: '404', times: 1 }] })
    const { form, widget } = await openForm('proposal', { site })
    expect(form.queryByLabelText('Localidade')).toBeNull()
    await widget.click('button', 'Tentar novamente')
    expect(form.getByLabelText('Localidade')).toBeDefined()
  })
})
