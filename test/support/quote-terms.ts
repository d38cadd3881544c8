import type { QuoteTerms } from '../../src/core/offer/quote.ts'

/** Terms that the demo content site can quote: CREDIT for a version with colours of 750 euros. */
export const TERMS: QuoteTerms = {
  versionId: '10113',
  priceWithoutFinance: 35_950,
  vehiclePrice: 35_700,
  minDownPayment: 500,
  downPayment: 6500,
  nrPayments: 96,
  minRate: 5.95,
  maxRate: 8.95,
  residualAmount: 0,
  creditType: 'CREDIT',
}
