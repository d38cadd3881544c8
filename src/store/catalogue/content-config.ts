import { readContentConfig, type ReadContentConfig } from '../../api/content-config.ts'
import type { ContentConfig } from '../../domain/content-config.ts'
import type { Settings } from '../settings.ts'
import type { State } from '../state.ts'

/** The config last parsed from each settings object, so that the selector returns the same object. */
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
