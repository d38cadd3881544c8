import { expect, test } from './fixtures.ts'

/** Texts that would run as script wherever one of them left its place. */
const ATTACKS = [
  '<script>window.hit=1</script>',
  '</script><script>window.hit=1</script>',
  '"><img src=x onerror=window.hit=1>',
  "' onmouseover='window.hit=1",
  '</template></cfg-configurator><svg onload=window.hit=1>',
  '&quot;&gt;&lt;img src=x onerror=window.hit=1&gt;',
  'javascript:window.hit=1',
  '{{constructor.constructor("window.hit=1")()}}',
] as const

const TEXT_SETTINGS =
  'product no_result policy_link seo_title seo_content legal_title legal_content destaque_title destaque_content finance_title finance_content resume_title resume_content svg_no_model leadSource lead_type contact_email contact_phone success_page'.split(
    ' ',
  )

/** PHP text of a value. */
const php = (value: unknown): string =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`

test('no text of an editor or of the content site runs as script', async ({ page, wordpress }) => {
  const before = await wordpress.run(
    "echo base64_encode( serialize( array( get_option( 'cfg_configurator_settings' ), get_option( 'cfg_configurator_range' ) ) ) );",
  )
  page.on('dialog', async (dialog) => {
    await dialog.dismiss()
    throw new Error('a dialog opened')
  })
  for (const attack of ATTACKS) {
    const models = [
      {
        id: attack,
        model: attack,
        modelImg: attack,
        price: 1,
        segments: [{ id: attack, name: attack }],
      },
    ]
    const settings = {
      ...Object.fromEntries(TEXT_SETTINGS.map((key) => [key, attack])),
      faqs_motor: [{ question: attack, answer: attack }],
      labels: JSON.stringify({ select: attack, homeTitle: attack, legalTitle: attack }),
    }
    await wordpress.run(
      `remove_all_filters( 'sanitize_option_cfg_configurator_settings' );
      update_option( 'cfg_configurator_settings', ${php(settings)} + get_option( 'cfg_configurator_settings' ) );
      update_option( 'cfg_configurator_range', array( 'models' => ${php(models)}, 'back_office' => array( 'seo' => array( 'title' => ${php(attack)}, 'content' => ${php(attack)} ) ), 'time' => time() ), false );`,
    )
    await page.route('**/wp-json/cfg/lstModels/', async (route) => route.fulfill({ json: models }))
    await page.goto(wordpress.page)
    const widget = page.locator('cfg-configurator')
    await expect(widget.getByRole('button').first()).toBeVisible()
    await expect(widget.getByRole('heading', { level: 1 })).toHaveText(attack)
    expect(await page.evaluate(() => 'hit' in globalThis), attack).toBe(false)
    expect(await page.locator('body [onerror], body [onload], body [onmouseover]').count()).toBe(0)
  }
  await wordpress.run(
    `remove_all_filters( 'sanitize_option_cfg_configurator_settings' );
    list( $settings, $range ) = unserialize( base64_decode( '${before}' ) );
    update_option( 'cfg_configurator_settings', $settings );
    update_option( 'cfg_configurator_range', $range, false );`,
  )
})

test('a strict security policy finds nothing to report in our files and markup', async ({
  page,
  wordpress,
  walk,
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
  await walk.goTo('resumo')
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
