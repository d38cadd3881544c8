import { errorJson, json } from '../http/responses.ts'
import { SiteError } from '../http/site-error.ts'
import type { RequestLog } from '../request-log.ts'
import type { FaultPlan } from './fault-plan.ts'
import { InvalidFaultError, readFaults } from './parse-faults.ts'

/** Path of the endpoint with which browser tests control the faults. */
export const CONTROL_PATH = '/__faults'

/**
 * Controls the faults over HTTP. POST replaces the list of faults, GET returns it with the request
 * log, DELETE clears both.
 */
export async function controlFaults(
  request: Request,
  plan: FaultPlan,
  log: RequestLog,
): Promise<Response> {
  switch (request.method) {
    case 'GET':
      return json({ faults: plan.current(), requests: log.entries() })
    case 'POST':
      plan.set(await readList(request))
      return json({ faults: plan.current() })
    case 'DELETE':
      plan.set([])
      log.clear()
      return json({ faults: [] })
    default:
      return errorJson(new SiteError('method_not_allowed', 'GET, POST or DELETE.'))
  }
}

async function readList(request: Request) {
  try {
    return readFaults(await request.json())
  } catch (error) {
    if (!(error instanceof InvalidFaultError || error instanceof SyntaxError)) throw error
    throw new SiteError('bad_request', error.message)
  }
}
