import { asWire } from '../../../src/core/content-site/wire.ts'
import { jsonIn } from '../client.ts'
import type { Content } from '../content.ts'
import { warning, type Finding } from '../finding.ts'
import { operation, pathOf } from '../openapi.ts'
import { schemaDifferences } from '../schemas.ts'

/** Requests the stock of the first version. */
export async function checkStock(content: Content): Promise<Finding[]> {
  const [first] = await content.versions()
  const path = pathOf(operation('stock'), { versionId: first?.version.id ?? '0' })
  const url = new URL(`${path}?exteriorColorFactoryCode=&interiorColorFactoryCode=`, content.root)
  if (!first) return []
  const { status, body } = await content.client.send(url, { headers: { companyId: '1' } })
  const data = status === 200 ? jsonIn(body) : null
  if (Array.isArray(asWire(asWire(data).data).data)) {
    const fields = schemaDifferences('stock', data)
    if (fields.length === 0) return []
  }
  const text = `The stock service does not respond correctly (status ${status}): visitors are never told that a matching car is in stock.`
  return [warning(text, 'Check that its URL is correct. If it is, contact its administrator.')]
}
