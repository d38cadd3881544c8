/** Strings of the legal information. In a chunk of their own, because the model list shows them too. */
export const legalLabels = {
  // Consumption and emissions
  wltpTitle: 'Consumo e emissões (WLTP)',
  wltpFuel: 'Consumo (WLTP)',
  wltpEnergy: 'Energia (WLTP)',
  wltpRange: 'Autonomia elétrica (WLTP)',
  wltpCo2: 'Emissões de CO₂ (WLTP)',
  consumption: '{value} l/100 km',
  consumptionElectric: '{value} kWh/100 km',
  wltpRangeUnit: '{value} km',
  wltpCo2Unit: '{value} g/km',
  wltpSpan: '{from} a {to}',
  wltpMissing: 'não disponível',

  // Credit
  creditWarning: 'Atenção! Contrair um empréstimo custa dinheiro.',
  creditLender: 'Mutuante: {name}.',
  creditIntermediary: 'Intermediário de crédito: {details}.',
  creditNumber: 'registo n.º {number} no Banco de Portugal',

  // Guarantee and links
  guaranteeLink: 'Saber mais sobre a garantia',
  legalTitle: 'Menções legais',
  legalLine: 'Informação legal',
  legalPolicy: 'Política de Privacidade',
  legalAccessibility: 'Acessibilidade',
  legalComplaints: 'Livro de Reclamações',
  legalImprint: 'Ficha legal',
  legalNewTab: '(abre noutro separador)',
} as const
