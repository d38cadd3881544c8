import { parseCode } from '../../../src/core/configuration/build-code.ts'
import { readBuild } from '../builds/read-build.ts'
import { readJsonObject } from '../http/bodies.ts'
import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'

/** Gives a build its code, the same one each time. Only builds that are new to the site count for the limit. */
export const saveBuild: Route = {
  call: 'saveBuild',
  method: 'POST',
  body: 'json',
  path: '/wp-json/cfg/saveBuild',
  answer: async ({ request, address }, { builds, limits, today }) => {
    const build = readBuild((await readJsonObject(request))['items'])
    const known = await builds.known(build)
    if (!known) limits.count('saveBuild', address)
    const { code, madeOn } = known ?? (await builds.add(build, today()))
    return json({ code, madeOn }, known ? 200 : 201)
  },
}

/** Finds a build by its code, as people type it. A POST, so that the code stays out of logs and caches. */
export const findBuild: Route = {
  call: 'findBuild',
  method: 'POST',
  body: 'json',
  path: '/wp-json/cfg/findBuild',
  answer: async ({ request, address }, { builds, limits }) => {
    const { code } = await readJsonObject(request)
    const parsed = parseCode(typeof code === 'string' ? code : '')
    if ('error' in parsed) throw new SiteError('bad_request', 'code is not a build code.')
    limits.count('findBuild', address)
    const found = await builds.find(parsed.code)
    if (!found) throw new SiteError('not_found', 'There is no build with this code.')
    return json(found)
  },
}
