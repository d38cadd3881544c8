import { BACK, FIELDS } from '../forms/outcome-pages.ts'
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
    const to = (address: string | undefined, otherwise: string) =>
      leadOn(
        request,
        sameSiteUrl(address, request.url) ?? otherwise,
        fields.get('from_page'),
        wrong,
      )
    if (wrong.length > 0) return to(fields.get('failure_url'), failureUrl)
    await leads.add(lead)
    return to(fields.get('success_url'), successUrl)
  },
  // On any error the visitor sees an HTML page with a link back, never error JSON.
  onError: (request, { catalogue }) => leadOn(request, catalogue.backOffice.form.failureUrl),
}

function leadOn(
  { request, url }: SiteRequest,
  page: string,
  fromPage = '',
  wrong: readonly string[] = [],
): Response {
  const target = new URL(page, url)
  const back = sameSiteUrl(fromPage || request.headers.get('Referer'), url)
  if (back !== null) target.searchParams.set(BACK, back)
  if (wrong.length > 0) target.searchParams.set(FIELDS, wrong.join(','))
  return seeOther(target.pathname + target.search + target.hash)
}
