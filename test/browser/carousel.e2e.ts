import { expect, test } from './fixtures.ts'

test('the models stay where the buyer scrolled to while the slider was loading', async ({
  page,
  site,
}) => {
  test.skip((page.viewportSize()?.width ?? 0) > 992, 'only the phone has a slider')
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/(swiper|carousel-controls)-[^/]+\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(site.url, { waitUntil: 'domcontentloaded' })
  const button = page.getByRole('button', { name: 'Selecionar Maré' })
  await button.scrollIntoViewIfNeeded()
  release()
  await expect(page.getByText(/^\d de 9$/)).toHaveText(/^[2-9] de 9$/)
  await expect(button).toBeInViewport()
})
