import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { untilIdle } from '../support/idle.ts'
import { SCREENS, visit } from '../support/screens.ts'

// Both tests write one file.
test.describe.configure({ mode: 'serial' })

/** What is said, by screen. `npm run test:browser -- page/read-aloud -u` writes it, to be read before it is kept. */
const REFERENCE = new URL('read-aloud.txt', import.meta.url)

const WAY = new Set(['home', 'engine', 'version', 'exterior', 'interior', 'summary', 'proposal'])

/** Roles that are not said: what is in them is. */
const SILENT =
  /^(|none|generic|paragraph|strong|article|definition|DescriptionList|LabelText|Legend|MenuListPopup|RootWebArea)$/

/** Roles whose content is their name. */
const NAMED_BY_CONTENT =
  /^(button|link|heading|radio|checkbox|option|cell|columnheader|rowheader|term|DisclosureTriangle.*)$/

const STATES = new Set([
  'level',
  'checked',
  'expanded',
  'disabled',
  'required',
  'invalid',
  'busy',
  'live',
  'modal',
])

/** The days of offers follow the day of the test. */
const DATE = /\d\d\/\d\d(\/\d{4})?/g

type Node = Awaited<ReturnType<typeof accessibilityTree>>['nodes'][number]

async function accessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const query = { nodeId: root.nodeId, selector: 'cfg-configurator' }
  const { node } = await session.send(
    'DOM.describeNode',
    await session.send('DOM.querySelector', query),
  )
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return { nodes, element: node.backendNodeId }
}

/** What a screen reader finds in the widget, in its order: a line for each role with its name, description and states. */
async function readAloud(page: Page): Promise<string[]> {
  const { nodes, element } = await accessibilityTree(page)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  let texts: string[] = []
  const endText = (): void => {
    if (texts.length > 0) lines.push(texts.join(' '))
    texts = []
  }
  const read = (node: Node | undefined, isNamed: boolean): void => {
    if (!node) return
    const [role = '', name = '', description] = [node.role, node.name, node.description].map(
      (each) => each?.value && `${each.value}`.trim(),
    )
    const isText = role === 'StaticText'
    const isSaid = !node.ignored && !isText && !SILENT.test(role)
    if (isText && !isNamed && name) texts.push(name)
    if (isSaid) {
      endText()
      const states = (node.properties ?? [])
        .filter(
          ({ name: state, value }) => STATES.has(state) && !/^(false|off)$/.test(`${value.value}`),
        )
        .map(({ name: state, value }) =>
          /^true$/.test(`${value.value}`) ? state : `${state} ${value.value}`,
        )
      const said = [role, name && `'${name}'`, description && `(${description})`, ...states]
      lines.push(said.filter(Boolean).join(' '))
    }
    const isNameSaid = isNamed || (isSaid && NAMED_BY_CONTENT.test(role))
    if (role !== 'StaticText')
      for (const child of node.childIds ?? []) read(byId.get(child), isNameSaid)
    if (!SILENT.test(role) && !isText) endText()
  }
  // Beside a modal dialog, nothing of the page is there.
  const isModal = (await page.locator('cfg-configurator dialog:modal').count()) > 0
  read(
    isModal ? nodes[0] : nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === element),
    false,
  )
  endText()
  return lines.map((line) => line.replaceAll(DATE, '[data]').replaceAll(/\s+/g, ' '))
}

const isWriting = (): boolean => /all|changed/.test(test.info().config.updateSnapshots)

/** Compares a screen with what is written, or writes it. */
async function expectSaid(page: Page, screen: string): Promise<void> {
  const written = readFileSync(REFERENCE, 'utf8').split(/^# /m)
  if (isWriting()) {
    await untilIdle(page)
    const text = `${screen}\n${(await readAloud(page)).join('\n')}\n`
    const others = written.filter((each) => !each.startsWith(`${screen}\n`))
    writeFileSync(REFERENCE, [...others, text].join('# '))
    return
  }
  const said = written.find((each) => each.startsWith(`${screen}\n`)) ?? ''
  await expect.poll(() => readAloud(page)).toEqual(said.trimEnd().split('\n').slice(1))
}

test(
  'a screen reader says what is written, the whole way',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await configuratorPage(page, site.url).openStep('resumo')
    for (const screen of SCREENS.filter(({ name }) => WAY.has(name))) {
      await visit(page, site, screen, [])
      // Shown when the car stands still, with all its frames.
      if (screen.name === 'version')
        await expect(page.getByRole('list', { name: 'Equipamento assinalado' })).toBeVisible()
      await expectSaid(page, screen.name)
    }
  },
)

test(
  'a screen reader says that models are loading, and that they failed',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    site.setFaults({ call: 'lstModels', fault: 'hang' })
    await page.goto(site.url)
    // The back office's texts do not wait for the models.
    await expect(page.getByRole('heading', { name: 'Menções legais' })).toBeAttached()
    await expectSaid(page, 'loading')
    site.setFaults({ call: 'lstModels', fault: 'fail' })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    await expectSaid(page, 'failed')
  },
)
