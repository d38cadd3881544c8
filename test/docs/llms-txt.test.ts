import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

it('the npm package has llms.txt with every page that it links to', () => {
  const linked = [...readFileSync('llms.txt', 'utf8').matchAll(/\]\(([^)]+)\)/g)]
  expect(linked.length).toBeGreaterThan(10)
  const pages = linked.map(([, path]) => path)
  expect(packageJson.files).toEqual(expect.arrayContaining(['llms.txt', ...pages]))
})
