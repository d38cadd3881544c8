import { MOTOR_FAQS } from './faqs.ts'
import { CREDIT_WARNING, INTERMEDIARY, LENDER } from '../documents/lender.ts'
import { financeText, legalText } from './legal-texts.ts'
import type { CatalogueModel } from './types.ts'

/** Builds the back-office data. Its representative examples use the given models. */
export function assembleBackOffice(models: readonly CatalogueModel[]) {
  return {
    language: 'pt-PT',
    product: 'Lume',
    form: {
      formUrl: '/forms/lead/',
      policyVersion: '2026-11',
      lead_type: 'CFG',
      form_type_code: 'CFG-LUME',
      typeService: 'VN',
      leadSource: 'Configurador',
      leadSourceGov: 'Configurador Estado',
      idSubscriptionCenterOrigin: '27',
      contactType: 'Web',
      successUrl: '/obrigado/',
      failureUrl: '/nao-enviado/',
    },
    policyLink: '/politica-de-privacidade/',
    hasPDF: true,
    seo: {
      title: 'Um Lume à sua medida',
      content:
        '<p>Escolha o modelo, o motor, a versão e as cores. Em cada passo vê o preço total, a mensalidade e a TAEG da sua configuração. No fim, peça uma proposta ou marque um test-drive no concessionário mais próximo.</p>',
    },
    legalSect: { legalTitle: 'Menções legais', legalContent: legalText(models) },
    destaqueSect: {
      destaqueTitle: 'Experimente antes de decidir',
      destaqueContent:
        '<p>Sente-se ao volante no concessionário mais perto de si, no percurso que faz todos os dias e com quem costuma viajar. No resumo, escolha «Marcar Test-Drive» e diga a altura do dia que prefere.</p>',
    },
    financeSect: { title: 'Preço e financiamento', content: financeText() },
    resumePage: {
      title: 'Financiamento',
      content:
        '<p>Valores para um crédito com reserva de propriedade, sujeito a aprovação. Preço c/ IVA, legalização e transporte incluídos. Simulação de demonstração, sem valor contratual.</p>',
    },
    energyPrices: {
      petrol: { price: 1.729, date: '2026-11-16', source: 'preço médio de demonstração' },
      diesel: { price: 1.619, date: '2026-11-16', source: 'preço médio de demonstração' },
      homeCharging: { price: 0.162, date: '2026-11-01', source: 'tarifa simples de demonstração' },
      publicCharging: { price: 0.52, date: '2026-11-01', source: 'tarifa média de demonstração' },
    },
    faqs: { faqsMotor: MOTOR_FAQS },
    creditLegal: {
      warning: CREDIT_WARNING,
      lenderName: LENDER.shortName,
      intermediaryName: INTERMEDIARY.name,
      intermediaryCategory: INTERMEDIARY.category,
      intermediaryNumber: INTERMEDIARY.number,
    },
    guarantee: {
      title: 'Garantia legal e garantia do fabricante',
      text: '<p>A garantia de 7 anos do fabricante é gratuita e acresce à garantia legal de conformidade, que a lei dá a todos os consumidores.</p>',
      picture: '',
      link: '/politica-de-privacidade/',
    },
    legalLinks: {
      accessibility: '/acessibilidade/',
      complaints: 'https://www.livroreclamacoes.pt/inicio/',
      imprint: '/ficha-legal/',
    },
    cfg_msg_no_result: 'Sem resultados',
    svg: { noModel: null },
    // The surcharges of the catalogue include VAT.
    labels: { euroVat: '€' },
  }
}
