import type {
  EngineEntry,
  ExteriorEntry,
  InteriorEntry,
  ModelEntry,
  VersionEntry,
} from '../../../demo/content-site/catalogue/types.ts'
import { ask } from './walk.ts'

/** What the buyer of these end-to-end tests chooses, as the content site tells it. */
export const CHOICES = {
  motor: '1.6 Híbrido',
  versao: 'Horizonte',
  exterior: 'Vermelho Brasa',
  interior: 'Pele Camel',
} as const

/** The content site's entries of the model and of what is chosen. */
export async function readChoices(home: string) {
  const [models, engines, versions, exteriors, interiors] = await Promise.all([
    ask<ModelEntry[]>(home, 'lstModels/'),
    ask<EngineEntry[]>(home, 'lstEngines/101'),
    ask<VersionEntry[]>(home, 'lstVersions/101'),
    ask<ExteriorEntry[]>(home, 'extColors/101'),
    ask<InteriorEntry[]>(home, 'panomaricLI/101'),
  ])
  const model = found(models.find(({ id }) => id === 101))
  const engine = found(engines.find(({ engine: name }) => name === CHOICES.motor))
  const version = found(
    versions.find(
      ({ idEngine, designation }) => idEngine === engine.id && designation === CHOICES.versao,
    ),
  )
  const exterior = found(
    exteriors.find(
      ({ version: id, designation }) => id === version.id && designation === CHOICES.exterior,
    ),
  )
  const interior = found(
    interiors.find(
      ({ version: id, designation }) => id === version.id && designation === CHOICES.interior,
    ),
  )
  return { model, engine, version, exterior, interior }
}

function found<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error('the catalogue lacks what this journey is about')
  return entry
}

interface FinanceAnswer {
  readonly financialInfo: {
    readonly fee: number
    readonly taeg: number
    readonly rate: number
    readonly mtic: number
    readonly initialValue: number
    readonly nrPayments: number
    readonly capitalToFinance: number
  }
}

/** What updateFinances answers for a version with these surcharges. */
export async function askQuote(home: string, version: VersionEntry, surcharges: number) {
  const { id, pvpWithoutFinance, price, maxEntrance, nrPayments } = version
  const path = [id, pvpWithoutFinance, price + surcharges, 500, maxEntrance, nrPayments]
  const { financialInfo } = await ask<FinanceAnswer>(
    home,
    `updateFinances/${path.join('/')}/5.95/8.95/0/S`,
  )
  return financialInfo
}
