import type { LimitSettings } from '../finance/credit-limits.ts'

/** The content config (GET config_simul). Rates are in percent. */
export interface ContentConfigEntry extends LimitSettings {
  readonly hasSimul: boolean
  readonly cred_minRate: number
  readonly cred_maxRate: number
  readonly hod_rate: number
  readonly liveSimulation: boolean
  readonly hasBuildCodes: boolean
  readonly hasStockCars: boolean
  readonly compareMaximum: 2 | 3
}

/** A model's introduction (GET boModelsFields). */
export interface IntroEntry {
  readonly modelId: number
  readonly introTitle: string
  readonly introContent: string
  readonly seats: number
  /** Volume of the boot in litres. */
  readonly luggage: number
  /** Length in metres. */
  readonly length: number
  readonly annualCosts: AnnualCostsEntry | null
}

/** Euros per year. */
export interface AnnualFigures {
  readonly roadTax: number | null
  readonly insurance: number | null
  readonly maintenance: number | null
}

export interface AnnualCostsEntry extends AnnualFigures {
  /** ISO date. */
  readonly date: string
  readonly source: string
  /** Figures of single engines. */
  readonly engines: readonly ({ readonly engineID: number } & AnnualFigures)[]
}

/** The price of an energy in euros per litre or kWh. */
interface EnergyPriceEntry {
  readonly price: number
  /** ISO date. */
  readonly date: string
  readonly source: string
}

interface SectionEntry {
  readonly title: string
  readonly content: string
}

/** The back-office data (GET backOffice). */
export interface BackOfficeEntry {
  /** BCP 47 tag of the texts of all calls. */
  readonly language: string
  readonly product: string
  readonly form: {
    readonly formUrl: string
    readonly policyVersion: string
    readonly lead_type: string
    readonly form_type_code: string
    readonly typeService: string
    readonly leadSource: string
    readonly leadSourceGov: string
    readonly idSubscriptionCenterOrigin: string
    readonly contactType: string
    readonly successUrl: string
    readonly failureUrl: string
  }
  readonly policyLink: string
  readonly hasPDF: boolean
  readonly seo: SectionEntry
  readonly legalSect: { readonly legalTitle: string; readonly legalContent: string }
  readonly destaqueSect: { readonly destaqueTitle: string; readonly destaqueContent: string }
  readonly financeSect: SectionEntry
  readonly resumePage: SectionEntry
  readonly energyPrices: {
    readonly petrol: EnergyPriceEntry
    readonly diesel: EnergyPriceEntry
    readonly homeCharging: EnergyPriceEntry
    readonly publicCharging: EnergyPriceEntry
  }
  readonly faqs: { readonly faqsMotor: readonly { question: string; answer: string }[] }
  readonly creditLegal: {
    readonly warning: string
    readonly lenderName: string
    readonly intermediaryName: string
    readonly intermediaryCategory: string
    readonly intermediaryNumber: string
  }
  readonly guarantee: {
    readonly title: string
    readonly text: string
    readonly picture: string
    readonly link: string
  }
  readonly legalLinks: {
    readonly accessibility: string
    readonly complaints: string
    readonly imprint: string
  }
  readonly cfg_msg_no_result: string
  readonly svg: { readonly noModel: string | null }
  readonly labels: Readonly<Record<string, string>>
}
