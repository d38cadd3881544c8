import { problemPage, thanksPage } from '../forms/outcome-pages.ts'
import { privacyPage } from '../forms/privacy-page.ts'
import type { Route, SiteContext } from '../http/route.ts'

const maker = ({ catalogue }: SiteContext): string => catalogue.backOffice.product

/** Where a form leads that was kept. */
export const thanks: Route = {
  call: 'pages',
  method: 'GET',
  path: '/obrigado',
  answer: ({ url }, site) => thanksPage(maker(site), url),
}

/** Where a form leads that was not. */
export const problem: Route = {
  call: 'pages',
  method: 'GET',
  path: '/nao-enviado',
  answer: ({ url }, site) => problemPage(maker(site), url),
}

/** The privacy policy that the back office names. */
export const privacy: Route = {
  call: 'pages',
  method: 'GET',
  path: '/politica-de-privacidade',
  answer: (_request, site) => privacyPage(maker(site)),
}
