import { findFirefox, findWebKit } from '../../test/other-browsers/support/programs.ts'
import { OTHER_TESTS, runE2eTests, runE2eTestsWithWholeReact } from '../browser/e2e.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { ensureStudio, STUDIO } from '../build/studio.ts'
import { checkPackage } from '../package/check-package.ts'
import { checkCompatibility } from '../wordpress/php/compatibility.ts'
import { checkWithoutModules } from '../wordpress/php/module-checks.ts'
import { checkModuleCombinations } from '../wordpress/php/module-smoke.ts'
import { checkCodingStandards, checkPhpTestsOnMariaDb } from '../wordpress/php/php-checks.ts'
import { runWordpressE2eTests } from '../wordpress/serve/e2e.ts'
import { check, runStages, vitest, type Suite } from './suites.ts'

const studio: Suite = {
  name: 'studio',
  run: async () => {
    await ensureStudio()
    return check('studio', 'npm', 'test', '--prefix', STUDIO).run()
  },
}

/** End-to-end tests in another browser. They are skipped when `find` throws MissingTool. */
function otherBrowser(name: string, find: () => unknown): Suite {
  const args = ['--config', 'playwright.other-browsers.config.ts', '--project', name]
  const run = async () => {
    find()
    return runE2eTests(args)
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
      vitest('slow unit', '--project=slow'),
      { name: 'npm package', run: checkPackage },
      otherBrowser('webkit', findWebKit),
      otherBrowser('firefox', findFirefox),
    ],
    [
      studio,
      { name: 'php style', run: checkCodingStandards },
      { name: 'without modules', run: checkWithoutModules },
      { name: 'module smoke', run: checkModuleCombinations },
      { name: 'compatibility', run: () => checkCompatibility(false) },
    ],
  ],
  // Each suite keeps both cores busy.
  [[{ name: 'e2e', run: () => runE2eTests([OTHER_TESTS]) }]],
  [[{ name: 'e2e, whole React', run: runE2eTestsWithWholeReact }]],
  [[{ name: 'wordpress e2e', run: () => runWordpressE2eTests() }]],
])
