/** Strings of the running cost. */
export const runningCostLabels = {
  // Running cost
  costTitle: 'Quanto custa por mês',
  costMonthly: 'Por mês, tudo somado',
  costAbout: 'cerca de {price}/mês',
  costOpen: 'Ver as contas',
  costExcluded: 'Não inclui {items}.',
  costParts: 'As parcelas, por mês',
  costDistance: 'Com {km} por ano.',
  costEntry: 'A entrada inicial de {entry} é paga à parte.',
  costLastPayment: 'A última prestação de {last} é paga à parte.',
  costInstalment: 'mensalidade',
  costEnergy: 'energia',
  costRoadTax: 'IUC',
  costInsurance: 'seguro',
  costMaintenance: 'manutenção',

  // Why there is no sum
  costNoSum: 'Sem soma por mês.',
  costUneven: 'Sem soma: as configurações não têm todas as mesmas parcelas.',
  costNoConsumption: 'Falta o consumo oficial deste motor.',
  costNoFuel: 'Não há preço para a energia deste motor: {fuel}.',
  costNoPrice: 'Falta o preço da energia: {energy}.',
  costNoInstalment: 'Falta a mensalidade desta configuração.',

  // Use of the car
  costUse: 'A sua utilização',
  kmPerYear: 'Quilómetros por ano',
  typedKm: 'Quilómetros por ano, em número',
  kmUnit: 'km',
  kmValue: '{n}\u00a0km',
  electricShare: 'Percurso feito em modo elétrico',
  typedElectricShare: 'Percurso feito em modo elétrico, em percentagem',
  electricShareText:
    'De cada 100 km, {electric} km com a energia da bateria e {fuel} km com a bateria vazia.',
  electricShareUnknown:
    'Híbrido plug-in: contas feitas com os consumos oficiais ponderados, porque faltam os consumos em modo elétrico e com a bateria vazia.',
  homeShare: 'Carregado em casa',
  typedHomeShare: 'Carregado em casa, em percentagem',
  homeShareText: 'De cada 100 kWh, {home} kWh em casa e {public} kWh em postos públicos.',

  // Energies
  energyPetrol: 'gasolina',
  energyDiesel: 'gasóleo',
  energyHome: 'eletricidade em casa',
  energyPublic: 'eletricidade em postos públicos',
  perLitre: '{price}/l',
  perKwh: '{price}/kWh',
  litresPer100Km: '{n} l/100 km',
  kwhPer100Km: '{n} kWh/100 km',

  // Formula
  costFormula: 'Como fazemos as contas',
  costFormulaFuel: 'Com a bateria vazia: {figure} × {share} = {amount}',
  costFormulaElectric: 'Em modo elétrico: {figure} × {share} = {amount}',
  costFormulaEnergy: 'Energia aos 100 km: {sum} = {total}',
  costFormulaYear: 'Energia por ano: ({sum}) × {km} km ÷ 100 km = {total}',
  costFormulaMonth: 'Energia por mês: {year} ÷ 12 = {month}',
  costFormulaTotal: 'Por mês, tudo somado: {sum} = {total}',
  costPer100Km: 'Aos 100 km',
  costPerYear: 'Por ano',
  costPriceSource: '{energy}: {price}. Fonte: {source}, {date}.',
  costAnnualSource: '{items}: valores por ano. Fonte: {source}, {date}.',
  costWltpPlugIn:
    'Consumo: valores oficiais (WLTP) do motor {engine} em modo elétrico e com a bateria vazia. O consumo real depende do percurso e da condução.',
  costWltp:
    'Consumo: valor oficial combinado (WLTP) do motor {engine}. O consumo real depende do percurso e da condução.',

  // Another version
  costCompare: 'Comparar com outra versão',
  costCompareLabel: 'Versão a comparar',
  costCompareChoose: 'Escolha uma versão',
  costCompareTerms:
    'Com a mesma entrada inicial de {entry}, o mesmo prazo de {n} meses e, onde existem, as mesmas cores.',
  costCompareFailed:
    'Não há mensalidade para esta versão com a mesma entrada inicial e o mesmo prazo.',
  costCompareUneven: 'Sem comparação: {items} com valor para uma só das duas.',
  costFrom: 'A partir de {km} km por ano, {name} custa menos por mês.',
  costAlways: '{name} custa menos por mês, faça os quilómetros que fizer.',
  costSame: 'As duas custam o mesmo por mês.',
  costChart: 'Custo por mês, conforme os quilómetros por ano',
  costTable: 'Ver os valores numa tabela',
  costTableKm: 'Por ano',
} as const

type RunningCostTexts = typeof runningCostLabels

declare module '../../labels/labels.ts' {
  interface OptionalLabels extends RunningCostTexts {}
}
