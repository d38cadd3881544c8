import type { Page } from '@playwright/test'
import { documentedFile } from '../../docs/documented-file.ts'

/** Where a host finds the build for a CDN. */
const CDN = '/cfg-configurator/'

/** The script of the configurator in a host's page, by the major version. */
export const SCRIPT = `<script type="module" src="${CDN}1/configurator.js"></script>`

/**
 * Serves a host's page for every address of the shop and the configurator, with scripts of docs/hosts.md below /host/,
 * the build for a CDN, and installed packages below /node_modules/.
 * @param html What follows the title: the rest of the head, and the body. A function writes it for a path.
 */
export async function serveHost(
  page: Page,
  html: string | ((path: string) => string),
  policy = '',
): Promise<void> {
  const headers = { 'content-security-policy': policy }
  await page.route(/^[^/]+\/\/[^/]+\/(loja|configurador)\b/, async (route) => {
    const rest = typeof html === 'string' ? html : html(new URL(route.request().url()).pathname)
    const language = await languageOf(page)
    const body = `<!doctype html><html lang="${language}"><head><title>Loja</title>${rest}</html>`
    return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body })
  })
  await page.route(/\/host\//, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/host/', '')
    return route.fulfill({ contentType: 'text/javascript', body: documentedFile(name) })
  })
  await page.route(new RegExp(`^[^/]+//[^/]+${CDN}`), (route) => {
    const path = new URL(route.request().url()).pathname.replace(CDN, 'dist/cdn/')
    return route.fulfill({ path })
  })
  await page.route(/^[^/]+\/\/[^/]+\/node_modules\//, (route) =>
    route.fulfill({ path: new URL(route.request().url()).pathname.slice(1) }),
  )
}

const LANGUAGE = 'lang'

/** Has the host's pages be in another language, as its own switch does. */
export const useLanguage = (page: Page, value: 'en' | 'pt'): Promise<void> =>
  page.context().addCookies([{ name: LANGUAGE, value, url: new URL(page.url()).origin }])

/** The language of the host's pages. */
export async function languageOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === LANGUAGE)?.value ?? 'pt'
}
