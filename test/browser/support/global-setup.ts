import { ensureBuilt } from '../../../scripts/build/ensure-built.ts'

/** Journeys run against the built widget; Playwright calls this once, before any worker starts. */
export default ensureBuilt
