import { MAIN_TESTS, runE2eTests } from '../browser/e2e.ts'
import { checkPhpTests, checkStaticAnalysis } from '../wordpress/php/php-checks.ts'
import { checkSizes } from '../build/size.ts'
import { checkPageCosts } from '../wordpress/php/page-costs.ts'
import { check, runStages, vitest, type Suite } from './suites.ts'

const build: Suite = { ...check('build', 'vite', 'build'), isNeeded: true }
const phpunit: Suite = { name: 'php', run: () => checkPhpTests() }
const e2e: Suite = { name: 'e2e', run: () => runE2eTests({ args: [MAIN_TESTS] }) }

/** Implements `npm test`: what a contributor runs before every commit. */
await runStages([
  [
    [check('format', 'oxfmt', '--check'), check('types', 'tsc', '--noEmit'), build],
    [check('lint', 'oxlint', '--max-warnings=0')],
  ],
  // PHPStan also checks which parts of the plugin may use which. PHPUnit waits for other processes a third of its time,
  // in which the unit tests run.
  [
    [
      { name: 'size', run: checkSizes },
      { name: 'php types', run: () => checkStaticAnalysis() },
      { name: 'page costs', run: checkPageCosts },
      vitest('unit', '--project=node', '--project=dom'),
    ],
    [phpunit],
  ],
  [[vitest('widget', '--project=widget')]],
  [[e2e]],
])
