import { readLeadTime, isCurrent } from '../../../src/core/catalogue/lead-time.ts'
import { readText, type Wire } from '../../../src/core/content-site/wire.ts'
import { dayIn, MARKET_TIME_ZONE } from '../../../src/core/values/days.ts'
import { entriesOf, type Car, type Content } from '../content.ts'
import { findingOf, warning, type Finding } from '../finding.ts'

/** Reports lead times that nobody sees, and stock cars that cannot be chosen. */
export async function checkDelivery(content: Content): Promise<Finding[]> {
  const models = await content.models()
  const outdated = [
    ...(await content.versions()).map(({ name, version }) => ({ name, wire: version.wire })),
    ...(await Promise.all(models.map((model) => optionsOf(content, model)))).flat(),
  ].filter(({ wire }) => isOutdated(wire))
  const unknown = (await content.hasStockCars())
    ? (await Promise.all(models.map((model) => unknownCars(content, model)))).flat()
    : []
  return [
    ...findingOf(
      warning,
      outdated.map(({ name }) => name),
      'Lead times that are not shown, because they are older than 14 days or dated in the future',
      'Confirm them, and update their date on the content site.',
    ),
    ...findingOf(
      warning,
      unknown,
      'Stock cars that are not shown, because the lists do not have their version, colour or interior',
      'Correct them on the content site.',
    ),
  ]
}

/** The colours and interiors of a model, each of the same name once for all versions. */
async function optionsOf(content: Content, model: Car) {
  const lists = ['extColors', 'panomaricLI'].map((call) => content.ofModel(call, model))
  return (await Promise.all(lists)).flatMap(entriesOf).map((wire) => ({
    name: `${model.name} ${readText(wire.designation) ?? ''}`.trimEnd(),
    wire,
  }))
}

/** Whether a lead time is stated that does not count today. The check of the fields reports unreadable ones. */
function isOutdated({ leadTime }: Wire): boolean {
  const stated = readLeadTime(leadTime)
  const today = dayIn(MARKET_TIME_ZONE, new Date())
  return stated !== null && stated !== 'unreadable' && !isCurrent(stated, today)
}

/** The stock cars of a model that refer to what its lists do not have. Other checks report a list that is missing. */
async function unknownCars(content: Content, model: Car): Promise<string[]> {
  const lists = ['lstVersions', 'extColors', 'panomaricLI', 'stockCars']
  const answers = await Promise.all(lists.map((call) => content.ofModel(call, model)))
  const [versions = [], exteriors = [], interiors = [], cars = []] = answers.map(entriesOf)
  if (answers.some(({ isExpected }) => !isExpected)) return []
  const has = (list: readonly Wire[], car: Wire, field: string) =>
    readText(car[field]) === null ||
    list.some(
      (entry) =>
        readText(entry.version) === readText(car.version) &&
        (readText(entry[field]) ?? readText(entry.id)) === readText(car[field]),
    )
  return cars.flatMap((car) => {
    const isKnown =
      versions.some(({ id }) => readText(id) === readText(car.version)) &&
      has(exteriors, car, 'colorid') &&
      has(interiors, car, 'idColor')
    return isKnown ? [] : [`${model.name} ${readText(car.id) ?? ''}`.trimEnd()]
  })
}
