import type { PartialBackOffice } from '../api/back-office.ts'
import type { ReadContentConfig } from '../api/content-config.ts'
import type {
  CarPod,
  DealerNetwork,
  Engine,
  Equipment,
  ExteriorColour,
  Interior,
  Model,
  ModelIntro,
  Version,
} from '../domain/catalogue.ts'
import type { Configuration } from '../domain/configuration.ts'
import type { AmortisationPlan, FinancingOption } from '../domain/credit-plan.ts'
import type { LoanRequest } from '../domain/financing.ts'
import type { FilterSelection } from '../domain/filtering.ts'
import type { AlertCode, Screen } from '../domain/guards.ts'
import type { LeadKind } from '../domain/lead-form.ts'
import type { Quote } from '../domain/quote.ts'
import type { DroppedChoice } from '../domain/restore.ts'
import type { StockOffer } from '../domain/stock-offer.ts'
import type { Steps } from '../domain/steps.ts'
import type { Id } from '../domain/units.ts'
import type { Settings } from './settings.ts'

/** What the content site is asked for, once per element. */
export interface SiteResources {
  readonly config: ReadContentConfig
  readonly models: readonly Model[]
  readonly intros: readonly ModelIntro[]
  readonly equipment: readonly Equipment[]
  readonly dealers: DealerNetwork
  readonly backOffice: PartialBackOffice
  readonly carPods: readonly CarPod[]
}

/** What the content site is asked for, once per model. */
export interface ModelResources {
  readonly engines: readonly Engine[]
  readonly versions: readonly Version[]
  readonly exteriors: readonly ExteriorColour[]
  readonly interiors: readonly Interior[]
}

/** One request's state; the data of an earlier answer stays while it is asked again. */
export interface Load<Data> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly data: Data | null
}

type Loads<Resources> = { readonly [Name in keyof Resources]?: Load<Resources[Name]> }

/** A route as the address names it. */
export interface RouteTarget {
  readonly screen: Screen
  readonly modelName: string | null
  readonly comparison: 'engine' | 'version' | null
}

/** What a modal shows. */
export type Modal =
  | { readonly kind: 'specs'; readonly engineId: Id }
  | { readonly kind: 'equipment'; readonly versionId: Id }
  /** Of a version's own offer; null of none, missing of what is configured. */
  | { readonly kind: 'finance'; readonly versionId?: Id | null }
  | { readonly kind: 'gallery'; readonly side: 'exterior' | 'interior' | 'gallery' }
  | { readonly kind: 'contact'; readonly purpose: LeadKind }

/** What the buyer is told in passing. */
export type Notice =
  | { readonly kind: 'model-gone' }
  | { readonly kind: 'dropped'; readonly items: readonly DroppedChoice[] }

/** A configuration that waits to be restored, and where it comes from. */
export interface PendingRestore {
  readonly source: 'link' | 'saved'
  /** The link's query or the cookie's JSON, unread. */
  readonly text: string
}

/** A priced configuration; `key` names what was priced. */
export interface QuoteState {
  readonly key: string | null
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly quote: Quote | null
}

/** What the buyer does in the financing section. */
export interface Simulation {
  /** The configuration, version and credit type it is of: any other begins anew. */
  readonly subject: string
  /** Where the sliders stand; another object for every move. */
  readonly sliders: LoanRequest
  /** What was last asked for; null while the version's own offer stands. */
  readonly asked: LoanRequest | null
  /** Whether a slider has moved since the last result (spec §4, financing). */
  readonly canUpdate: boolean
}

/** An answer to one question; `key` names what was asked. */
export interface Keyed<Data> {
  readonly key: string
  readonly load: Load<Data>
}

/** The screens that have a filter. */
export type FilterName = 'home' | 'engine' | 'version'

export interface State {
  readonly settings: Settings
  /** Back-office data from the attributes, read. */
  readonly attributes: PartialBackOffice
  readonly site: Loads<SiteResources>
  readonly byModel: Readonly<Record<Id, Loads<ModelResources>>>
  readonly configuration: Configuration
  readonly steps: Steps
  /** What is ticked; a screen without an entry has nothing ticked. */
  readonly filters: { readonly [Name in FilterName]?: FilterSelection }
  readonly quote: QuoteState
  /** Missing until the buyer touches the financing section; so are its side questions. */
  readonly simulation?: Simulation
  readonly financingOptions?: Keyed<readonly FinancingOption[]>
  readonly plan?: Keyed<AmortisationPlan>
  /** Cars like the configuration in the online shop; none is null. */
  readonly stock?: Keyed<StockOffer | null>
  /** The last configuration sheet that was made, and what it was made for. */
  readonly sheet?: { readonly key: string; readonly link: string }
  /** The screen that is shown; null until the first one is decided. */
  readonly route: RouteTarget | null
  /** How many screens have been entered. */
  readonly visits: number
  /** Query string of the first address of the visit; kept because the flow's code may load after it has changed. */
  readonly visitQuery: string
  /** Item chosen in the comparison, to be preselected on arrival. */
  readonly compared: Id | null
  readonly pending: PendingRestore | null
  readonly alert: AlertCode | null
  readonly notice: Notice | null
  readonly modal: Modal | null
  /** The `wp_dealersOIDs` cookie's value, kept after the cookie is erased. */
  readonly dealersValue: string | null
  /** Names this configuration towards the site (`wp_cfgHyu_uniqueID`). */
  readonly uniqueId: Id | null
}

/** How actions reach the one element they belong to. */
export interface StoreContext {
  readonly get: () => State
  readonly set: (change: Partial<State>) => void
  readonly host: EventTarget
}
