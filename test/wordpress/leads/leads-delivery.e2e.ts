import { openFormOn } from '../../e2e/support/lead-fields.ts'
import { openRow } from '../../e2e/support/summary-rows.ts'
import { expect, test } from '../support/fixtures.ts'
import { beginAnew, fillIn, send, expectPosted } from './lead-forms.ts'

test.beforeEach(({ wordpress }) => beginAnew(wordpress))

const SLOW = 'modelid=101&engine=1011&version=10111&colext=VPI&colint=TPR'

/** What a mail reads, without markup. */
const textOf = (message: string): string =>
  message
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')

test('both mails say when the car is delivered, and which stock car is wanted', async ({
  page,
  wordpress,
}) => {
  await page.goto(`${wordpress.page}?${SLOW}`)
  await expect(page.getByRole('heading', { level: 1, name: /Maré/ })).toBeVisible()
  await openRow(page, 'Carros em stock')
  const cars = page.locator('cfg-configurator .stock-cars li')
  await expect(cars).toHaveCount(3)
  await cars.first().getByRole('button', { name: 'Escolher este carro' }).click()
  const row = page.locator('details > summary', { hasText: 'Carros em stock' })
  await expect(row).toContainText('escolheu o que está no Porto')
  const delivery = page.locator('details > summary', { hasText: 'Entrega' })
  await expect(delivery).toContainText('em 8 a 10 semanas')
  const shown = /indicação de (\d\d\/\d\d)/.exec((await delivery.textContent()) ?? '')?.[1]

  await openFormOn(page, 'proposal')
  await fillIn(page, 'proposal')
  await send(page)
  await expectPosted(page)
  await wordpress.run("do_action( 'cfg_configurator_leads' );")
  await expect.poll(async () => (await wordpress.mails()).length).toBe(2)
  for (const { message } of await wordpress.mails()) {
    const text = textOf(message)
    expect(text).toMatch(
      new RegExp(`Entrega:? em 8 a 10 semanas \\(indicação de ${shown ?? 'never'}/\\d{4}\\)`),
    )
    expect(text).toMatch(/Carro em stock escolhido:? ST1002, Porto, 32 450 €/)
  }
})
