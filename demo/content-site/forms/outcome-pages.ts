import { LEAD_FIELDS, type LeadField } from '../../../src/domain/leads/lead-form.ts'
import { sameSiteUrl } from './same-site-url.ts'
import { actions, page } from './page.ts'

/** Query parameters of the outcome pages: the URL of the configuration, and the invalid fields. */
export const BACK = 'voltar'
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

/** Success page for a lead, with a link back to the configuration. */
export function thanksPage(maker: string, url: URL): Response {
  return page(
    maker,
    'Obrigado pelo seu pedido',
    `<p>Recebemos o seu pedido e vamos responder-lhe em breve.</p>
<p>A sua configuração mantém-se tal como a deixou.</p>
${actions(['Voltar à configuração', back(url)], ['Nova configuração', HOME])}`,
  )
}

/** Failure page that lists the invalid fields, with a link back to the configuration. */
export function problemPage(maker: string, url: URL): Response {
  const names = (url.searchParams.get(FIELDS) ?? '').split(',')
  const named = LEAD_FIELDS.filter(({ name, isValid }) => isValid && names.includes(name)).map(
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
