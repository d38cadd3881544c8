import { expect, test } from '../support/fixtures.ts'

test(
  'a version number in the address of the script does not load the widget twice',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/assets/')) requested.push(pathname + search)
    })
    await page.route(site.url, async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace('configurator.js', 'configurator.js?ver=1.2.3')
      await route.fulfill({ response: answer, body: html })
    })

    await page.goto(site.url)
    await page
      .getByRole('button', { name: /^Selecionar/ })
      .first()
      .click()
    await page.waitForURL(/\/motor$/)
    await page.getByRole('heading', { name: /^Selecione o Motor/ }).waitFor()

    expect(requested).toContain('/assets/configurator.js?ver=1.2.3')
    expect(requested).not.toContain('/assets/configurator.js')
    expect(requested.filter((path) => path.startsWith('/assets/react-'))).toHaveLength(1)
    expect(new Set(requested).size).toBe(requested.length)
  },
)
