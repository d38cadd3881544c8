/**
 * An address on the site's own host, without its origin; `null` for any other: no form may send
 * a visitor elsewhere.
 */
export function ownAddress(address: string | null | undefined, site: URL): string | null {
  const url = address ? URL.parse(address, site) : null
  if (url === null || url.host !== site.host || !/^https?:$/.test(url.protocol)) return null
  // A path of two slashes would be taken for another host.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
}
