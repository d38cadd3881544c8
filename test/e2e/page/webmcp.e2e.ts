import type { Page } from '@playwright/test'
import { browserArguments, locateBrowser } from '../../../scripts/browser/find-browser.ts'
import { CAR } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'

const executablePath = locateBrowser()

test.use({
  launchOptions: {
    args: [...browserArguments(), '--enable-features=WebMCP'],
    ...(executablePath === null ? {} : { executablePath }),
  },
})

interface Interface {
  readonly getTools: () => Promise<readonly { readonly name: string }[]>
  readonly executeTool: (tool: { readonly name: string }, input: object) => Promise<string>
}

type AgentDocument = Document & { readonly modelContext: Interface }

const toolNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const tools = await (document as AgentDocument).modelContext.getTools()
    return tools.map(({ name }) => name)
  })

const ask = (page: Page, name: string, input: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([wanted, given]) => {
      const { modelContext } = document as AgentDocument
      const tool = (await modelContext.getTools()).find((each) => each.name === wanted)!
      return JSON.parse(await modelContext.executeTool(tool, given)) as Record<string, unknown>
    },
    [name, input] as const,
  )

test(
  "the browser's own interface lists and calls the tools of each element, and loses them with it",
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto(site.url)
    const hasInterface = await page.evaluate(() => 'modelContext' in document)
    test.skip(!hasInterface, 'This browser has no WebMCP.')
    await expect.poll(async () => (await toolNames(page)).length).toBe(7)
    const { id, model: name } = CAR.model
    const answer = await ask(page, 'configure', { model: { id, name } })
    expect(answer).toMatchObject({ configuration: { model: { id: String(id), name } } })
    expect(await ask(page, 'configure', { ...answer, color: 'VBR' })).toHaveProperty('validValues')

    await page.evaluate(() => {
      const second = document.querySelector('cfg-configurator')!.cloneNode() as Element
      second.setAttribute('routing', 'memory')
      document.body.append(second)
    })
    await expect.poll(() => toolNames(page)).toContain('configure_2')
    await page.evaluate(() => document.querySelector('body > cfg-configurator')?.remove())
    await expect.poll(async () => (await toolNames(page)).length).toBe(7)

    // A screen further the tools are the same; on a page without the element there are none.
    await page
      .getByRole('button', { name: `Selecionar ${name}`, exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/motor$/)
    expect(await toolNames(page)).toHaveLength(7)
    await page.goto(new URL('/llms.txt', site.url).href)
    await expect(page.locator('cfg-configurator')).toHaveCount(0)
    expect(await toolNames(page)).toEqual([])
    await page.goBack()
    await expect.poll(async () => (await toolNames(page)).length).toBe(7)
  },
)
