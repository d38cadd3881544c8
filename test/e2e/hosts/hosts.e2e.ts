import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import packageJson from '../../../package.json' with { type: 'json' }
import { documentedFile } from '../../docs/documented-file.ts'
import { MODEL } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { serveHost } from './host-page.ts'

test(
  'a page with a strict policy loads an exact version with its integrity hashes, and tells its tag manager what follows consent',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const embedding = readFileSync(`dist/cdn/${packageJson.version}/embed.html`, 'utf8')
    const [, map = ''] = /<script type="importmap">(.+?)<\/script>/.exec(embedding) ?? []
    const hash = createHash('sha256').update(map).digest('base64')
    const policy = documentedFile('policy')
      .trim()
      .replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
    expect(policy).toContain('sha256')
    const tracked: unknown[] = []
    await page.exposeFunction('track', (...event: unknown[]) => tracked.push(event))
    await page.addInitScript('window.tagManager = { track: (...event) => track(...event) }')
    const scripts = ['consent.js', 'tag-manager.js']
      .map((name) => `<script type="module" src="/host/${name}"></script>`)
      .join('')
    await serveHost(
      page,
      `${embedding}${scripts}</head><body>${documentedFile('consent.html')}`,
      policy,
    )
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('versao')
    expect(tracked).toEqual([])
    await page.getByRole('button', { name: 'Aceitar' }).click()
    await configurator.goThroughSteps('versao', 'exterior')
    await expect
      .poll(() => tracked)
      .toEqual([['chooseVersion', { model: MODEL, price: expect.any(Number) }]])
  },
)
