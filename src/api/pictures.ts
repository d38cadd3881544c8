import { absoluteUrl, type ContentSite } from './content-site.ts'

/** Resolves picture paths to absolute URLs and drops invalid ones. */
export function pictureAddresses(site: ContentSite, paths: readonly string[]): readonly string[] {
  return paths.map((path) => absoluteUrl(site, path)).filter((address) => address !== null)
}
