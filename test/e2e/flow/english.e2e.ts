import { extractText } from 'unpdf'
import { ENGLISH_PATH } from '../../../demo/page.ts'
import { CHOSEN, WHOLE } from '../support/catalogue.ts'
import { editPage } from '../support/failing-requests.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'
import { portugueseTexts } from '../support/portuguese-labels.ts'

test('on an English page every screen of the flow is English', async ({ page, site }) => {
  const expectEnglish = async (): Promise<void> => {
    await expect.poll(() => portugueseTexts(page)).toEqual([])
  }
  const expectStep = async (heading: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectEnglish()
  }
  const next = (): Promise<void> =>
    page.getByRole('button', { name: 'Continue', exact: true }).click()
  const { model } = CHOSEN.model

  await page.goto(site.url)
  await page
    .getByRole('link', { name: 'English' })
    .or(page.locator('.menu summary'))
    .first()
    .click()
  if (new URL(page.url()).pathname !== ENGLISH_PATH)
    await page.getByRole('link', { name: 'English' }).click()
  await expectStep('Choose your Lume')
  expect(new URL(page.url()).pathname).toBe(ENGLISH_PATH)
  await expect(page.locator('[part=root]')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByRole('article').filter({ hasText: model })).toContainText(
    /€\d+\.\d\d\/month/,
  )

  await page.getByRole('button', { name: 'Help me choose' }).click()
  await expect(page.getByRole('dialog')).toContainText('Where do you drive most?')
  await expectEnglish()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await page.goto(new URL(`${ENGLISH_PATH}?modelid=${CHOSEN.model.id}`, site.url).href)
  await expectStep(`Choose the engine for your ${model}`)
  await next()
  await expectStep(`Choose the version of your ${model}`)
  await next()
  await expectStep(`Choose the exterior colour of your ${model}`)
  await next()
  await expectStep(`Choose the interior of your ${model}`)
  await next()
  await expectStep(`Lume ${model}`)
  await page.locator('[part=root] details').evaluateAll((folds) => {
    for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true
  })
  await expectEnglish()
  // What scrolls away under the fixed header would count as a target too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoAxeViolations(page)
  for (const name of ['Ask for a quote', 'Book a test drive']) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toContainText('I have read and accept the')
    await expectEnglish()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
  }
})

test(
  'a proposal from an English page says so, and its PDF is English',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto(new URL(`${ENGLISH_PATH}?${WHOLE}`, site.url).href)
    await page.getByRole('button', { name: 'Ask for a quote' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Jane Smith')
    await dialog.getByLabel('Email').fill('jane@example.com')
    await dialog.getByLabel('Phone number').fill('912345678')
    await dialog.getByLabel('District').selectOption({ index: 1 })
    await dialog.getByLabel('Dealer', { exact: true }).selectOption({ index: 1 })
    await dialog.getByLabel(/^I have read and accept the/).check()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.poll(site.leads).toHaveLength(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your request')
    const [lead] = await site.leads()
    expect(lead?.configuration).toContain('"language":"en-GB"')
    const address = /https?:\S+\.pdf/.exec(lead?.msg ?? '')?.[0] ?? ''
    const { text } = await extractText(
      new Uint8Array(await (await page.request.get(address)).body()),
      { mergePages: true },
    )
    expect(text).toContain('Your configuration, ')
    expect(text).toContain('APR (TAEG)')
    expect(text).not.toMatch(/A sua|Montante|Prestação|Preço/)
  },
)

test(
  'an element with a language of its own is in that language',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await editPage(page, '<cfg-configurator ', '<cfg-configurator lang="en" ')
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your Lume')
  },
)
