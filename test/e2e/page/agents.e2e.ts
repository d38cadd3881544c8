import { expect, test } from '../support/fixtures.ts'

test(
  'a browser without an interface for agents loads no code for them',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto(`${site.url}configurador/`)
    // The last chunk to be preloaded.
    await expect.poll(() => scripts.filter((path) => path.includes('summary-')).length).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((path) => path.includes('register-tools-'))).toEqual([])
  },
)
