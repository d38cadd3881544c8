import type {
  Engine,
  ExteriorColour,
  Interior,
  Model,
  Version,
} from '../../domain/catalogue/catalogue.ts'
import type { ContentConfig } from '../../domain/content-config.ts'
import type { Progress } from '../../domain/steps/guards.ts'
import { totalPrice } from '../../domain/financing/price.ts'
import { choicesOf } from '../../domain/steps/choices.ts'
import type { Choices } from '../../domain/steps/configuration.ts'
import { encodeChoices } from '../../domain/steps/saved-configuration.ts'
import type { Euros, Id } from '../../domain/units.ts'
import { readContentConfig, type ReadContentConfig } from '../../api/content-config.ts'
import { selectModels } from '../range.ts'
import type { Settings } from '../settings.ts'
import type { Load, ModelResources, State } from '../state.ts'

const IDLE: Load<never> = { status: 'idle', data: null }

/** One list of the chosen model. */
export function selectLoad<Name extends keyof ModelResources>(
  state: State,
  name: Name,
): Load<ModelResources[Name]> {
  const { modelId } = state.configuration
  const load: Load<ModelResources[Name]> | undefined =
    modelId === null ? undefined : state.byModel[modelId]?.[name]
  return load ?? IDLE
}

/** Whether a list has loaded or failed. */
export function isSettled(load: Load<unknown> | undefined): boolean {
  return load?.status === 'ready' || load?.status === 'failed'
}

export function selectModel(state: State): Model | null {
  return findById(selectModels(state), state.configuration.modelId)
}

/**
 * Finds a model by its decoded name from the URL. Accents match in any Unicode normalization form.
 * An exact match wins over one that ignores case.
 */
export function findModelByName(models: readonly Model[], name: string): Model | null {
  const wanted = name.normalize('NFC')
  const isSame = (model: Model, read: (text: string) => string): boolean =>
    read(model.name.normalize('NFC')) === read(wanted)
  return (
    models.find((model) => isSame(model, (text) => text)) ??
    models.find((model) => isSame(model, (text) => text.toLocaleLowerCase('pt-PT'))) ??
    null
  )
}

/** The current engine, even if it is unchecked. */
export function selectEngine(state: State): Engine | null {
  return findById(selectLoad(state, 'engines').data ?? [], state.configuration.engineId)
}

/** The current version, even if it is unchecked. Null if it belongs to another engine. */
export function selectVersion(state: State): Version | null {
  const version = findById(selectLoad(state, 'versions').data ?? [], state.configuration.versionId)
  return version?.engineId === state.configuration.engineId ? version : null
}

/** The versions of the chosen engine. Returns a new array: use with `useShallow`. */
export function selectVersions(state: State): readonly Version[] {
  const { engineId } = state.configuration
  return (selectLoad(state, 'versions').data ?? []).filter((item) => item.engineId === engineId)
}

/** The exterior colours of the chosen version. Returns a new array: use with `useShallow`. */
export function selectExteriors(state: State): readonly ExteriorColour[] {
  return ofVersion(selectLoad(state, 'exteriors').data, state)
}

/** The interiors of the chosen version. Returns a new array: use with `useShallow`. */
export function selectInteriors(state: State): readonly Interior[] {
  return ofVersion(selectLoad(state, 'interiors').data, state)
}

export function selectExterior(state: State): ExteriorColour | null {
  return findById(selectExteriors(state), state.configuration.exteriorId)
}

export function selectInterior(state: State): Interior | null {
  return findById(selectInteriors(state), state.configuration.interiorId)
}

/** The chosen items, without unchecked engines and versions and their colours. Returns a new object. */
export function selectChosenItems(state: State) {
  const { isEngineSelected, isVersionSelected } = state.configuration
  const version = isVersionSelected ? selectVersion(state) : null
  return {
    model: selectModel(state),
    engine: isEngineSelected ? selectEngine(state) : null,
    version,
    exterior: version && selectExterior(state),
    interior: version && selectInterior(state),
  }
}

/** The progress for the guards. A choice counts while its list has not loaded: the screen shows the error. */
export function selectProgress(state: State): Progress {
  const { modelId, engineId, isEngineSelected, versionId, isVersionSelected } = state.configuration
  const isReady = (name: keyof ModelResources): boolean =>
    selectLoad(state, name).status === 'ready'
  return {
    hasModel: modelId !== null,
    hasEngine:
      isEngineSelected &&
      engineId !== null &&
      (!isReady('engines') || selectEngine(state) !== null),
    hasVersion:
      isVersionSelected &&
      versionId !== null &&
      (!isReady('versions') || selectVersion(state) !== null),
    hasExterior: hasColour(
      selectLoad(state, 'exteriors').status,
      selectExteriors(state),
      state.configuration.exteriorId,
    ),
    hasInterior: hasColour(
      selectLoad(state, 'interiors').status,
      selectInteriors(state),
      state.configuration.interiorId,
    ),
  }
}

/**
 * The combined status of the lists that the price depends on. Unless it is 'ready', the total, the figures and the
 * saved record would be incomplete.
 */
export function selectPriceStatus(state: State): 'loading' | 'ready' | 'failed' {
  const { engineId, isEngineSelected, versionId, isVersionSelected } = state.configuration
  const { exteriorId, interiorId } = state.configuration
  const hasVersion = isVersionSelected && versionId !== null
  const statuses = [
    isEngineSelected && engineId !== null && selectLoad(state, 'engines').status,
    hasVersion && selectLoad(state, 'versions').status,
    hasVersion && exteriorId !== null && selectLoad(state, 'exteriors').status,
    hasVersion && interiorId !== null && selectLoad(state, 'interiors').status,
  ].filter((status) => status !== false)
  if (statuses.includes('failed')) return 'failed'
  return statuses.every((status) => status === 'ready') ? 'ready' : 'loading'
}

/** The price of the choices so far, colours included. Null if any part of it is unknown. */
export function selectTotalPrice(state: State): Euros | null {
  if (selectPriceStatus(state) !== 'ready') return null
  const { isVersionSelected, isEngineSelected } = state.configuration
  const version = isVersionSelected ? selectVersion(state) : null
  if (!version)
    return ((isEngineSelected && selectEngine(state)) || selectModel(state))?.price ?? null
  return totalPrice(version.price, selectSurcharges(state))
}

/** The surcharges of the chosen colours, exterior first. Null for none or unknown. Returns a new array. */
export function selectSurcharges(state: State): readonly (Euros | null)[] {
  return [selectExterior(state)?.surcharge ?? null, selectInterior(state)?.surcharge ?? null]
}

/** The chosen ids, without colours that the version does not offer. Returns a new object. */
export function selectChoices(state: State): Choices {
  const choices = choicesOf(state.configuration)
  const isKnown = (name: 'exteriors' | 'interiors'): boolean =>
    selectLoad(state, name).status === 'ready'
  return {
    ...choices,
    exteriorId: isKnown('exteriors') ? (selectExterior(state)?.id ?? null) : choices.exteriorId,
    interiorId: isKnown('interiors') ? (selectInterior(state)?.id ?? null) : choices.interiorId,
  }
}

/** The query string of the share link (spec §7). */
export function selectShareQuery(state: State): string {
  return encodeChoices(selectChoices(state))
}

const configs = new WeakMap<Settings, { read: ReadContentConfig; config: ContentConfig }>()

/** The content config from the request, overridden by the attributes. Until it loads, the attributes alone. */
export function selectContentConfig({ site, settings }: State): ContentConfig {
  const read = site.config?.data ?? readContentConfig
  const known = configs.get(settings)
  if (known?.read === read) return known.config
  const config = read(settings.contentConfig)
  configs.set(settings, { read, config })
  return config
}

function findById<Item extends { readonly id: Id }>(
  items: readonly Item[],
  id: Id | null,
): Item | null {
  return items.find((item) => item.id === id) ?? null
}

function ofVersion<Item extends { readonly versionId: Id }>(
  items: readonly Item[] | null,
  state: State,
): readonly Item[] {
  return (items ?? []).filter((item) => item.versionId === state.configuration.versionId)
}

function hasColour(
  status: Load<unknown>['status'],
  offered: readonly { readonly id: Id }[],
  chosen: Id | null,
): boolean {
  if (status !== 'ready') return chosen !== null
  return offered.length === 0 || offered.some((colour) => colour.id === chosen)
}
