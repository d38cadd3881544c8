import type { LeadFormSettings } from '../domain/content-config.ts'
import { readText, type Wire } from './wire.ts'

/** Where and how leads are posted, from the back office's `form`; a missing field is null. */
export function readLeadFormSettings(wire: Wire): LeadFormSettings {
  return {
    formUrl: readText(wire.formUrl),
    leadType: readText(wire.lead_type),
    formTypeCode: readText(wire.form_type_code),
    typeService: readText(wire.typeService),
    leadSource: readText(wire.leadSource),
    leadSourceGov: readText(wire.leadSourceGov),
    subscriptionCenterOrigin: readText(wire.idSubscriptionCenterOrigin),
    contactType: readText(wire.contactType),
  }
}
