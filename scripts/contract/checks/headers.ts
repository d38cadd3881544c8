import type { Content } from '../content.ts'
import { warning, type Finding } from '../finding.ts'
import { operation, pathOf } from '../openapi.ts'

/** Headers of every GET response (docs/openapi.yaml). */
const NEEDED = ['ETag', 'Access-Control-Allow-Origin']

/** Checks CORS and caching of the responses with the list of models. */
export async function checkHeaders(content: Content): Promise<Finding[]> {
  const { isExpected, headers } = await content.get('lstModels')
  if (!isExpected) return []
  const missing = NEEDED.filter((name) => headers.get(name) === null)
  const etag = headers.get('ETag')
  if (missing.length > 0) {
    const text = `The responses of the content site lack these headers: ${missing.join(', ')}.`
    return [warning(text, 'Ask the administrator of the content site to add them.')]
  }
  const url = new URL(pathOf(operation('lstModels'), {}), content.root)
  const { status } = await content.client.send(url, { headers: { 'If-None-Match': etag ?? '' } })
  if (status === 304) return []
  const text = `The content site sends unchanged responses again (status ${status} instead of 304).`
  return [warning(text, 'Ask the administrator of the content site to support If-None-Match.')]
}
