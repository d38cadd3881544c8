import type { SheetTerms } from '../../core/reporting/save-configuration.ts'
import { parseJson } from '../../core/values/parse-json.ts'
import { OPTION_KINDS } from '../../core/configuration/choice-steps.ts'
import { optionFields } from '../../core/configuration/option-fields.ts'
import type { ContentSite } from '../../core/content-site/content-site.ts'
import { UnexpectedResponseError } from '../../core/content-site/wire.ts'

/** Maximum length of a link that fits into the message, in characters. */
const MAX_LINK = 480

/**
 * POST get-cfg-pdf, without retry: requests a PDF of the configuration and returns its absolute URL.
 * Throws UnexpectedResponseError if the response is not a URL, a TimeoutError after `timeout`.
 * @param snapshot JSON of the configuration as displayed (docs/content-api.md, snapshot).
 * @param timeout Timeout for the whole response, in milliseconds.
 */
export async function fetchSheetLink(
  site: ContentSite,
  terms: SheetTerms,
  snapshot: string,
  timeout: number,
): Promise<string> {
  const data = {
    idVersion: terms.versionId,
    ...Object.fromEntries(
      OPTION_KINDS.map((kind) => [optionFields(kind).id, terms.choices[`${kind}Id`] ?? '']),
    ),
    creditType: terms.creditType,
    initialValue: terms.downPayment ?? '',
    nrPayments: terms.nrPayments ?? '',
    configuration: JSON.parse(snapshot) as unknown,
  }
  const signal = AbortSignal.timeout(timeout)
  const body = await site.http
    .post('wp-json/cfg/get-cfg-pdf/', { json: { data }, timeout: false, signal })
    .text()
  // As a JSON string or as plain text.
  const parsed = parseJson(body) ?? body
  const link = typeof parsed === 'string' ? parsed.trim() : ''
  if (link.length > MAX_LINK || !/^https?:\/\/\S+$/.test(link))
    throw new UnexpectedResponseError('get-cfg-pdf: an address was expected')
  return link
}
