import { ownAddress } from './own-address.ts'
import { actions, page } from './page.ts'

/** Where the pages find the way back to the configuration, and what to mend. */
export const BACK = 'voltar'
export const FIELDS = 'campos'

const HOME = '/configurador/'

/** How each field that can be mended is called on the page. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'nome',
  email: 'email',
  telefone: 'número de telefone',
  id_district: 'localidade',
  dealer: 'concessionário',
  msg: 'mensagem',
  accept: 'Política de Privacidade',
}

/** Thanks for a lead, with the way back to the configuration. */
export function thanksPage(maker: string, url: URL): Response {
  return page(
    maker,
    'Obrigado pelo seu pedido',
    `<p>Recebemos o seu pedido e vamos responder-lhe em breve.</p>
<p>A sua configuração mantém-se tal como a deixou.</p>
${actions(['Voltar à configuração', back(url)], ['Nova configuração', HOME])}`,
  )
}

/** Tells that nothing was sent and what to mend, with the way back to the configuration. */
export function problemPage(maker: string, url: URL): Response {
  const named = (url.searchParams.get(FIELDS) ?? '')
    .split(',')
    .flatMap((field) => (Object.hasOwn(NAMES, field) ? [`<li>${NAMES[field]}</li>`] : []))
  const mend = named.length === 0 ? '' : `<p>Verifique, por favor:</p><ul>${named.join('')}</ul>`
  return page(
    maker,
    'O seu pedido não foi enviado',
    `<p>Não foi possível enviar o seu pedido. Nenhum dado ficou guardado.</p>
${mend}
<p>A sua configuração mantém-se tal como a deixou.</p>
${actions(['Voltar e tentar novamente', back(url)])}`,
  )
}

/** The address that the form came from; without a safe one, the range. */
function back(url: URL): string {
  return ownAddress(url.searchParams.get(BACK), url) ?? HOME
}
