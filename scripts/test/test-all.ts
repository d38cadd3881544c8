import { findFirefox, findWebKit } from '../../test/other-browsers/support/programs.ts'
import { OTHER_TESTS, runE2eTests, runWordpressE2eTests } from '../browser/e2e.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { checkOpenApi } from '../contract/check-openapi.ts'
import { checkPackage } from '../package/check-package.ts'
import { checkCompatibility } from '../wordpress/php/compatibility.ts'
import { checkCodingStandards, checkPhpTestsOnMariaDb } from '../wordpress/php/php-checks.ts'
import { runStages, vitest, type Suite } from './suites.ts'

/** End-to-end tests in another browser. They are skipped when `find` throws MissingTool. */
function otherBrowser(name: string, find: () => unknown): Suite {
  const run = async () => {
    find()
    return runE2eTests({ projects: [name] })
  }
  return { name, run }
}

/** Implements `npm run test:all`: everything that `npm test` leaves out. */
await ensureBuilt()
await runStages([
  // Each suite keeps about one core busy, and both lists take about the same time.
  [
    [
      { name: 'php on MariaDB', run: () => checkPhpTestsOnMariaDb(['--no-progress']) },
      vitest('slow unit', '--project=slow', '--project=slow-widget'),
      vitest('translated widget', '--project=translated'),
      { name: 'npm package', run: checkPackage },
      { name: 'openapi clients', run: checkOpenApi },
      otherBrowser('webkit', findWebKit),
      otherBrowser('firefox', findFirefox),
    ],
    [
      { name: 'php style', run: checkCodingStandards },
      { name: 'compatibility', run: () => checkCompatibility(false) },
    ],
  ],
  // Each suite keeps both cores busy.
  [[{ name: 'e2e', run: () => runE2eTests({ args: [OTHER_TESTS] }) }]],
  [[{ name: 'wordpress e2e', run: () => runWordpressE2eTests() }]],
])
