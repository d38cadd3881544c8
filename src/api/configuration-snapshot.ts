import type { BuildCode } from '../domain/builds/build-code.ts'
import type { SnapshotSource } from '../domain/leads/lead-record.ts'
import { OPTION_KINDS, type OptionKind } from '../domain/steps/choice-steps.ts'
import type { ChoiceKind } from '../domain/steps/steps.ts'
import { toCents } from '../domain/cents.ts'
import { surchargeAmount } from '../domain/financing/total-price.ts'
import type { Euros, Id, Percent } from '../domain/units.ts'
import { toWltpWire, type WltpWire } from './wltp.ts'

/** Version of the format, so that a site can read leads from older pages (docs/content-api.md, snapshot). */
const SCHEMA = 1

interface Named {
  readonly id: Id
  readonly name: string
}

/** One price line: the car or the surcharge of a colour. */
export interface SnapshotPriceLine {
  readonly item: 'model' | ChoiceKind
  readonly name: string
  /** 0 when included, null when unknown. */
  readonly cents: number | null
}

/** The options of the version: its colours. */
type SnapshotOptions = {
  readonly [Kind in OptionKind]: (Named & { readonly factoryCode: string | null }) | null
}

/**
 * The configuration as displayed when the form was submitted (docs/content-api.md, snapshot).
 * Amounts are integer cents, rates are percentages. Null means unknown or not chosen.
 */
export interface ConfigurationSnapshot extends SnapshotOptions {
  readonly schema: typeof SCHEMA
  readonly configurationId: Id
  /** Share link that opens this configuration. */
  readonly link: string
  /** Missing without one. */
  readonly code?: BuildCode
  readonly model: Named | null
  readonly engine: (Named & { readonly powerCv: number | null }) | null
  readonly version:
    | (Named & {
        readonly generation: string | null
        readonly localCode: string | null
        readonly localSuffix: string | null
      })
    | null
  readonly priceLines: readonly SnapshotPriceLine[]
  readonly totalCents: number | null
  readonly financing: SnapshotFinancing | null
  readonly wltp: WltpWire | null
  /** The credit's legal text as displayed with the figures. */
  readonly creditLegal: string | null
}

export interface SnapshotFinancing {
  readonly creditType: 'CREDIT' | 'HOD'
  readonly monthlyPaymentCents: number | null
  readonly taegPercent: Percent | null
  readonly tanPercent: Percent | null
  readonly mticCents: number | null
  readonly downPaymentCents: number | null
  readonly months: number | null
  readonly financedAmountCents: number | null
  /** Final payment of Open Drive. */
  readonly lastPaymentCents: number | null
  /** False if the figures are the version's own, because no quote with colours is available. */
  readonly coversColours: boolean
}

/** Builds the snapshot that a lead carries. */
export function toSnapshot(source: SnapshotSource): ConfigurationSnapshot {
  const { model, engine, version, offer } = source
  return {
    schema: SCHEMA,
    configurationId: source.configurationId,
    link: source.link,
    ...(source.code !== null && { code: source.code }),
    model: model && named(model),
    engine: engine && { ...named(engine), powerCv: engine.power },
    version: version && {
      ...named(version),
      generation: version.generation,
      localCode: version.localCode,
      localSuffix: version.localSuffix,
    },
    ...options(source),
    priceLines: priceLines(source),
    totalCents: toCents(offer?.price ?? null),
    financing: offer && {
      creditType: offer.creditType,
      monthlyPaymentCents: toCents(offer.monthlyPayment),
      taegPercent: offer.taeg,
      tanPercent: offer.tan,
      mticCents: toCents(offer.mtic),
      downPaymentCents: toCents(offer.downPayment),
      months: offer.nrPayments,
      financedAmountCents: toCents(offer.financedAmount),
      lastPaymentCents: toCents(offer.lastPayment),
      coversColours: offer.coversColours,
    },
    wltp: toWltpWire(source.wltp),
    creditLegal: source.creditLegal,
  }
}

function options(source: SnapshotSource): SnapshotOptions {
  const entries = OPTION_KINDS.map((kind) => {
    const option = source[kind]
    return [kind, option && { ...named(option), factoryCode: option.factoryCode }]
  })
  return Object.fromEntries(entries) as SnapshotOptions
}

function priceLines(source: SnapshotSource): readonly SnapshotPriceLine[] {
  const { model, engine, version, basePrice } = source
  const line = (
    item: SnapshotPriceLine['item'],
    { name }: Named,
    euros: Euros | null,
  ): SnapshotPriceLine => ({ item, name, cents: toCents(euros) })
  const base =
    (version && line('version', version, basePrice)) ??
    (engine && line('engine', engine, basePrice)) ??
    (model && line('model', model, basePrice))
  return [
    base,
    ...OPTION_KINDS.map((kind) => {
      const option = source[kind]
      return option && line(kind, option, surchargeAmount(option.surcharge))
    }),
  ].filter((item) => item !== null)
}

function named(item: Named): Named {
  return { id: item.id, name: item.name }
}
