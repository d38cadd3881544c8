import { carsOf, type Content } from '../content.ts'
import { hasFinancedAmount, hasRoomForContents, offerFault } from '../figures.ts'
import { findingOf, problem, type Finding } from '../finding.ts'

/** Checks that the offers of models, engines and versions add up. */
export async function checkAmounts(content: Content): Promise<Finding[]> {
  const models = await content.models()
  const engines = models.map(async (model) =>
    carsOf(await content.ofModel('lstEngines', model), 'engine').map(({ name, wire }) => ({
      name: `${model.name} ${name}`,
      wire,
    })),
  )
  const versions = (await content.versions()).map(({ name, version }) => ({
    name,
    wire: version.wire,
  }))
  const offers = [...models, ...(await Promise.all(engines)).flat(), ...versions]
  const faulty = (fault: 'mtic' | 'taeg') =>
    versions.filter(({ wire }) => offerFault(wire) === fault)
  const found = [
    [
      'Offers whose financed amount is not the price less the down payment',
      offers.filter(({ wire }) => !hasFinancedAmount(wire)),
    ],
    [
      'Versions whose price contains more than it can',
      versions.filter(({ wire }) => !hasRoomForContents(wire)),
    ],
    ['Versions whose MTIC is less than their payments', faulty('mtic')],
    ['Versions whose TAEG does not follow from their other figures', faulty('taeg')],
  ] as const
  return found.flatMap(([what, wrong]) =>
    findingOf(
      problem,
      wrong.map(({ name }) => name),
      what,
      'Correct the figures on the content site.',
    ),
  )
}
