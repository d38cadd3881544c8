import { readFlag } from '../../../src/core/content-site/values.ts'
import { asWire, readText } from '../../../src/core/content-site/wire.ts'
import { jsonIn } from '../client.ts'
import type { Content } from '../content.ts'
import { warning, type Finding } from '../finding.ts'
import { operation, pathOf } from '../openapi.ts'
import { schemaDifferences } from '../schemas.ts'

const CONTACT = 'Contact the administrator of the content site.'

/** Requests a PDF and, where the site has codes, a code for the first version. No personal data are sent. */
export async function checkPosts(content: Content): Promise<Finding[]> {
  const [first] = await content.versions()
  if (!first) return []
  const { model, version } = first
  const { idEngine, engine } = version.wire
  const backOffice = asWire((await content.get('backOffice')).data)
  const config = asWire((await content.get('config_simul')).data)
  const findings: Finding[] = []
  if (readFlag(backOffice.hasPDF)) {
    const { status, isSound } = await post(content, 'get-cfg-pdf', {
      data: { idVersion: version.id },
    })
    const text = `The configuration PDF is not created (get-cfg-pdf, status ${status}), so proposals are sent without it.`
    const next = 'Contact the administrator of the content site, or turn the PDF off.'
    if (!isSound) findings.push(warning(text, next))
  }
  if (readFlag(config.hasBuildCodes)) {
    const items = [
      { item: 'model', id: model.id, name: model.name },
      { item: 'engine', id: readText(idEngine), name: readText(engine) ?? readText(idEngine) },
      { item: 'version', id: version.id, name: version.name },
    ]
    const saved = await post(content, 'saveBuild', {
      items: items.map((item) => ({ ...item, cents: null })),
    })
    const found = saved.isSound
      ? await post(content, 'findBuild', { code: asWire(saved.data).code })
      : saved
    const text = `Codes of configurations do not work (status ${found.status}), so visitors see none.`
    if (!found.isSound) findings.push(warning(text, CONTACT))
  }
  return findings
}

async function post(content: Content, call: string, json: unknown) {
  const url = new URL(pathOf(operation(call), {}), content.root)
  const { status, body } = await content.client.send(url, { json })
  const data = jsonIn(body)
  const isSound = status >= 200 && status < 300 && schemaDifferences(call, data).length === 0
  return { status, data, isSound }
}
