/** Strings about cars in stock. */
export const deliveryLabels = {
  stockCars: 'Cars in stock',
  stockCarsValue: 'the ones most like yours',
  stockCarsAlike: 'one like your configuration, at {price}',
  stockCarsFromOne: '{n} similar car, at {price}',
  stockCarsFromMany: '{n} similar cars, from {price}',
  stockCarsNone: 'There are no cars of this model in stock at the moment.',
  failedStockCars: 'The cars in stock could not be loaded.',
  stockCarChanges: 'different: {items}',
  stockCarGains: 'adds: {items}',
  stockCarLoses: 'lacks: {items}',
  stockCarMoreOne: '{items} and {n} more item',
  stockCarMoreMany: '{items} and {n} more items',
  stockCarPiecesOne: '{n} item of equipment',
  stockCarPiecesMany: '{n} items of equipment',
  stockCarSame: 'the same as your configuration',
  stockCarEngine: '{name} engine',
  stockCarVersion: '{name} version',
  stockCarExterior: 'paint ‘{name}’',
  stockCarInterior: 'interior ‘{name}’',
  stockCarChoose: 'Choose this car',
  stockCarChosen: 'You have chosen this car. Its price is {price}.',
  stockCarCard:
    'This is the price of your configuration. The stock car you chose, {place}, costs {price}.',
  stockCarDrop: 'I no longer want this car',
  stockCarDropped: 'No stock car is chosen any more. Your configuration is unchanged.',
  stockCarValue: 'you chose the one in {place}',
  stockCarGone: 'the one you chose is no longer in stock',
  stockCarGoneText:
    'The car you chose, in {place}, is no longer in stock. Your configuration is unchanged and can be ordered.',
  stockCarsNote:
    'A car in stock may be sold at any time: your dealer will confirm whether it is still available, and its price.',
}
