import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import { simulateCarCredit, type CarCredit } from '../../demo/content-site/finance/car-credit.ts'
import { residualAmount } from '../../demo/content-site/finance/residual.ts'

const { models, config, creditCosts } = buildCatalogue()

/** The ids of a car, as an answer states them. */
export interface CarIds {
  readonly model: string
  readonly version: string
  /** Undefined where the version offers none. */
  readonly exterior: string | undefined
  readonly interior: string | undefined
}

/** The loan that an answer states. */
export interface StatedLoan {
  readonly creditType: string
  readonly downPayment: number
  readonly months: number
}

/** What the content site itself asks for a car and its loan: from its catalogue and its finance, not from the widget. */
export function siteFigures({ model, version, exterior, interior }: CarIds, loan: StatedLoan) {
  const found = models.find((each) => String(each.model.id) === model)
  const car = found?.versions.find(({ id }) => String(id) === version)
  if (!found || !car) throw new Error(`the site has no version ${version}`)
  const isOfCar = (option: { readonly version: number }): boolean => option.version === car.id
  const colour = found.exteriors.find((each) => isOfCar(each) && each.colorid === exterior)
  const cabin = found.interiors.find((each) => isOfCar(each) && each.idColor === interior)
  const priceOf = (id: string | undefined, option: { readonly price: number } | undefined) =>
    id === undefined ? 0 : (option?.price ?? NaN)
  const surcharges = priceOf(exterior, colour) + priceOf(interior, cabin)
  const isCredit = loan.creditType === 'CREDIT'
  const price = (isCredit ? car.price : car.pvpWithoutFinance) + surcharges
  const credit: CarCredit = {
    price,
    downPayment: loan.downPayment,
    nrPayments: loan.months,
    tan: isCredit ? car.rate : config.hod_rate,
    residualValue: isCredit ? null : residualAmount(car.arrResidualValues, loan.months, price),
  }
  const { fee, taeg, mtic } = simulateCarCredit(credit, creditCosts)
  return { price: car.price + surcharges, financedPrice: price, monthlyPayment: fee, taeg, mtic }
}
