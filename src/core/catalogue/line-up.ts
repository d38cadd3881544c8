import type { Model } from './catalogue.ts'
import type { BackOfficeField } from '../content-site/content-config.ts'
import { asWire, readText, type Wire } from '../content-site/wire.ts'
import type { State } from '../store/state.ts'
import { language } from '../../labels/language.ts'

const NO_MODELS: readonly Model[] = []

/** The model list in the order of the content site. Empty until it has loaded. */
export function selectModels(state: State): readonly Model[] {
  return state.site.models?.data ?? NO_MODELS
}

type WithBackOffice = Pick<State, 'settings' | 'site'>

/**
 * One back-office field: what is read of the attributes, else of the response, else null.
 * @param read An object stays in wire format by default, because only the code that shows it reads it.
 */
export function selectBackOffice<Value = Wire>(
  { settings, site }: WithBackOffice,
  field: BackOfficeField,
  read: (value: unknown) => Value | null = readObject as (value: unknown) => Value | null,
): Value | null {
  return read(settings[field]) ?? read(site.backOffice?.data?.[field])
}

function readObject(value: unknown): Wire | null {
  return value ? asWire(value) : null
}

/** Name of the line-up, as in 'Gama {product}'. Empty if unknown. */
export function selectProduct(state: WithBackOffice): string {
  return selectBackOffice(state, 'product', readText) ?? ''
}

/** Labels in place of the widget's own, by key, in wire format. */
export function selectLabels(state: WithBackOffice): Wire {
  return selectBackOffice(state, 'labels') ?? {}
}

/**
 * Language of the content site's texts, for screen readers. Undefined if it is the page's. A rich text in another language
 * says so itself with `lang`.
 */
export function selectSiteLanguage(state: State): string | undefined {
  const site = selectBackOffice(state, 'language', readText) ?? 'pt-PT'
  return site.slice(0, 2) === language.tag.slice(0, 2) ? undefined : site
}
