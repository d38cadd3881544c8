import { addInterface, ask, toolNames } from '../support/agent-interface.ts'
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
    expect(scripts.filter((path) => path.includes('agents-'))).toEqual([])
  },
)

test(
  'an agent opens the form of a proposal, nothing is sent, and its tools go and come with the element',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.addInitScript(addInterface)
    await page.goto(`${site.url}configurador/`)
    await expect.poll(async () => (await toolNames(page)).length).toBe(7)
    const { models } = (await ask(page, 'list_models')) as { models: { id: string }[] }
    const [, second] = models
    const car = (await ask(page, 'configure', { model: second?.id })) as { link: string }
    await expect(page).toHaveURL(`${site.url}configurador/`)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    expect(await ask(page, 'open_proposal', { model: second?.id })).toMatchObject({ isSent: false })
    await expect(page.getByRole('dialog', { name: 'Quero ser Contactado' })).toBeVisible()
    await expect(page).toHaveURL(/\/resumo$/)
    expect(posts.filter((url) => !/saveBuild|saveCfgOptions/.test(url))).toEqual([])
    await page.keyboard.press('Escape')

    await page.evaluate(() => {
      const element = document.querySelector('cfg-configurator')
      const parent = element?.parentElement
      element?.remove()
      setTimeout(() => element && parent?.append(element), 300)
    })
    await expect.poll(async () => (await toolNames(page)).length).toBe(0)
    await expect.poll(async () => (await toolNames(page)).length).toBe(7)

    // The link of an answer opens the car.
    await page.goto(car.link)
    await expect(page).toHaveURL(/\/resumo$/)
  },
)
