import type { ModelIntro } from '../domain/catalogue/catalogue.ts'
import { getJson, type ContentSite } from './content-site.ts'
import { readId, readList, readText } from './wire.ts'

/** GET boModelsFields: introductions from the back office. */
export async function fetchModelIntros(site: ContentSite): Promise<readonly ModelIntro[]> {
  return readList(
    await getJson(site, 'wp-json/cfg/boModelsFields/'),
    'boModelsFields',
    (wire) => {
      const modelId = readId(wire.modelId)
      if (modelId === null) return null
      return {
        modelId,
        title: readText(wire.introTitle) ?? '',
        content: readText(wire.introContent) ?? '',
      }
    },
    site.report,
  )
}
