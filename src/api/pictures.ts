import { absoluteUrl, type ContentSite } from './content-site.ts'

/** The absolute addresses of several pictures, without those that have none. */
export function pictureAddresses(site: ContentSite, paths: readonly string[]): readonly string[] {
  return paths.map((path) => absoluteUrl(site, path)).filter((address) => address !== null)
}
