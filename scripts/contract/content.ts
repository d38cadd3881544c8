import { readFlag } from '../../src/core/content-site/values.ts'
import { asWire, readNumber, readText, type Wire } from '../../src/core/content-site/wire.ts'
import { jsonIn, type Client, type Reply } from './client.ts'
import { isList, operation, pathOf } from './openapi.ts'

/** The response of a call. */
export interface ContentAnswer {
  /** Name of the call, such as 'lstModels'. */
  readonly call: string
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** Parsed JSON; null if there is none. */
  readonly data: unknown
  readonly seconds: number
  readonly headers: Headers
  /** Whether the response is a list or an object as the call should answer. */
  readonly isExpected: boolean
}

/** A model, engine or version. */
export interface Car {
  readonly id: string
  readonly name: string
  readonly wire: Wire
}

/** A version and its model. */
interface ModelVersion {
  readonly model: Car
  readonly version: Car
  /** Model, version and engine, as findings name it. */
  readonly name: string
}

/** Arguments of a call by name. */
export type Arguments = Readonly<Record<string, string>>

/** Field that an object must have, by call. */
const FIELDS: Readonly<Record<string, string>> = {
  config_simul: 'hasSimul',
  hyuDealersLst: 'dealers',
  updateFinances: 'financialInfo',
  amortisation: 'rows',
  compareFinances: 'modalities',
}

/** Runs calls, each once. */
export class Content {
  readonly root: URL
  readonly client: Client
  readonly #answers = new Map<string, Promise<ContentAnswer>>()

  constructor(root: URL, client: Client) {
    this.root = root
    this.client = client
  }

  get(call: string, values: Arguments = {}): Promise<ContentAnswer> {
    const path = pathOf(operation(call), values)
    const known = this.#answers.get(path)
    if (known) return known
    const asked = this.client.send(new URL(path, this.root)).then((reply) => toAnswer(call, reply))
    this.#answers.set(path, asked)
    return asked
  }

  ofModel(call: string, { id }: Car): Promise<ContentAnswer> {
    return this.get(call, { modelId: id })
  }

  /** All responses so far. */
  answers(): Promise<ContentAnswer[]> {
    return Promise.all(this.#answers.values())
  }

  /** The models that have an id. */
  async models(): Promise<Car[]> {
    return carsOf(await this.get('lstModels'), 'model')
  }

  /** The versions of all models. */
  async versions(): Promise<ModelVersion[]> {
    const models = await this.models()
    const lists = models.map(async (model) =>
      carsOf(await this.ofModel('lstVersions', model), 'designation').map((version) => {
        const engine = readText(version.wire.engine) ?? ''
        return { model, version, name: `${model.name} ${version.name} ${engine}`.trimEnd() }
      }),
    )
    return (await Promise.all(lists)).flat()
  }

  /** Whether the site has financing. */
  async hasSimulation(): Promise<boolean> {
    return readFlag(asWire((await this.get('config_simul')).data).hasSimul)
  }

  /** Whether the site lists stock cars. */
  async hasStockCars(): Promise<boolean> {
    return readFlag(asWire((await this.get('config_simul')).data).hasStockCars)
  }
}

/** The entries of a response that are objects. */
export function entriesOf({ data, isExpected }: ContentAnswer): Wire[] {
  return isExpected && Array.isArray(data)
    ? data.filter((entry) => typeof entry === 'object' && entry !== null).map(asWire)
    : []
}

/** The entries of a response that have an id. */
export function carsOf(answer: ContentAnswer, nameField: string): Car[] {
  return entriesOf(answer).flatMap((wire) => {
    const id = readText(wire.id)
    return id === null ? [] : [{ id, name: readText(wire[nameField]) ?? id, wire }]
  })
}

/** A number in a field; null if it is missing. */
export function numberIn(wire: Wire, field: string): number | null {
  return readNumber(wire[field])
}

/** Reads the response to a call. */
export function toAnswer(call: string, { status, headers, body, seconds }: Reply): ContentAnswer {
  const data = status === 200 ? parsed(headers, body) : null
  return { call, status, data, seconds, headers, isExpected: isMeant(call, data) }
}

function parsed(headers: Headers, body: Uint8Array): unknown {
  const type = headers.get('Content-Type') ?? ''
  return /^application\/([a-z0-9.-]+\+)?json\b/i.test(type) ? jsonIn(body) : null
}

function isMeant(call: string, data: unknown): boolean {
  if (isList(operation(call))) return Array.isArray(data)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false
  const field = FIELDS[call]
  return field === undefined || field in data
}
