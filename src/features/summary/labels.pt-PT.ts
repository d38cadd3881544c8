/** Strings of financing and stock on the summary. Loaded with the steps. */
export const summaryLabels = {
  // Financing
  creditToDriveText: 'Crédito tradicional: no fim do prazo, o carro é seu.',
  openDriveText: 'No fim do contrato escolhe: ficar com o carro, trocar ou devolver.',
  initialEntrySlider: 'Entrada Inicial',
  typedEntry: 'Entrada Inicial em euros',
  typedTerm: 'Prazo em meses',
  monthsUnit: 'meses',
  updateHint: 'Altere a entrada ou o prazo para atualizar.',
  simulationTitle: 'Simulação Financeira:',
  openSimulation: 'Abrir a simulação',
  closeSimulation: 'Fechar a simulação',
  simulating: 'A calcular a simulação…',
  simulationAnnouncement: '{type}: {n} prestações de {rent}, TAEG {taeg}.',
  simulationEmpty: 'Sem Resultados',
  simulationEmptyAdjust: 'Ajuste as suas condições de simulação',
  simulationEmptyWhat: '(entrada inicial e número de meses).',
  downloadFin: 'Descarregar FIN',
  finInFull: 'FIN: Ficha de Informação Normalizada.',
  finFailed: 'Não foi possível descarregar a FIN.',
  optionsEach:
    'Por mês, paga menos {rent} com {one}; no total (MTIC), paga menos {mtic} com {other}.',
  optionsBoth:
    'Com {one}, paga menos {rent} por mês e menos {mtic} no total (MTIC) do que com {other}.',
  optionsLast: 'última prestação de {last}',
  campaignEnd: 'Campanha de financiamento válida até {date}.',
  campaignEnded: 'A campanha de financiamento terminou em {date}. Valores sujeitos a confirmação.',
  exampleTitle: 'Exemplo representativo',
  exampleOf: '{type}, {car}. Crédito com reserva de propriedade.',
  warranty: 'Garantia de 7 anos.',

  // The price in full
  ledgerOpen: 'Ver o preço ao pormenor',
  ledgerTotal: 'Preço total',
  ledgerContains: 'O que o preço já inclui',
  ledgerContainsText: 'Estes valores já fazem parte dos preços acima e não acrescem ao total.',
  ledgerLegalization: 'Legalização',
  ledgerTransport: 'Transporte',
  ledgerEcoValue: 'Ecovalor',
  ledgerVat: 'IVA da versão',
  ledgerVatRate: 'IVA da versão ({rate})',
  ledgerCampaign: 'Desconto da campanha de financiamento',
  ledgerCampaignUntil: 'Desconto da campanha de financiamento, até {date}',
  ledgerCampaignEnded:
    'Desconto da campanha de financiamento, que terminou em {date}, sujeito a confirmação',
  ledgerExcludes: 'O que o preço não inclui',
  ledgerValidUntil: 'Preço válido até {date}.',
  ledgerExpired: 'A validade do preço terminou em {date}. Valores sujeitos a confirmação.',

  // Credit types side by side
  compareModalities: 'Comparar modalidades',
  modality: 'Modalidade',
  nearestEntry: '{type}: entrada inicial permitida mais próxima, {value}.',
  nearestTerm: '{type}: prazo permitido mais próximo, {value}.',
  amortisationPlan: 'Plano de amortização',
  seePlan: 'Ver plano',
  seePlanOf: 'Ver plano de amortização: {type}',
  amortisationOf: 'Plano de amortização: {type}',
  planByMonth: 'Ver mês a mês',
  planByYear: 'Ver ano a ano',
  planMonth: 'Mês',
  planYear: 'Ano',
  planOpening: 'Dívida inicial',
  planPayment: 'Pagamento',
  planInterest: 'Juros',
  planInterestAndStamp: 'Juros e selo',
  planStamp: 'Selo',
  planCapital: 'Capital',
  planClosing: 'Dívida final',
  planResidual: '{n}, última prestação',
  planTotal: 'Total',
  planSum:
    'Juros {interest} + selo {stamp} + capital {capital} + despesas iniciais {initial} + despesas finais {post} = MTIC {mtic}.',

  // What the rows contain
  equipmentCountOne: '{n} equipamento',
  equipmentCountMany: '{n} equipamentos',
  financingValue: '{rent}/mês, TAEG {taeg}, {n} meses, entrada {entry}',

  // Click to Buy
  clickToBuy: 'Click to Buy',
  stockExactOne: 'Existe {n} carro que corresponde exatamente',
  stockExactMany: 'Existem {n} carros que correspondem exatamente',
  stockPartialOne: 'Existe {n} carro que corresponde parcialmente',
  stockPartialMany: 'Existem {n} carros que correspondem parcialmente',
  stockWhere: 'à sua configuração, na loja online Click to Buy.',
  buyOnline: 'Comprar na Click to Buy',
  newTab: '(abre noutro separador)',

  // Repayment plan
  planChart: 'Capital e juros pagos ao longo do tempo',
  planChartCapital: 'Capital pago',
  planChartInterest: 'Juros pagos',
  planChartEnd:
    'Ao fim de {n} meses: capital {capital}, juros {interest}. Os valores de cada mês estão na tabela a seguir.',
  planChartMonth: 'Mês {n}',
  stockCarNote: 'Carro em stock escolhido: {id}, {place}, por {price}.',

  // Choices, tools and dialogs
  exteriorCode: 'Código da cor exterior',
  interiorCode: 'Código do interior',
  printedEquipment: 'Equipamento de série',
  lineMissing: 'Por escolher',
  changeLine: 'Alterar {line}',
  totalNote: 'A versão e as cores mostram o que acrescentam ao preço. Preço total c/ IVA.',
  sendByEmail: 'Enviar por email',
  newConfiguration: 'Nova Configuração',
  linkCopied: 'Link copiado. Cole-o onde quiser partilhar esta configuração.',
  failedOptions: 'Não foi possível carregar as opções de financiamento.',
  failedPlan: 'Não foi possível carregar o plano de pagamentos.',
  financingFallback:
    'Crédito com reserva de propriedade. A mensalidade e a TAEG incluem os impostos e as comissões do contrato. Com Credit to Drive, a comissão de extinção do contrato é de 32,50 €. Garantia de 7 anos. Peça uma simulação ao seu concessionário.',
} as const
