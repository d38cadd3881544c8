import type { ContentSite } from '../api/content-site.ts'
import type { Loading } from './loading.ts'

/** Sends a request whose answer is used at once. Throws if another content site has been set in the meantime. */
export async function ask<Data>(
  { site }: Pick<Loading, 'site'>,
  send: (site: ContentSite) => Promise<Data>,
): Promise<Data> {
  const asked = site()
  const data = await send(asked)
  if (asked !== site()) throw new Error('answered by an earlier content site')
  return data
}
