import { HTTPError } from 'ky'
import type { Build, BuildItem, FoundBuild } from './build.ts'
import { parseCode, type BuildCode } from './build-code.ts'
import { CHOICE_KINDS } from './choice-steps.ts'
import type { ContentSite } from '../content-site/content-site.ts'
import {
  readId,
  readList,
  readNumber,
  readText,
  requireWire,
  UnexpectedResponseError,
  type Wire,
} from '../content-site/wire.ts'

const ITEMS = ['model', ...CHOICE_KINDS] as const

/** Why the site gave no build: nobody saved one with this code, or too many codes were tried in a short time. */
export class NoBuildError extends Error {
  readonly reason: 'unknown' | 'rate-limited'

  constructor(reason: 'unknown' | 'rate-limited') {
    super(`findBuild: ${reason}`)
    this.reason = reason
  }
}

/**
 * POST saveBuild: the code of a build, which is always the same for the same build. Retried once like a GET, but not
 * above the limit for new builds.
 */
export async function fetchBuildCode(site: ContentSite, items: Build): Promise<BuildCode> {
  const retry = { methods: ['post' as const], statusCodes: [500, 502, 503, 504] }
  const request = site.http.post('wp-json/cfg/saveBuild/', { json: { items }, retry })
  const response = await request.json()
  return readCode(requireWire(response, 'saveBuild'))
}

/** POST findBuild, without retry. Throws NoBuildError, UnexpectedResponseError or ky's errors. */
export async function fetchBuild(site: ContentSite, code: BuildCode): Promise<FoundBuild> {
  try {
    const response = await site.http.post('wp-json/cfg/findBuild/', { json: { code } }).json()
    const wire = requireWire(response, 'findBuild')
    const items = readList(wire.items, 'findBuild', readItem, site.report)
    return { code: readCode(wire), madeOn: readText(wire.madeOn) ?? '', items }
  } catch (error) {
    const status = error instanceof HTTPError ? error.response.status : null
    if (status === 404) throw new NoBuildError('unknown')
    if (status === 429) throw new NoBuildError('rate-limited')
    throw error
  }
}

function readItem(wire: Wire): BuildItem | null {
  const item = ITEMS.find((name) => name === wire.item)
  const id = readId(wire.id)
  if (!item || id === null) return null
  return { item, id, name: readText(wire.name) ?? '', cents: readNumber(wire.cents) }
}

function readCode(wire: Wire): BuildCode {
  const parsed = parseCode(readText(wire.code) ?? '')
  if ('error' in parsed) throw new UnexpectedResponseError('a build code was expected')
  return parsed.code
}
