import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const TESTS = globSync('wordpress-plugin/modules/{gateway,catalogue}/tests/*_Test.php')

/** Lines of the table of faults in docs/gateway.md. */
async function rows(): Promise<string[]> {
  const text = await readFile('docs/gateway.md', 'utf8')
  const table = text.slice(text.indexOf('| the content site | with a file')).split('\n\n')[0] ?? ''
  return table.split('\n').slice(2)
}

test('docs/gateway.md lists existing tests for every failure of the content site', async () => {
  const files = globSync('test/wordpress/gateway/*.e2e.ts')
  const e2e = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  const found = await rows()
  expect(found.length).toBeGreaterThan(9)
  const missing: string[] = []
  for (const row of found) {
    const named = [...row.matchAll(/`(\w+_Test)::(test_\w+)`/g)]
    if (named.length === 0) missing.push(row)
    for (const [whole, file = '', name = ''] of named) {
      const path = TESTS.find((each) => each.endsWith(`/${file}.php`))
      const text = path === undefined ? '' : await readFile(path, 'utf8')
      if (!text.includes(`function ${name}(`)) missing.push(whole)
    }
    for (const [, name = ''] of row.matchAll(/'([^']+)'/g))
      if (!e2e.includes(name)) missing.push(name)
  }
  expect(missing).toEqual([])
})
