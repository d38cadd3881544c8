import type { LeadField } from '../../../src/features/leads/lead-form.ts'

/** What the pages after a form say, in one language. The plugin's own pages use the same words. */
interface OutcomeTexts {
  /** BCP 47 tag. */
  readonly tag: string
  readonly home: string
  readonly configurator: string
  readonly demo: string
  readonly thanks: string
  readonly received: string
  readonly reference: string
  readonly dealer: string
  readonly next: string
  readonly byDealer: readonly string[]
  readonly byEmail: readonly string[]
  readonly kept: string
  /** Before the link that withdraws consents, and the link. */
  readonly withdraw: readonly [string, string]
  readonly back: string
  readonly again: string
  readonly problem: string
  readonly notSent: string
  readonly check: string
  readonly retry: string
  /** Names of the fields that are not called so themselves. */
  readonly fields: Partial<Record<LeadField, string>>
}

const PORTUGUESE: OutcomeTexts = {
  tag: 'pt-PT',
  home: '/configurador/',
  configurator: 'configurador',
  demo: 'Site de demonstração de uma marca fictícia.',
  thanks: 'Obrigado pelo seu pedido',
  received: 'Recebemos o seu pedido e vamos responder-lhe em breve.',
  reference: 'Referência',
  dealer: 'Concessionário',
  next: 'O que acontece a seguir',
  byDealer: [
    'O concessionário entra em contacto consigo por email ou telefone, por norma no prazo de um dia útil.',
    'Tira as suas dúvidas sobre o carro, a retoma e o financiamento.',
    'Combinam o passo seguinte: um test-drive ou uma proposta, sem compromisso de compra.',
  ],
  byEmail: [
    'Recebe a configuração por email, por norma em poucos minutos.',
    'Pode abri-la e continuar quando quiser, em qualquer dispositivo.',
  ],
  kept: 'A sua configuração mantém-se tal como a deixou.',
  withdraw: [
    'Se autorizou campanhas ou a partilha dos seus dados, pode',
    'retirar o consentimento',
  ],
  back: 'Voltar à configuração',
  again: 'Nova configuração',
  problem: 'O seu pedido não foi enviado',
  notSent: 'Não foi possível enviar o seu pedido. Nenhum dado ficou guardado.',
  check: 'Verifique, por favor:',
  retry: 'Voltar e tentar novamente',
  fields: {
    name: 'nome',
    telefone: 'número de telefone',
    id_district: 'localidade',
    dealer: 'concessionário',
    msg: 'mensagem',
    accept: 'Política de Privacidade',
  },
}

const ENGLISH: OutcomeTexts = {
  tag: 'en-GB',
  home: '/en/',
  configurator: 'configurator',
  demo: 'Demonstration site of a fictitious brand.',
  thanks: 'Thank you for your request',
  received: 'We have received your request and will reply to you soon.',
  reference: 'Reference',
  dealer: 'Dealer',
  next: 'What happens next',
  byDealer: [
    'The dealer will contact you by email or phone, usually within one working day.',
    'Together you go through your questions about the car, your trade-in and its finance.',
    'You agree on the next step: a test drive or a quote, with no obligation to buy.',
  ],
  byEmail: [
    'You will receive the configuration by email, usually within a few minutes.',
    'You can open it and continue whenever you like, on any device.',
  ],
  kept: 'Your configuration is just as you left it.',
  withdraw: [
    'If you agreed to campaigns or to the sharing of your data, you can',
    'withdraw your consent (in Portuguese)',
  ],
  back: 'Back to the configuration',
  again: 'New configuration',
  problem: 'Your request was not sent',
  notSent: 'Your request could not be sent and nothing was saved.',
  check: 'Please check:',
  retry: 'Go back and try again',
  fields: {
    telefone: 'phone number',
    id_district: 'district',
    msg: 'message',
    accept: 'Privacy Policy',
  },
}

/** The texts in the language of a tag; Portuguese, the site's own, for any other and without one. */
export function outcomeTexts(tag: string | null | undefined): OutcomeTexts {
  return tag?.startsWith('en') ? ENGLISH : PORTUGUESE
}
