/** Strings of the running cost. */
export const runningCostLabels = {
  // Running cost
  costTitle: 'What it costs per month',
  costMonthly: 'Per month, all told',
  costAbout: 'about {price}/month',
  costOpen: 'See the calculation',
  costExcluded: 'Not included: {items}.',
  costParts: 'The items, per month',
  costDistance: 'At {km} a year.',
  costEntry: 'The deposit of {entry} is paid separately.',
  costLastPayment: 'The final payment of {last} is paid separately.',
  costInstalment: 'monthly payment',
  costEnergy: 'energy',
  costRoadTax: 'road tax (IUC)',
  costInsurance: 'insurance',
  costMaintenance: 'servicing',

  // Why there is no sum
  costNoSum: 'No monthly total.',
  costUneven: 'No total: the configurations do not all have the same items.',
  costNoConsumption: 'The official consumption of this engine is missing.',
  costNoFuel: 'There is no price for the energy of this engine: {fuel}.',
  costNoPrice: 'The price of this energy is missing: {energy}.',
  costNoInstalment: 'The monthly payment of this configuration is missing.',

  // Use of the car
  costUse: 'How you use the car',
  kmPerYear: 'Kilometres a year',
  typedKm: 'Kilometres a year, as a number',
  kmUnit: 'km',
  kmValue: '{n}\u00a0km',
  electricShare: 'Distance driven on electric power',
  typedElectricShare: 'Distance driven on electric power, as a percentage',
  electricShareText:
    'Of every 100 km, {electric} km on battery power and {fuel} km with a flat battery.',
  electricShareUnknown:
    'Plug-in hybrid: calculated with the weighted official consumption, because the figures on electric power and with a flat battery are missing.',
  homeShare: 'Charged at home',
  typedHomeShare: 'Charged at home, as a percentage',
  homeShareText: 'Of every 100 kWh, {home} kWh at home and {public} kWh at public charging points.',

  // Energies
  energyPetrol: 'petrol',
  energyDiesel: 'diesel',
  energyHome: 'electricity at home',
  energyPublic: 'electricity at public charging points',
  perLitre: '{price}/l',
  perKwh: '{price}/kWh',
  litresPer100Km: '{n} l/100 km',
  kwhPer100Km: '{n} kWh/100 km',

  // Formula
  costFormula: 'How we work it out',
  costFormulaFuel: 'With a flat battery: {figure} × {share} = {amount}',
  costFormulaElectric: 'On electric power: {figure} × {share} = {amount}',
  costFormulaEnergy: 'Energy per 100 km: {sum} = {total}',
  costFormulaYear: 'Energy per year: ({sum}) × {km} km ÷ 100 km = {total}',
  costFormulaMonth: 'Energy per month: {year} ÷ 12 = {month}',
  costFormulaTotal: 'Per month, all told: {sum} = {total}',
  costPer100Km: 'Per 100 km',
  costPerYear: 'Per year',
  costPriceSource: '{energy}: {price}. Source: {source}, {date}.',
  costAnnualSource: '{items}: amounts per year. Source: {source}, {date}.',
  costWltpPlugIn:
    'Consumption: official figures (WLTP) of the {engine} engine on electric power and with a flat battery. Real consumption depends on the journey and on how you drive.',
  costWltp:
    'Consumption: official combined figure (WLTP) of the {engine} engine. Real consumption depends on the journey and on how you drive.',

  // Another version
  costCompare: 'Compare with another version',
  costCompareLabel: 'Version to compare',
  costCompareChoose: 'Choose a version',
  costCompareTerms:
    'With the same deposit of {entry}, the same term of {n} months and, where available, the same colours.',
  costCompareFailed:
    'There is no monthly payment for this version with the same deposit and the same term.',
  costCompareUneven: 'No comparison: {items} known for only one of the two.',
  costFrom: 'From {km} km a year, {name} costs less per month.',
  costAlways: '{name} costs less per month, however far you drive.',
  costSame: 'Both cost the same per month.',
  costChart: 'Cost per month by kilometres a year',
  costTable: 'See the figures in a table',
  costTableKm: 'Per year',
}
