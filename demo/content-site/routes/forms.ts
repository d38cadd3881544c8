import { createHash } from 'node:crypto'
import { BACK, DEALER, FIELDS, REFERENCE } from '../forms/outcome-pages.ts'
import { invalidFields } from '../forms/check-lead.ts'
import { sameSiteUrl } from '../forms/same-site-url.ts'
import { readLead } from '../forms/read-lead.ts'
import { readForm } from '../http/form-body.ts'
import { seeOther } from '../http/responses.ts'
import type { Route, SiteRequest } from '../http/route.ts'

/**
 * Handles submissions of the three forms and redirects to the success or failure page (spec §5, §7).
 * Redirect URLs in the form are followed on the site's own host only.
 */
export const leadForm: Route = {
  call: 'lead',
  method: 'POST',
  path: '/forms/lead',
  answer: async (request, { catalogue, leads }) => {
    const fields = await readForm(request.request)
    const { successUrl, failureUrl } = catalogue.backOffice.form
    const lead = readLead(fields, catalogue.dealers)
    const wrong = invalidFields(lead, catalogue)
    if (wrong.length > 0) {
      const page = sameSiteUrl(fields.get('failure_url'), request.url) ?? failureUrl
      return leadOn(request, page, fields.get('from_page'), { [FIELDS]: wrong.join(',') })
    }
    await leads.add(lead)
    const page = sameSiteUrl(fields.get('success_url'), request.url) ?? successUrl
    return leadOn(request, page, fields.get('from_page'), {
      [DEALER]: lead.dealer,
      [REFERENCE]: referenceOf(lead.submission_id),
    })
  },
  // On any error the visitor sees an HTML page with a link back, never error JSON.
  onError: (request, { catalogue }) => leadOn(request, catalogue.backOffice.form.failureUrl),
}

/** What the visitor can quote: eight hexadecimal digits, the same for the same submission. */
function referenceOf(submissionId: string): string {
  return createHash('sha256').update(submissionId).digest('hex').slice(0, 8).toUpperCase()
}

function leadOn(
  { request, url }: SiteRequest,
  page: string,
  fromPage = '',
  more: Readonly<Record<string, string>> = {},
): Response {
  const target = new URL(page, url)
  const back = sameSiteUrl(fromPage || request.headers.get('Referer'), url)
  if (back !== null) target.searchParams.set(BACK, back)
  for (const [name, value] of Object.entries(more))
    if (value !== '') target.searchParams.set(name, value)
  return seeOther(target.pathname + target.search + target.hash)
}
