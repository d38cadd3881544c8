/** Strings about delivery: how long a car takes, and cars in stock. Loaded with the steps. */
export const deliveryLabels = {
  // How long the configured car takes. Read after its heading: 'Entrega em 8 a 10 semanas'.
  leadTime: 'Entrega',
  leadTimeIn: 'em {span} (indicação de {date})',
  leadTimeSpan: '{from} a {to} semanas',
  leadTimeWeeksOne: '{n} semana',
  leadTimeWeeksMany: '{n} semanas',
  leadTimeSlowestOne: 'A escolha que mais demora: {items}.',
  leadTimeSlowestMany: 'As escolhas que mais demoram: {items}.',
  leadTimeNotChosen: '{item} (por escolher)',
  leadTimeExpected: 'Já conta com o que os próximos passos propõem: {items}.',
  leadTimeFaster: '{choice}: {span}, {price}',
  leadTimeWithVersion: 'Com a versão {name}',
  leadTimeWithExterior: 'Com a cor {name}',
  leadTimeWithInterior: 'Com o interior {name}',
  leadTimeFastest: 'Mudar só uma escolha não antecipa a entrega.',
  leadTimeChosen: 'Está escolhido: {item}. Entrega {text}.',
  leadTimeNote: 'O prazo é indicativo: o concessionário confirma-o.',
  leadTimeSource: 'Fonte: {source}.',

  // What one choice costs beside another
  priceLess: 'menos {price}',
  priceMore: 'mais {price}',
  priceSame: 'pelo mesmo preço',

  // Cars in stock
  stockCars: 'Carros em stock',
  stockCarsValue: 'os mais parecidos com o seu',
  stockCarsNone: 'De momento, não há carros deste modelo em stock.',
  failedStockCars: 'Não foi possível carregar os carros em stock.',
  stockCarChanges: 'muda: {items}',
  stockCarGains: 'ganha: {items}',
  stockCarLoses: 'perde: {items}',
  stockCarMoreOne: '{items} e mais {n} equipamento',
  stockCarMoreMany: '{items} e mais {n} equipamentos',
  stockCarPiecesOne: '{n} equipamento',
  stockCarPiecesMany: '{n} equipamentos',
  stockCarSame: 'igual à sua configuração',
  stockCarEngine: 'motor {name}',
  stockCarVersion: 'versão {name}',
  stockCarExterior: 'cor {name}',
  stockCarInterior: 'interior {name}',
  stockCarChoose: 'Escolher este carro',
  stockCarChosen: 'Escolheu este carro. O preço dele é {price}.',
  stockCarNote: 'Carro em stock escolhido: {id}, {place}, por {price}.',
  stockCarCard:
    'Este é o preço da sua configuração. O carro em stock que escolheu, {place}, custa {price}.',
  stockCarDrop: 'Já não quero este carro',
  stockCarDropped: 'Já não está escolhido nenhum carro em stock. A configuração mantém-se.',
  stockCarValue: 'escolheu o que está {place}',
  stockCarGone: 'o que escolheu já não está em stock',
  stockCarGoneText:
    'O carro que escolheu, {place}, já não está em stock. A configuração mantém-se e pode ser encomendada.',
  stockCarsNote:
    'Um carro em stock pode ser vendido a qualquer momento: o concessionário confirma se ainda o tem e a que preço.',
} as const
