import { actions, page } from './page.ts'

export const WITHDRAWAL_PATH = '/retirar-consentimento/'

/** The form for withdrawing the optional consents given with a request. */
export function withdrawalPage(maker: string, reference: string): Response {
  // A reference in the address is filled in if it is one.
  const known = /^[\dA-F]{8}$/.test(reference) ? reference : ''
  return page(
    maker,
    'Retirar o consentimento',
    `<p>Pode retirar a qualquer momento o consentimento para receber campanhas e para partilharmos os seus dados com outros concessionários. O que fizemos até lá continua válido, e o seu pedido mantém-se.</p>
<form method="post" action="/forms/withdrawal">
<p><label for="referencia">Referência do pedido</label><input id="referencia" name="referencia" value="${known}" required pattern="\\s*[0-9A-Fa-f]{8}\\s*" title="Oito algarismos ou letras de A a F" autocomplete="off"></p>
<p><label for="email">Email do pedido</label><input id="email" name="email" type="email" required autocomplete="email"></p>
<p><button>Retirar o consentimento</button></p>
</form>
<p>A referência está na página que viu depois de enviar o pedido.</p>`,
  )
}

/** Says that the withdrawal is done. */
export function withdrawnPage(maker: string): Response {
  return page(
    maker,
    'O seu pedido foi registado',
    `<p>Se existir um pedido com esta referência e este email, o consentimento está retirado: não recebe mais campanhas, e os seus dados não são partilhados com outros concessionários.</p>
${actions(['Ir para o configurador', '/configurador/'])}`,
  )
}
