import { POSTED_FIELDS, type LeadField } from '../../../src/domain/leads/lead-form.ts'
import { sameSiteUrl } from './same-site-url.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { orderedCar } from './ordered-car.ts'
import { actions, escapeHtml, page } from './page.ts'
import { WITHDRAWAL_PATH } from './withdrawal-page.ts'

/** Query parameters of the outcome pages: the URL of the configuration, the dealer, the reference, the invalid fields. */
export const BACK = 'voltar'
export const DEALER = 'concessionario'
export const REFERENCE = 'referencia'
export const FIELDS = 'campos'

const HOME = '/configurador/'

/** Display names of the fields that are not called so themselves. */
const NAMES: Partial<Record<LeadField, string>> = {
  name: 'nome',
  telefone: 'número de telefone',
  id_district: 'localidade',
  dealer: 'concessionário',
  msg: 'mensagem',
  accept: 'Política de Privacidade',
}

const BY_DEALER = [
  'O concessionário entra em contacto consigo por email ou telefone, por norma no prazo de um dia útil.',
  'Esclarecem juntos as suas dúvidas sobre o carro, a retoma e o financiamento.',
  'Combinam o passo seguinte: um test-drive ou uma proposta, sem compromisso de compra.',
]

const BY_EMAIL = [
  'Recebe a configuração por email, por norma em poucos minutos.',
  'Pode abri-la e continuar quando quiser, em qualquer dispositivo.',
]

/** Success page for a lead: the car, the dealer, a reference and what happens next. Its URL has no personal data. */
export function thanksPage(catalogue: Catalogue, url: URL): Response {
  const dealerId = url.searchParams.get(DEALER)
  const dealer = catalogue.dealers.find(({ objectId }) => objectId === dealerId)?.designation
  const reference = /^[\dA-F]{8}$/.exec(url.searchParams.get(REFERENCE) ?? '')?.[0]
  const facts = [
    ['Referência', reference],
    ['Concessionário', dealer],
  ].flatMap(([name, value]) =>
    value ? [`<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`] : [],
  )
  return page(
    catalogue.backOffice.product,
    'Obrigado pelo seu pedido',
    `<p>Recebemos o seu pedido e vamos responder-lhe em breve.</p>
${orderedCar(catalogue, back(url))}
${facts.length > 0 ? `<dl>${facts.join('')}</dl>` : ''}
<h2>O que acontece a seguir</h2>
<ol>${(dealer ? BY_DEALER : BY_EMAIL).map((step) => `<li>${step}</li>`).join('')}</ol>
<p>A sua configuração mantém-se tal como a deixou.</p>
${reference === undefined ? '' : `<p>Se autorizou campanhas ou a partilha dos seus dados, pode <a href="${WITHDRAWAL_PATH}?${REFERENCE}=${reference}">retirar o consentimento</a>.</p>`}
${actions(['Voltar à configuração', back(url)], ['Nova configuração', HOME])}`,
  )
}

/** Failure page that lists the invalid fields, with a link back to the configuration. */
export function problemPage(maker: string, url: URL): Response {
  const names = (url.searchParams.get(FIELDS) ?? '').split(',')
  const named = POSTED_FIELDS.filter(({ name, isValid }) => isValid && names.includes(name)).map(
    ({ name }) => `<li>${NAMES[name] ?? name}</li>`,
  )
  const fieldList =
    named.length === 0 ? '' : `<p>Verifique, por favor:</p><ul>${named.join('')}</ul>`
  return page(
    maker,
    'O seu pedido não foi enviado',
    `<p>Não foi possível enviar o seu pedido. Nenhum dado ficou guardado.</p>
${fieldList}
<p>A sua configuração mantém-se tal como a deixou.</p>
${actions(['Voltar e tentar novamente', back(url)])}`,
  )
}

/** The URL the form was sent from; the model list when it is not safe. */
function back(url: URL): string {
  return sameSiteUrl(url.searchParams.get(BACK), url) ?? HOME
}
