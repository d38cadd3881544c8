import type { Locator, Page } from '@playwright/test'

/** One interaction of the flow: what it is called in the report, and how a buyer performs it. */
export interface Interaction {
  readonly name: string
  /** Finds and reveals the target. Returns the interaction itself, with nothing else that would occupy the page. */
  readonly prepare: (page: Page) => Promise<() => Promise<void>>
  /** Missing: in both layouts. */
  readonly layout?: 'phone' | 'desktop'
}

type Find = (page: Page) => Locator

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name }).first()

const find =
  (selector: string, index = 0): Find =>
  (page) =>
    page.locator(selector).nth(index)

/**
 * Scrolls a target to where nothing covers it. Returns its centre. Playwright's own check would leave listeners in the
 * page, which every tap would pay for.
 */
async function uncover(target: Locator): Promise<readonly [x: number, y: number]> {
  await target.scrollIntoViewIfNeeded()
  const visibleCentre = (element: Element): [number, number] | null => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const centre: [number, number] = [x + width / 2, y + height / 2]
    const root = element.getRootNode() as Document | ShadowRoot
    return element.contains(root.elementFromPoint(...centre)) ? centre : null
  }
  const centre = await target.evaluate(visibleCentre)
  if (centre !== null) return centre
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const scrolled = await target.evaluate(visibleCentre)
  if (scrolled === null) throw new Error('something covers it')
  return scrolled
}

/** A tap, or a click where there is no touch screen. */
function tap(name: string, locate: Find, layout?: Interaction['layout']): Interaction {
  const prepare = async (page: Page): Promise<() => Promise<void>> => {
    const target = locate(page)
    const at = await uncover(target)
    const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
    return () => (isTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at))
  }
  return layout === undefined ? { name, prepare } : { name, prepare, layout }
}

const press = (name: string, key: string, on?: Find): Interaction => ({
  name,
  prepare: async (page) => {
    await on?.(page).focus()
    return () => page.keyboard.press(key)
  },
})

const openSheet = tap('open the sheet', button(/^Selecionar .+ \(\d+ .+\)/), 'phone')
const close = (dialog: string) => tap(`close the ${dialog}`, find('dialog .modal-head button'))
const next = (screen: string) => tap(`go to the ${screen}`, button(/^Continuar$/))
const secondCard = find('.card.choice label', 1)
const secondColour = find('label.chip', 1)

/** Every kind of interaction of a visit, in order. */
export const TAP_FLOW: readonly Interaction[] = [
  tap('open the filter', button(/^Filtro/)),
  tap('choose in the filter', find('.filter label', 0)),
  tap('undo in the filter', find('.filter label', 0)),
  tap('close the filter', button(/^Filtro/)),
  tap('choose a model', button(/^Selecionar /)),
  tap('choose an engine', secondCard),
  tap('open the specifications', button(/^Ver dados técnicos/)),
  close('specifications'),
  next('versions'),
  openSheet,
  tap('choose a version', secondCard),
  tap('open the equipment', button(/^Ver lista de equipamentos/)),
  close('equipment'),
  tap('compare the versions', button('Comparar versões')),
  tap('go back to the versions', button(/^Vers(ão|ões)$/)),
  next('exteriors'),
  tap('choose an exterior', secondColour),
  tap('turn the car', button('Vista seguinte')),
  tap('open the gallery', button('Ver galeria')),
  tap('next gallery picture', find('dialog button[title="Imagem seguinte"]')),
  press('close the gallery', 'Escape'),
  next('interiors'),
  tap('choose an interior', secondColour),
  next('summary'),
  tap('look inside', find('.toggle label, .toggle button', 1)),
  tap('open the financing', (page) =>
    page
      .locator('summary')
      .filter({ hasText: /^Financiamento/ })
      .first(),
  ),
  tap('choose Open Drive', find('.credit-types label', 1)),
  press('move the down payment', 'ArrowRight', find('input[type=range]')),
  tap('update the figures', button('Atualizar valores')),
  tap('compare the financing', button('Comparar modalidades')),
  close('financing comparison'),
  tap('open the proposal', button('Pedir Proposta')),
  press('type into the proposal', 'a', find('dialog input:not([type=checkbox], [type=hidden])')),
  tap('submit the empty proposal', button('Submeter')),
  close('proposal'),
  tap('go back to the line-up', button('Nova Configuração')),
]
