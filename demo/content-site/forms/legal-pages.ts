import { INTERMEDIARY, LENDER } from '../documents/lender.ts'
import { actions, page } from './page.ts'
import { WITHDRAWAL_PATH } from './withdrawal-page.ts'

/** The privacy policy linked from the forms' consent checkbox. */
export function privacyPage(maker: string): Response {
  return page(
    maker,
    'Política de Privacidade',
    `<p>Esta política explica o que acontece aos dados que nos envia através do configurador.</p>
<h2>Que dados recolhemos</h2>
<p>O nome, o email, o número de telefone, o concessionário escolhido e a mensagem que escrever, com a configuração a que dizem respeito.</p>
<h2>Para que os usamos</h2>
<p>Para responder ao seu pedido de proposta, de test-drive ou de envio da configuração. Só recebe campanhas se o autorizar.</p>
<h2>Com quem os partilhamos</h2>
<p>Com o concessionário que escolheu e, só se o autorizar, com outros concessionários da marca.</p>
<h2>Os seus direitos</h2>
<p>Pode pedir o acesso, a retificação ou o apagamento dos seus dados através de <a href="mailto:privacidade@lume.example">privacidade@lume.example</a>. O consentimento para campanhas e para a partilha com outros concessionários <a href="${WITHDRAWAL_PATH}">retira-se nesta página</a>, com a referência do pedido. Pode também apresentar reclamação à Comissão Nacional de Proteção de Dados.</p>
<h2>Este site</h2>
<p>Trata-se de um site de demonstração: os dados ficam apenas no computador em que é executado e não são enviados a ninguém.</p>
${actions(['Ir para o configurador', '/configurador/'])}`,
  )
}

/** The accessibility statement linked at the bottom of every screen. */
export function accessibilityPage(maker: string): Response {
  return page(
    maker,
    'Acessibilidade',
    `<p>O configurador foi feito para cumprir o nível AA das WCAG 2.2. Pode usá-lo só com o teclado, com o texto ampliado e com menos movimento.</p>
<h2>O que sabemos que falta</h2>
<p>As vistas de 360° são imagens: as cores e os nomes das opções estão sempre também em texto. Ainda não foi feita uma avaliação com leitores de ecrã nem por pessoas com deficiência.</p>
<h2>Diga-nos o que não funciona</h2>
<p>Escreva para <a href="mailto:acessibilidade@lume.example">acessibilidade@lume.example</a>.</p>
${actions(['Ir para o configurador', '/configurador/'])}`,
  )
}

/** Who runs the site. */
export function imprintPage(maker: string): Response {
  return page(
    maker,
    'Ficha legal',
    `<p>${INTERMEDIARY.name} (entidade fictícia), intermediário de crédito ${INTERMEDIARY.category}, registo n.º ${INTERMEDIARY.number} no Banco de Portugal.</p>
<p>Mutuante: ${LENDER.name}, ${LENDER.address}.</p>
<p>Trata-se de um site de demonstração: empresas, carros e preços são fictícios.</p>
${actions(['Ir para o configurador', '/configurador/'])}`,
  )
}
