import { ensureBuilt } from '../../../scripts/build/ensure-built.ts'

/** The end-to-end tests run against the built widget. Playwright calls this once, before it starts workers. */
export default ensureBuilt
