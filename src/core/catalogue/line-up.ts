import type { Model } from './catalogue.ts'
import type { BackOffice } from '../content-site/content-config.ts'
import type { State } from '../store/state.ts'

const NO_MODELS: readonly Model[] = []

/** The model list in the order of the content site. Empty until it has loaded. */
export function selectModels(state: State): readonly Model[] {
  return state.site.models?.data ?? NO_MODELS
}

/** The fields whose default is not null. */
const DEFAULTS: Partial<BackOffice> = { product: '', hasPdf: false, labels: {} }

/** One back-office field: from the attributes, else from the response, else the default. */
export function selectBackOffice<Field extends keyof BackOffice>(
  state: State,
  field: Field,
): BackOffice[Field] {
  const given: BackOffice[Field] | undefined =
    state.attributes[field] ?? state.site.backOffice?.data?.[field]
  return given ?? ((DEFAULTS[field] ?? null) as BackOffice[Field])
}
