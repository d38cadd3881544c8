import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PHP_TESTS = 'wordpress-plugin/{tests/Leads,modules/*/tests}'
const E2E_TESTS = 'test/wordpress/leads'

const docs = readFileSync('docs/leads.md', 'utf8')

const e2e = globSync(`${E2E_TESTS}/*.e2e.ts`)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The last column of the tables of faults and of attempts. */
const named = docs
  .slice(docs.indexOf('## Faults'), docs.indexOf('## Spam'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what fails'))
  .filter((line) => !line.startsWith('| attempt'))
  .map((line) => line.split(' | ').at(-1)?.replace(/ \|$/, '') ?? '')

describe('docs/leads.md', () => {
  it('lists a test for every fault and every attempt', () => {
    expect(named.length).toBeGreaterThan(30)
    for (const tests of named) expect(tests).toMatch(/`|'/)
  })

  it.each(named.flatMap((tests) => [...tests.matchAll(/`(\w+)::(\w+)`/g)]))(
    'cites the existing test %s',
    (...[, className, method]) => {
      const files = globSync(`${PHP_TESTS}/**/${className}_Test.php`)
      expect(files).toHaveLength(1)
      expect(readFileSync(files[0]!, 'utf8')).toContain(`function test_${method}(`)
    },
  )

  it.each(named.flatMap((tests) => [...tests.matchAll(/(?:^|, )'([^']+)'/g)]))(
    'cites the existing end-to-end test %s',
    (...[, title]) => {
      expect(e2e).toContain(`test('${title}'`)
    },
  )
})
