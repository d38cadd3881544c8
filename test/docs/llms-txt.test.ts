import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { INTEGRATOR_FILES, llmsTxt } from '../../scripts/package/llms-txt.ts'

describe('llms.txt', () => {
  it('links to the documentation for integrators, as `vitest run test/docs -u` writes it', async () => {
    await expect(llmsTxt()).toMatchFileSnapshot('../../llms.txt')
  })

  it('is in the npm package with every page that it links to', () => {
    const linked = [...llmsTxt().matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path)
    expect(linked).toEqual(INTEGRATOR_FILES)
    expect(packageJson.files).toEqual(expect.arrayContaining(['llms.txt', ...linked]))
  })
})
