/** Returns the path of a URL on the site's own host; `null` for any other host. Prevents open redirects. */
export function sameSiteUrl(address: string | null | undefined, site: URL): string | null {
  const url = address ? URL.parse(address, site) : null
  if (url === null || url.host !== site.host || !/^https?:$/.test(url.protocol)) return null
  // A path that starts with two slashes would be read as another host.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
}
