import { rm } from 'node:fs/promises'
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test'
import type { Fault } from '../../../demo/content-site/faults/fault.ts'
import { ADMIN } from '../../../scripts/wordpress/install/prepare-site.ts'
import { configuratorPage, type ConfiguratorPage } from '../../e2e/support/configurator-page.ts'
import { SITES_ENVIRONMENT, type StartedSite } from './global-setup.ts'
import { mailFile, readMails, type Mail } from './lead-mails.ts'

/** The worker's WordPress. At the start of a test its content site has no fault, and no mail has been sent. */
export interface WordpressSite {
  /** Without a closing slash. */
  readonly url: string
  /** The shortcode's page. */
  readonly page: string
  /** The block's page. */
  readonly blockPage: string
  /** Origin of the content site, with a closing slash. */
  readonly contentSite: string
  readonly folder: string
  /** Runs PHP inside WordPress and gives what it prints; without `<?php`. */
  readonly run: (code: string) => Promise<string>
  /** The same, as JSON. */
  readonly read: <Value>(expression: string) => Promise<Value>
  readonly setFaults: (...faults: readonly Fault[]) => Promise<void>
  /** What was mailed since this end-to-end test began, oldest first. */
  readonly mails: () => Promise<Mail[]>
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

interface Fixtures {
  readonly wordpress: WordpressSite
  /** A page of somebody who is logged in as administrator. */
  readonly adminPage: Page
  /** The buyer's way on the shortcode's page. */
  readonly configurator: ConfiguratorPage
}

/** The admin asks others for pictures; nothing leaves the machine. */
const OTHERS = /^https?:\/\/(?!127\.0\.0\.1|localhost)/

export async function blockOthers(context: BrowserContext): Promise<void> {
  await context.route(OTHERS, (route) => route.abort())
}

/** Logs in as the administrator of a site, without a form to wait for. */
export async function logIn(page: Page, url: string): Promise<void> {
  const { request } = page.context()
  const address = `${url}/wp-login.php`
  await request.get(address)
  const answer = await request.post(address, {
    form: { log: ADMIN.user, pwd: ADMIN.password, testcookie: '1' },
    maxRedirects: 0,
  })
  expect(answer.status(), 'logging in').toBe(302)
}

let session: Promise<StorageState> | null = null

/** The administrator's cookies: each worker logs in to its site once. */
function adminSession(browser: Browser, { url }: WordpressSite): Promise<StorageState> {
  session ??= (async () => {
    const context = await browser.newContext()
    await logIn(await context.newPage(), url)
    const state = await context.storageState()
    await context.close()
    return state
  })()
  return session
}

async function checked(answer: Promise<Response>): Promise<string> {
  const response = await answer
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await blockOthers(context)
    await use(context)
  },

  wordpress: async ({}, use, { parallelIndex }) => {
    const sites = JSON.parse(process.env[SITES_ENVIRONMENT] ?? '') as StartedSite[]
    const { url, folder, contentSite, control } = sites[parallelIndex]!
    const faults = new URL('/__faults', contentSite)
    const run = (code: string): Promise<string> =>
      checked(fetch(control, { method: 'POST', body: code }))
    await fetch(faults, { method: 'DELETE' })
    await rm(mailFile(folder), { force: true })
    await use({
      url,
      folder,
      contentSite,
      page: `${url}/configurador/`,
      blockPage: `${url}/configurador-bloco/`,
      run,
      read: async <Value>(expression: string) =>
        JSON.parse(await run(`echo wp_json_encode( ${expression} );`)) as Value,
      setFaults: async (...plannedFaults) => {
        await checked(fetch(faults, { method: 'POST', body: JSON.stringify(plannedFaults) }))
      },
      mails: () => readMails(folder),
    })
    await fetch(faults, { method: 'DELETE' })
  },

  adminPage: async ({ browser, wordpress }, use) => {
    const context = await browser.newContext({
      storageState: await adminSession(browser, wordpress),
    })
    await blockOthers(context)
    const page = await context.newPage()
    await use(page)
    await context.close()
  },

  configurator: async ({ page, wordpress }, use) => {
    await use(configuratorPage(page, wordpress.page, page.locator('cfg-configurator')))
  },
})

export { expect }
