import { expect, test } from '../support/fixtures.ts'

test('a strict content security policy reports nothing in the files and markup of the plugin', async ({
  page,
  wordpress,
  configurator,
}) => {
  const policy = "script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'"
  let lines: readonly string[] = []
  await page.route(`${wordpress.page}**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    lines = (await response.text()).split('\n')
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy-report-only': policy },
    })
  })
  await page.addInitScript(() => {
    const reports: object[] = []
    Object.assign(globalThis, { reports })
    document.addEventListener('securitypolicyviolation', (event) => {
      const isInside = event
        .composedPath()
        .some((node) => node instanceof Element && node.closest('.cfg-configurator-place') !== null)
      const { blockedURI, sourceFile, lineNumber, violatedDirective } = event
      reports.push({ blockedURI, sourceFile, lineNumber, violatedDirective, isInside })
    })
  })
  await configurator.goToStep('resumo')
  const reports = await page.evaluate(
    () =>
      (globalThis as unknown as { reports: unknown }).reports as {
        blockedURI: string
        sourceFile: string
        lineNumber: number
        isInside: boolean
      }[],
  )
  // The theme's own inline styles are reported: the policy is at work.
  expect(reports.length).toBeGreaterThan(0)
  const isOurs = ({
    blockedURI,
    sourceFile,
    lineNumber,
    isInside,
  }: (typeof reports)[number]): boolean =>
    isInside ||
    `${blockedURI} ${sourceFile}`.includes('/plugins/cfg-configurator/') ||
    (sourceFile.startsWith(wordpress.page) &&
      (lines[lineNumber - 1] ?? '').includes('cfg-configurator'))
  expect(reports.filter(isOurs)).toEqual([])
})
