import { CREDIT_COSTS } from './config.ts'
import type { CatalogueModel, VersionEntry } from './types.ts'

const EUROS = money(0)
const CENTS = money(2)

/**
 * The legal notices, with the cheapest model of the line-up as representative example (spec §9). They stand below every
 * car, so the example says which one it is about.
 */
export function legalText(models: readonly CatalogueModel[]): string {
  const [cheapestModel] = models.toSorted((one, other) => lowestPrice(one) - lowestPrice(other))
  const example = cheapestModel ? representativeExample(cheapestModel) : ''
  return `${example}<p>Garantia de 7 anos, sem limite de quilómetros no uso particular. Imagens não contratuais: podem mostrar uma versão e uma pintura que custam mais do que o preço indicado. Simulação de demonstração, sem valor contratual.</p>`
}

/** Text behind the info icons: how the figures are computed. The widget adds the example of the car that was asked about. */
export function financeText(): string {
  return [
    '<p>O preço indicado inclui IVA, despesas de legalização e de transporte. A mensalidade inclui o imposto do selo sobre os juros.</p>',
    `<p>A TAEG e o MTIC incluem o imposto do selo pela utilização do crédito, a comissão de abertura de ${CENTS(CREDIT_COSTS.openingFee)} acrescida de imposto do selo e, no Credit to Drive, a comissão de extinção do contrato de ${CENTS(CREDIT_COSTS.extinctionFee)}.</p>`,
  ].join('')
}

function representativeExample({ model, versions }: CatalogueModel): string {
  const version = cheapest(versions)
  if (version === undefined) return ''
  return (
    `<p>Exemplo representativo, para o modelo de preço mais baixo da gama: Lume ${model.model} ${version.engine} ${version.designation}, crédito com reserva de propriedade. ` +
    `Preço ${EUROS(version.price)} c/ IVA, entrada inicial de ${EUROS(version.maxEntrance)}, montante financiado de ${EUROS(version.financing)}, ` +
    `${version.nrPayments} prestações mensais de ${CENTS(version.rent)}. TAN fixa de ${percent(version.rate, 2)}, TAEG de ${percent(version.taeg, 1)}, ` +
    `MTIC de ${CENTS(version.mtic)}. Comissão de extinção do contrato de ${CENTS(CREDIT_COSTS.extinctionFee)}, incluída na TAEG e no MTIC.</p>`
  )
}

function lowestPrice({ versions }: CatalogueModel): number {
  return cheapest(versions)?.price ?? Infinity
}

function cheapest(versions: readonly VersionEntry[]): VersionEntry | undefined {
  return versions.toSorted((a, b) => a.price - b.price)[0]
}

function money(decimals: number): (euros: number) => string {
  const format = new Intl.NumberFormat('pt-PT', {
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return (euros) => `${format.format(euros)}\u{A0}€`
}

function percent(value: number, decimals: number): string {
  return `${value.toFixed(decimals).replace('.', ',')}%`
}
