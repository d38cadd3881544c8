import type { Page } from '@playwright/test'
import { configuratorPage } from '../support/configurator-page.ts'
import { EVENTS } from '../../support/events.ts'
import { expect, test } from '../support/fixtures.ts'
import { formOn } from '../support/lead-form.ts'

/** Denies consent before the element is defined, and keeps the events of every page of the visit. */
async function denyConsent(page: Page): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction('hear', (name: string) => heard.push(name))
  await page.addInitScript((names) => {
    const hear = (name: string): unknown => (window as unknown as { hear: typeof hear }).hear(name)
    const dataLayer = [] as unknown as { push: (entry: { event: string }) => number }
    dataLayer.push = ({ event }) => {
      hear(`pushed ${event}`)
      return 0
    }
    Object.assign(window, { dataLayer })
    for (const name of names) document.addEventListener(name, () => hear(name))
    // Modules have not run yet when the document becomes interactive.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      for (const element of document.querySelectorAll('cfg-configurator'))
        Object.assign(element, { consent: 'denied' })
    })
  }, EVENTS)
  return heard
}

test(
  'without consent, the whole flow and a form cause no event, no push and only the session cookie of the choices',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const heard = await denyConsent(page)
    await configuratorPage(page, site.url).goToStep('resumo')
    const form = formOn(page, site)
    await form.reopen('proposal')
    await form.fillIn('proposal')
    await form.submit.click()
    await form.expectThanks()
    expect(heard).toEqual([])
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name, expires }) => [name, expires])).toEqual([['cfg_app_params', -1]])
    const [lead] = await site.leads()
    expect(JSON.parse(lead?.consents ?? '')).toMatchObject([
      { purpose: 'privacy', text: 'Li e aceito a Política de Privacidade', form: 'proposal' },
    ])
  },
)
