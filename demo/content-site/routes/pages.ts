import { accessibilityPage, imprintPage, privacyPage } from '../forms/legal-pages.ts'
import { problemPage, REFERENCE, thanksPage } from '../forms/outcome-pages.ts'
import { withdrawalPage } from '../forms/withdrawal-page.ts'
import type { Route, SiteContext } from '../http/route.ts'

const maker = ({ catalogue }: SiteContext): string => catalogue.backOffice.product

/** Success page after a form was stored. */
export const thanks: Route = {
  call: 'pages',
  method: 'GET',
  path: '/obrigado',
  answer: ({ url }, { catalogue }) => thanksPage(catalogue, url),
}

/** Failure page after a form was not stored. */
export const problem: Route = {
  call: 'pages',
  method: 'GET',
  path: '/nao-enviado',
  answer: ({ url }, site) => problemPage(maker(site), url),
}

/** The privacy policy linked in the back-office data. */
export const privacy: Route = {
  call: 'pages',
  method: 'GET',
  path: '/politica-de-privacidade',
  answer: (_request, site) => privacyPage(maker(site)),
}

/** The accessibility statement and the imprint, linked in the back-office data too. */
export const accessibility: Route = {
  call: 'pages',
  method: 'GET',
  path: '/acessibilidade',
  answer: (_request, site) => accessibilityPage(maker(site)),
}

export const imprint: Route = {
  call: 'pages',
  method: 'GET',
  path: '/ficha-legal',
  answer: (_request, site) => imprintPage(maker(site)),
}

/** Where a visitor withdraws consents, linked from the privacy policy and after a form was sent. */
export const withdrawConsent: Route = {
  call: 'pages',
  method: 'GET',
  path: '/retirar-consentimento',
  answer: ({ url }, site) => withdrawalPage(maker(site), url.searchParams.get(REFERENCE) ?? ''),
}
