import { absoluteUrl, type ContentSite } from '../../core/content-site/content-site.ts'
import { readText, type Read, type Wire } from '../../core/content-site/wire.ts'

const CODES = [
  'lead_type',
  'form_type_code',
  'typeService',
  'idSubscriptionCenterOrigin',
  'contactType',
] as const

/** Where and how leads are posted (spec §3, back-office data, form). */
export type LeadFormSettings = Read<typeof readLeadFormSettings>

/** Reads the settings for posting leads from the back office's `form`. Missing fields and invalid URLs are null. */
export function readLeadFormSettings(site: ContentSite, wire: Wire) {
  return {
    formUrl: absoluteUrl(site, readText(wire.formUrl)),
    // Null to use the site's own pages.
    successUrl: ownPage(site, readText(wire.successUrl)),
    failureUrl: ownPage(site, readText(wire.failureUrl)),
    leadSource: readText(wire.leadSource),
    /** Lead source for government mode. */
    leadSourceGov: readText(wire.leadSourceGov),
    /** Version or date of the privacy policy, stored with each consent. */
    policyVersion: readText(wire.policyVersion),
    codes: Object.fromEntries(CODES.map((name) => [name, readText(wire[name]) ?? ''])),
  }
}

/** Accepts only URLs on the site's own host, so that a form never redirects elsewhere. */
function ownPage(site: ContentSite, path: string | null): string | null {
  const address = absoluteUrl(site, path)
  return address !== null && new URL(address).host === new URL(site.root).host ? address : null
}
