/** Strings about delivery: how long a car takes, and cars in stock. */
export const deliveryLabels = {
  // How long the configured car takes. Read after its heading: 'Delivery in 8 to 10 weeks'.
  leadTime: 'Delivery',
  leadTimeIn: 'in {span} (as of {date})',
  leadTimeSpan: '{from} to {to} weeks',
  leadTimeWeeksOne: '{n} week',
  leadTimeWeeksMany: '{n} weeks',
  leadTimeSlowestOne: 'The choice that takes longest: {items}.',
  leadTimeSlowestMany: 'The choices that take longest: {items}.',
  leadTimeNotChosen: '{item} (not chosen yet)',
  leadTimeExpected: 'This includes what the next steps propose: {items}.',
  leadTimeFaster: '{choice}: {span}, {price}',
  leadTimeWithVersion: 'With the {name} version',
  leadTimeWithExterior: 'In {name}',
  leadTimeWithInterior: 'With the {name} interior',
  leadTimeFastest: 'Changing one choice alone does not bring the delivery forward.',
  leadTimeChosen: 'Now chosen: {item}. Delivery {text}.',
  leadTimeNote: 'Delivery times are estimates: your dealer will confirm them.',
  leadTimeSource: 'Source: {source}.',

  // What one choice costs beside another
  priceLess: '{price} less',
  priceMore: '{price} more',
  priceSame: 'for the same price',

  // Cars in stock
  stockCars: 'Cars in stock',
  stockCarsValue: 'the ones most like yours',
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
  stockCarExterior: '{name} paint',
  stockCarInterior: '{name} interior',
  stockCarChoose: 'Choose this car',
  stockCarChosen: 'You have chosen this car. Its price is {price}.',
  stockCarNote: 'Stock car chosen: {id}, {place}, for {price}.',
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
