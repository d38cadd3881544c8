/** Strings of the legal information. The lawyers of a site may replace them as labels. */
export const legalLabels = {
  // Consumption and emissions
  wltpTitle: 'Consumption and emissions (WLTP)',
  wltpFuel: 'Fuel consumption (WLTP)',
  wltpEnergy: 'Energy consumption (WLTP)',
  wltpRange: 'Electric range (WLTP)',
  wltpCo2: 'CO₂ emissions (WLTP)',
  consumption: '{value} l/100 km',
  consumptionElectric: '{value} kWh/100 km',
  wltpRangeUnit: '{value} km',
  wltpCo2Unit: '{value} g/km',
  wltpSpan: '{from} to {to}',
  wltpMissing: 'not available',

  // Credit. The warning is that of Directive (EU) 2023/2225 in English.
  creditWarning: 'Caution! Borrowing money costs money.',
  creditLender: 'Lender: {name}.',
  creditIntermediary: 'Credit intermediary: {details}.',
  creditNumber: 'registered with Banco de Portugal under no. {number}',

  // Guarantee and links
  guaranteeLink: 'More about the guarantee',
  legalTitle: 'Legal notices',
  legalLine: 'Legal information',
  legalPolicy: 'Privacy policy',
  legalAccessibility: 'Accessibility',
  legalComplaints: 'Complaints book',
  legalImprint: 'Company details',
  legalNewTab: '(opens in a new tab)',
}
