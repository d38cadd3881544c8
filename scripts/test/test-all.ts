import { OTHER_TESTS, runE2eTests } from '../browser/e2e.ts'
import { runInBrowser } from '../browser/other-browsers.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { ensureStudio, STUDIO } from '../build/studio.ts'
import { checkCompatibility } from '../wordpress/php/compatibility.ts'
import {
  checkCodingStandards,
  checkPhpTestsOnMariaDb,
  checkStaticAnalysis,
} from '../wordpress/php/php-checks.ts'
import { runWordpressE2eTests } from '../wordpress/serve/e2e.ts'
import { check, runStages, vitest, type Suite } from './suites.ts'

const studio: Suite = {
  name: 'studio',
  run: async () => {
    await ensureStudio()
    return check('studio', 'npm', 'test', '--prefix', STUDIO).run()
  },
}

const firefox: Suite = { name: 'firefox', run: () => runInBrowser('firefox') }
const webkit: Suite = { name: 'webkit', run: () => runInBrowser('webkit') }

/** End-to-end tests in Chromium. Each suite keeps both cores busy. */
const chromium: readonly Suite[] = [
  { name: 'e2e', run: () => runE2eTests([OTHER_TESTS]) },
  { name: 'wordpress e2e', run: () => runWordpressE2eTests() },
]

const phpunitOnMariaDb: Suite = {
  name: 'php on MariaDB',
  run: () => checkPhpTestsOnMariaDb(['--no-progress']),
}

const plugin: readonly Suite[] = [
  { name: 'php style', run: checkCodingStandards },
  { name: 'php types', run: checkStaticAnalysis },
  { name: 'compatibility', run: () => checkCompatibility(false) },
]

/** Implements `npm run test:all`: everything that `npm test` leaves out. */
await ensureBuilt()
await runStages([
  [
    [phpunitOnMariaDb, vitest('slow unit', '--project=slow')],
    [studio, ...plugin],
  ],
  [[firefox], [webkit]],
  [chromium],
])
