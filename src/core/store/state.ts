import type { BackOfficeField } from '../content-site/content-config.ts'
import type { Wire } from '../content-site/wire.ts'
import type { NoBuildError, BuildCode } from '../configuration/build-code.ts'
import type { BuildChanges, FoundBuild, OpenedBuild } from '../configuration/build.ts'
import type { Model, Offer } from '../catalogue/catalogue.ts'
import type { Configuration, ChoiceKind, StepId } from '../configuration/configuration.ts'
import type { LoanRequest } from '../offer/financing.ts'
import type { FilterSelection } from '../filtering/filtering.ts'
import type { AlertCode, Screen } from '../configuration/guards.ts'
import type { Quote } from '../offer/quote.ts'
import type { ChosenStockCar, StockCar } from '../offer/stock-car.ts'
import type { ChoiceLists } from '../configuration/choice-steps.ts'
import type { Id } from '../values/units.ts'
import type { SITE_REQUESTS, RequestQueue } from './request-queue.ts'
import type { AnalyticsEvent } from '../reporting/report-event.ts'
import type { TabLock } from '../../platform/tab-lock.ts'
import type { ContentSite } from '../content-site/content-site.ts'

/** Fields in place of those of the content site, in wire format. `creditLimits` has further ones of the content config. */
export type SiteField =
  | BackOfficeField
  | 'configuration'
  | 'creditLimits'
  | 'hasSimul'
  | 'liveSimulation'
  | 'hasBuildCodes'

/** Settings from the element's attributes (docs/element.md, Attributes). */
export interface Settings extends Readonly<Partial<Record<SiteField, unknown>>> {
  /** Base path of the routes, without trailing slash; '' for the site's root. */
  readonly basePath: string
  /** Root URL of the content site. */
  readonly apiUrl: string
  /** Root URL for stock requests. Null to use the content site. */
  readonly stockUrl: string | null
  /** Timeout of a single request attempt, in milliseconds. */
  readonly requestTimeout: number
  readonly routing: 'history' | 'memory'
  /** Whether the page's title follows the steps: 'true' or 'false', or another text of a flag. */
  readonly followTitle: string
  /** Of the market, whose day decides what is valid: a name of the IANA database. Null for that of Lisbon. */
  readonly timeZone: string | null
  /** Lifetime of the cookies for choices and id, in days; any other text is the session. */
  readonly cookieLifetime: string
  /** 'granted' if the visitor agrees to analytics; any other text denies it (decision 0048). */
  readonly consent: string
  /** Code or share link's query of the configuration that opens first. */
  readonly configuration?: string
}

type SiteRequests = typeof SITE_REQUESTS

type Responses = { readonly [Name in keyof SiteRequests]: Awaited<ReturnType<SiteRequests[Name]>> }

/** What the content site answers, by the name of its load. A feature adds its own. */
export interface SiteData extends Responses {
  readonly models: readonly Model[]
  readonly backOffice: Wire
  readonly quote: Quote
  readonly stockCars: readonly StockCar[]
  readonly buildCode: BuildCode
  /** The link to the last configuration PDF. */
  readonly sheet: string
}

/** The state of a request. Earlier data is kept while the request is repeated. */
export interface Load<Data> {
  /** Identifies the parameters of a request whose parameters change. */
  readonly key?: string | undefined
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly data: Data | null
}

/** All that was requested from the content site, by name. What has not been requested is missing. */
export type Loads = {
  readonly [Name in keyof SiteData]?: Load<SiteData[Name]>
} & {
  readonly [Name in keyof ChoiceLists as `${Name} of ${Id}`]?: Load<ChoiceLists[Name]>
} & {
  /** The builds looked up by their codes, to be compared: what was found, or why there is none. */
  readonly [name: `build ${BuildCode}`]: Load<FoundBuild | NoBuildError['reason']> | undefined
  /** The quotes of compared builds, by their terms. */
  readonly [name: `quote of ${string}`]: Load<Quote> | undefined
}

export type DataOf<Name extends keyof Loads> =
  NonNullable<Loads[Name]> extends Load<infer Data> ? Data : never

export interface RouteTarget {
  readonly screen: Screen
  readonly modelName: string | null
  readonly comparison: 'engine' | 'version' | null
}

/** The offer of a model, an engine or a version. Engines have no TAN and MTIC of their own. */
export type NamedOffer = Offer & Pick<Model, 'id' | 'name'> & Partial<Pick<Model, 'tan' | 'mtic'>>

/** The forms (spec §2, modals). */
export type LeadKind = 'proposal' | 'test-drive' | 'configuration-email'

/** The dialogs, each with what it is about. An optional feature adds its own. */
export interface Modals {
  readonly specs: { readonly engineId: Id }
  readonly equipment: { readonly versionId: Id }
  /** The offer of the financing example, as shown on a card. Missing, that of the current configuration. */
  readonly finance: { readonly offer?: NamedOffer }
  readonly gallery: { readonly side: 'exterior' | 'interior' | 'gallery' }
  readonly contact: { readonly purpose: LeadKind }
  /** No dialog: opens the configuration of a share link's query. */
  readonly link: { readonly query: string }
}

export type Modal = {
  [Kind in keyof Modals]: { readonly kind: Kind } & Modals[Kind]
}[keyof Modals]

/** A dismissible message to the user. */
export type Notice =
  | { readonly kind: 'model-gone'; readonly isShared: boolean }
  /** The page names a configuration that cannot be opened. */
  | { readonly kind: 'page-gone' }
  | {
      readonly kind: 'dropped'
      readonly items: readonly ChoiceKind[]
      /** Whether they were read from a share link, which may be damaged. */
      readonly isShared: boolean
    }
  /** A build was opened by its code. */
  | {
      readonly kind: 'build'
      readonly build: OpenedBuild
      readonly changes: BuildChanges
      /** Names of the colours that replace those no longer offered. */
      readonly replacements: readonly string[]
    }

/** A configuration to be restored, and its source. */
export type PendingRestore =
  | {
      readonly source: 'link'
      /** The link's query string or the attribute `configuration`, not yet parsed. */
      readonly text: string
      /** The build whose code was entered, to say what has changed since. */
      readonly build?: OpenedBuild
    }
  /** The cookie of a saved configuration, not yet read. */
  | { readonly source: 'saved' }

export interface Simulation {
  /** Key of the configuration, version and credit type. Another subject resets the simulation. */
  readonly subject: string
  /** Slider values. Every move creates a new object. */
  readonly sliders: LoanRequest
  /** The values last requested. Null while the version's own offer is shown. */
  readonly requested: LoanRequest | null
  /** Whether a slider has moved since the last result (spec §4, financing). */
  readonly canUpdate: boolean
}

/** Models that come first in the model list. */
export interface Recommended {
  /** Items of the loaded list: a list of another content site has none of them. */
  readonly models: readonly Model[]
  /** Shown before the name of their segment. */
  readonly mark: string
}

export type FilterName = 'home' | 'engine' | 'version'

export interface State {
  readonly settings: Settings
  /** All loads. Emptied by a change of the content site. */
  readonly site: Loads
  readonly configuration: Configuration
  /** The furthest step reached, which the buyer may open again. The steps before it are concluded (spec §4, steps). */
  readonly furthest: StepId
  /** Selected filter options. A screen without an entry has none. */
  readonly filters: { readonly [Name in FilterName]?: FilterSelection | undefined }
  /** Missing until the user changes the financing section. */
  readonly simulation?: Simulation
  /** The stock car that the buyer wants. Missing until one is chosen. It counts while the configuration is that car's. */
  readonly stockCar?: ChosenStockCar | undefined
  /** The models that come first in the model list. Missing if there are none. */
  readonly recommended?: Recommended | undefined
  /**
   * The screen that the buyer has entered last, from which guards judge a navigation, and whose figures are shown. Which
   * one is to be shown, the URL alone says. Null before the first one, and where a restored configuration begins.
   */
  readonly entered: RouteTarget | null
  /**
   * The step that the user requested while the screen `at` was still loading what has to be chosen there. Null or missing
   * if there is none.
   */
  readonly awaited?: { readonly at: RouteTarget; readonly to: Screen } | null
  /** Whether the frames of a car have once been loaded, so that pictures of other colours may follow. */
  readonly hasShownCar?: boolean
  /** Number of screens entered. */
  readonly visits: number
  /** Query string of the visit's first URL. Kept because the flow's code may load after the URL has changed. */
  readonly visitQuery: string
  /** Item chosen in the comparison, to be preselected on the next screen. */
  readonly compared: Id | null
  readonly pending: PendingRestore | null
  readonly alert: AlertCode | null
  readonly notice: Notice | null
  readonly modal: Modal | null
  /** Value of the `wp_dealersOIDs` cookie, kept after the cookie is erased. */
  readonly dealersValue: string | null
  /** The configuration id sent to the content site (`wp_cfgHyu_uniqueID`). */
  readonly uniqueId: Id | null
}

/** The route of the model list. Beside the types, so that addresses can be parsed without the store's code. */
export const HOME: RouteTarget = { screen: 'home', modelName: null, comparison: null }

/** View direction and field of view of a panorama, in degrees. */
export interface PanoramaView {
  readonly yaw: number
  readonly pitch: number
  readonly field: number
}

/** What belongs to one configuration and changes without a render. Every configuration begins with an empty one. */
export interface Session {
  /** The last choice by the buyer, and the configuration before it. */
  undo?: { readonly kind: ChoiceKind; readonly before: Configuration }
  sent?: Map<AnalyticsEvent, string>
  /** The last saved body as JSON, and where it was saved. Missing before the first save and after a failed one. */
  saved?: { readonly site: ContentSite; readonly text: string } | undefined
  /** What was restored, without what is no longer offered. */
  restored?: Configuration
  /** Whether it was restored from the share link that opened the page. */
  isShared?: boolean
  /** True from restoring a configuration until its first step is shown. */
  isOpening?: boolean
  /** Keeps other tabs from using the id. */
  lock?: TabLock | undefined
  /** Resolves once no other tab can be using the id. */
  idSettled?: Promise<void>
}

/** What an element keeps outside its state, because it changes without a render or is personal data. */
export interface Runtime {
  session: Session
  queue?: RequestQueue
  /** Whether a change of the content site is answered already. */
  isFollowingSite?: boolean
  /** The frame the user has turned the car of a model to, of a turn of `count` frames. */
  viewAngle?: { readonly modelId: Id | null; readonly frame: number; readonly count: number }
  panoramaView?: PanoramaView
  /** Whether the buyer wants points on the car. Missing until the buyer says so. */
  arePointsWanted?: boolean
  /** Ends the preloading of a model's frames. */
  preloading?: AbortController
  /** Time stamp of the latest click in the element that was not a mouse's. */
  lastTap?: number
  /** The current address below the base path, also while the element is not in the page. */
  path?: string
  /** How far the page was scrolled when a model was chosen on home. */
  homeTop?: number
  /** How far the row of models was scrolled when home was left, on phones. */
  homeLeft?: number | undefined
  /** Whether the buyer wants no way back to an earlier configuration on home. */
  isReturnDismissed?: boolean
  /** The id of the visit, where the browser accepts no cookies. */
  visitId?: string
}
