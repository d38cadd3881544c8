import { normaliseEmail } from '../../../src/features/leads/lead-form.ts'
import { parseJson } from '../../../src/core/content-site/wire.ts'
import { visibleText } from '../../../src/core/values/texts.ts'
import { BACK, DEALER, FIELDS, LANGUAGE, REFERENCE } from '../forms/outcome-pages.ts'
import { invalidFields } from '../forms/check-lead.ts'
import { outcomeTexts } from '../forms/outcome-texts.ts'
import type { Lead } from '../forms/lead-fields.ts'
import { sameSiteUrl } from '../forms/same-site-url.ts'
import { readLead } from '../forms/read-lead.ts'
import { referenceOf } from '../forms/withdrawals.ts'
import { withdrawnPage } from '../forms/withdrawal-page.ts'
import { readForm } from '../http/bodies.ts'
import { seeOther } from '../http/responses.ts'
import type { Route, SiteRequest } from '../http/route.ts'

/**
 * Handles submissions of the three forms and redirects to the success or failure page (spec §5, §7).
 * Redirect URLs in the form are followed on the site's own host only.
 */
export const leadForm: Route = {
  call: 'lead',
  method: 'POST',
  body: 'form',
  path: '/forms/lead',
  answer: async (request, { catalogue, leads }) => {
    const fields = await readForm(request.request)
    const { successUrl, failureUrl } = catalogue.backOffice.form
    const lead = readLead(fields, catalogue.dealers)
    const wrong = invalidFields(lead, catalogue)
    const shown = languageOf(lead)
    if (wrong.length > 0) {
      const page = sameSiteUrl(fields.get('failure_url'), request.url) ?? failureUrl
      return leadOn(request, page, fields.get('from_page'), {
        [FIELDS]: wrong.join(','),
        [LANGUAGE]: shown,
      })
    }
    await leads.add(lead)
    const page = sameSiteUrl(fields.get('success_url'), request.url) ?? successUrl
    return leadOn(request, page, fields.get('from_page'), {
      [DEALER]: lead.dealer,
      [REFERENCE]: referenceOf(lead),
      [LANGUAGE]: shown,
    })
  },
  // On any error the visitor sees an HTML page with a link back, never error JSON.
  onError: (request, { catalogue }) =>
    leadOn(request, catalogue.backOffice.form.failureUrl, '', { [FIELDS]: '' }),
}

/**
 * Withdraws the optional consents of a lead. The answer is the same if there is none, so that nobody learns who has sent
 * a form.
 */
export const withdrawal: Route = {
  call: 'withdrawal',
  method: 'POST',
  body: 'form',
  path: '/forms/withdrawal',
  answer: async ({ request, address }, { catalogue, leads, limits }) => {
    limits.count('withdrawal', address)
    const fields = await readForm(request)
    const reference = visibleText(fields.get('referencia') ?? '').toUpperCase()
    await leads.withdraw(reference, normaliseEmail(fields.get('email') ?? ''))
    return withdrawnPage(catalogue.backOffice.product)
  },
}

/** The language in which the form was shown, if it is not the site's; '' otherwise. */
function languageOf({ configuration }: Lead): string {
  const { language } = (parseJson(configuration) ?? {}) as { readonly language?: string }
  const { tag } = outcomeTexts(language)
  return tag === outcomeTexts(null).tag ? '' : tag
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
    // The widget recognises a failure page by its list of fields, even if that is empty.
    if (value !== '' || name === FIELDS) target.searchParams.set(name, value)
  return seeOther(target.pathname + target.search + target.hash)
}
