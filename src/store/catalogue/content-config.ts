import { readContentConfig } from '../../api/content-config.ts'
import { derived } from '../derived.ts'

/** The content config from the request, overridden by the attributes. Until it loads, the attributes alone. */
export const selectContentConfig = derived(
  ({ site }) => [site.config?.data],
  ({ site, settings }) => (site.config?.data ?? readContentConfig)(settings.contentConfig),
)
