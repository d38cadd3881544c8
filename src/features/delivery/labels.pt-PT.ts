/** Strings about cars in stock. */
export const deliveryLabels = {
  stockCars: 'Carros em stock',
  stockCarsValue: 'os mais parecidos com o seu',
  stockCarsAlikeOne: '{n} igual',
  stockCarsAlikeMany: '{n} iguais',
  stockCarsSimilarOne: '{n} parecido',
  stockCarsSimilarMany: '{n} parecidos',
  stockCarsFromOne: '{n} carro parecido, por {price}',
  stockCarsFromMany: '{n} carros parecidos, desde {price}',
  stockCarPrice: 'Um carro igual, em stock: {price}, {difference}.',
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

type DeliveryTexts = typeof deliveryLabels

declare module '../../labels/labels.ts' {
  interface OptionalLabels extends DeliveryTexts {}
}
