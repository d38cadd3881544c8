import { POSTED_FIELDS } from './lead-fields.ts'
import { sameSiteUrl } from './same-site-url.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { orderedCar } from './ordered-car.ts'
import { outcomeTexts } from './outcome-texts.ts'
import { actions, escapeHtml, page } from './page.ts'
import { WITHDRAWAL_PATH } from './withdrawal-page.ts'

/** Query parameters of the outcome pages: the URL of the configuration, the dealer, the reference, the invalid fields, the language. */
export const BACK = 'cfg_configurator_back'
export const DEALER = 'concessionario'
export const REFERENCE = 'referencia'
export const FIELDS = 'cfg_configurator_fields'
export const LANGUAGE = 'idioma'

/** Success page for a lead: the car, the dealer, a reference and what happens next. Its URL has no personal data. */
export function thanksPage(catalogue: Catalogue, url: URL): Response {
  const texts = outcomeTexts(url.searchParams.get(LANGUAGE))
  const dealerId = url.searchParams.get(DEALER)
  const dealer = catalogue.dealers.find(({ objectId }) => objectId === dealerId)?.designation
  const reference = /^[\dA-F]{8}$/.exec(url.searchParams.get(REFERENCE) ?? '')?.[0]
  const facts = [
    [texts.reference, reference],
    [texts.dealer, dealer],
  ].flatMap(([name, value]) =>
    value ? [`<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`] : [],
  )
  return page(
    catalogue.backOffice.product,
    texts.thanks,
    `<p>${texts.received}</p>
${orderedCar(catalogue, back(url, texts.home))}
${facts.length > 0 ? `<dl>${facts.join('')}</dl>` : ''}
<h2>${texts.next}</h2>
<ol>${(dealer ? texts.byDealer : texts.byEmail).map((step) => `<li>${step}</li>`).join('')}</ol>
<p>${texts.kept}</p>
${reference === undefined ? '' : `<p>${texts.withdraw[0]} <a href="${WITHDRAWAL_PATH}?${REFERENCE}=${reference}">${texts.withdraw[1]}</a>.</p>`}
${actions([texts.back, back(url, texts.home)], [texts.again, texts.home])}`,
    texts,
  )
}

/** Failure page that lists the invalid fields, with a link back to the configuration. */
export function problemPage(maker: string, url: URL): Response {
  const texts = outcomeTexts(url.searchParams.get(LANGUAGE))
  const names = (url.searchParams.get(FIELDS) ?? '').split(',')
  const named = POSTED_FIELDS.filter(({ name, isValid }) => isValid && names.includes(name)).map(
    ({ name }) => `<li>${texts.fields[name] ?? name}</li>`,
  )
  const fieldList = named.length === 0 ? '' : `<p>${texts.check}</p><ul>${named.join('')}</ul>`
  return page(
    maker,
    texts.problem,
    `<p>${texts.notSent}</p>
${fieldList}
<p>${texts.kept}</p>
${actions([texts.retry, back(url, texts.home)])}`,
    texts,
  )
}

/** The URL the form was sent from; the model list when it is not safe. */
function back(url: URL, home: string): string {
  return sameSiteUrl(url.searchParams.get(BACK), url) ?? home
}
