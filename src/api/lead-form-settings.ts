import type { LeadFormSettings } from '../domain/content-config.ts'
import { absoluteUrl as absoluteAddress, type ContentSite } from './content-site.ts'
import { readText, type Wire } from './wire.ts'

/** Passed on as they come. */
const CODES = [
  'lead_type',
  'form_type_code',
  'typeService',
  'idSubscriptionCenterOrigin',
  'contactType',
] as const

/** Where and how leads are posted, from the back office's `form`; a missing field, or an address that is none, is null. */
export function readLeadFormSettings(site: ContentSite, wire: Wire): LeadFormSettings {
  return {
    formUrl: absoluteAddress(site, readText(wire.formUrl)),
    successUrl: ownPage(site, readText(wire.successUrl)),
    failureUrl: ownPage(site, readText(wire.failureUrl)),
    leadSource: readText(wire.leadSource),
    leadSourceGov: readText(wire.leadSourceGov),
    codes: Object.fromEntries(CODES.map((name) => [name, readText(wire[name]) ?? ''])),
  }
}

/** No form leads a buyer to another host than the site's own. */
function ownPage(site: ContentSite, path: string | null): string | null {
  const address = absoluteAddress(site, path)
  return address !== null && new URL(address).host === new URL(site.root).host ? address : null
}
