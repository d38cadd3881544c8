import { asWire } from '../../../src/core/content-site/wire.ts'
import { numberIn, type Arguments, type Content } from '../content.ts'
import { isPlanSound, simulationFaults } from '../figures.ts'
import { nameList, problem, warning, type Finding } from '../finding.ts'
import { isRangeUnknown } from './calls.ts'

const CONTACT = 'Contact the administrator of the content site.'

/** Simulates the offer of the first version with a price as CREDIT, and requests the simulations beside it. */
export async function checkFinance(content: Content): Promise<Finding[]> {
  if (!(await content.hasSimulation())) return []
  const found = (await content.versions()).find(
    ({ version }) => numberIn(version.wire, 'price') !== null,
  )
  if (!found) {
    if (await isRangeUnknown(content)) return []
    const next = 'Add prices on the content site, then run the checks again.'
    return [warning('The simulation was not tested because no version has a price.', next)]
  }
  const { version } = found
  const terms = await termsOf(content, version.wire, version.id)
  const answer = await content.get('updateFinances', terms)
  const info = asWire(asWire(answer.data).financialInfo)
  if ((numberIn(info, 'fee') ?? 0) <= 0 || numberIn(info, 'taeg') === null) {
    const text = `The simulation for ${version.name} fails (updateFinances, status ${answer.status}). Visitors see 'Sem Resultados'.`
    const next =
      'Contact the administrator of the content site, or turn financing off until it works.'
    return [problem(text, next)]
  }
  return [
    ...sums('updateFinances', version.name, simulationFaults(info)),
    ...(await plan(content, version.name, terms)),
    ...(await comparison(content, version.name, terms)),
  ]
}

async function plan(content: Content, name: string, terms: Arguments): Promise<Finding[]> {
  const { data, status } = await content.get('amortisation', terms)
  const { rows, totals } = asWire(data)
  if (!Array.isArray(rows) || rows.length === 0) return failing('amortisation', name, status)
  return isPlanSound(rows.map(asWire), asWire(totals)) ? [] : sums('amortisation', name, ['totals'])
}

async function comparison(content: Content, name: string, terms: Arguments): Promise<Finding[]> {
  const { data, status } = await content.get('compareFinances', terms)
  const { modalities } = asWire(data)
  if (!Array.isArray(modalities) || modalities.length === 0)
    return failing('compareFinances', name, status)
  const faults = modalities.flatMap((each) => simulationFaults(asWire(asWire(each).financialInfo)))
  return sums('compareFinances', name, faults)
}

function failing(call: string, name: string, status: number): Finding[] {
  const text = `The call ${call} fails for ${name} (status ${status}), so visitors do not see its result beside the simulation.`
  return [warning(text, CONTACT)]
}

function sums(call: string, name: string, faults: readonly string[]): Finding[] {
  const text = `The figures of ${call} for ${name} do not add up: ${nameList(faults)}.`
  return faults.length > 0 ? [problem(text, CONTACT)] : []
}

/** The arguments of all simulations. */
async function termsOf(content: Content, wire: Readonly<Record<string, unknown>>, id: string) {
  const config = asWire((await content.get('config_simul')).data)
  const price = numberIn(wire, 'price') ?? 0
  const numbers = {
    priceWithoutFinance: numberIn(wire, 'pvpWithoutFinance') ?? price,
    vehiclePrice: price,
    basePrice: price,
    minEntry: numberIn(config, 'credMinEntry'),
    initialValue: numberIn(wire, 'maxEntrance'),
    nrPayments: numberIn(wire, 'nrPayments') ?? numberIn(config, 'credMaxMonths'),
    minRate: numberIn(config, 'cred_minRate'),
    maxRate: numberIn(config, 'cred_maxRate'),
    residualAmount: 0,
  }
  const texts = Object.entries(numbers).map(([name, value]) => [name, String(value ?? 0)])
  return { versionId: id, creditType: 'S', ...Object.fromEntries(texts) } as Arguments
}
