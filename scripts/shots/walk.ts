import type { Page } from '@playwright/test'
import {
  click,
  openOptions,
  PATIENCE,
  shootOpened,
  toHome,
  toStep,
  waitForChoice,
  type Scene,
  type Shoot,
} from './actions.ts'

/** Takes a step as it opens and, in the mobile form, with its options sheet open. */
async function shootStep(page: Page, shoot: Shoot, name: string): Promise<void> {
  await waitForChoice(page)
  await shoot(name)
  if (await openOptions(page)) await shoot(`${name}-options`)
}

async function onwards(page: Page, segment: string): Promise<void> {
  await waitForChoice(page)
  await click(page, 'Continuar')
  await page.waitForURL((url) => url.pathname.endsWith(`/${segment}`), { timeout: PATIENCE })
}

/** What a buyer sees who goes all the way, with everything that opens on it. */
export const WALK: readonly Scene[] = [
  {
    name: 'home',
    play: async (page, home, shoot) => {
      await toHome(page, home)
      await shoot('home')
      await click(page, /^Filtro/)
      await page.getByRole('checkbox').first().waitFor({ timeout: PATIENCE })
      await shoot('home-filter')
      await shootOpened(page, /^Saber mais sobre este preço/, shoot, 'price-explained')
    },
  },
  {
    name: 'walk',
    play: async (page, home, shoot) => {
      await toHome(page, home)
      await click(page, 'Selecionar Maré')
      await page.waitForURL((url) => url.pathname.endsWith('/motor'), { timeout: PATIENCE })
      await shootStep(page, shoot, 'motors')
      await shootOpened(page, /Ver dados técnicos do motor/, shoot, 'technical-data')
      await onwards(page, 'versao')
      await shootStep(page, shoot, 'version')
      await shootOpened(page, /Ver lista de equipamentos/, shoot, 'equipment')
      await onwards(page, 'exterior')
      await shootStep(page, shoot, 'exterior')
      await onwards(page, 'interior')
      await shootStep(page, shoot, 'interior')
      await onwards(page, 'resumo')
      await shoot('summary')
      await shootOpened(page, 'Pedir Proposta', shoot, 'proposal')
    },
  },
  {
    name: 'menu',
    play: async (page, home, shoot) => {
      await toStep(page, home, 'exterior')
      await waitForChoice(page)
      const menu = page.locator('.nav-toggle')
      if (!(await menu.isVisible())) return
      await menu.click()
      await shoot('menu')
      await page.keyboard.press('Escape')
      await page.locator('.footer-more').click()
      await shoot('price-details')
    },
  },
  {
    name: 'fullscreen',
    play: async (page, home, shoot) => {
      await toStep(page, home, 'interior')
      await waitForChoice(page)
      await shootOpened(page, 'Ver galeria', shoot, 'gallery')
      await shootOpened(page, 'Ver em ecrã inteiro', shoot, 'fullscreen-interior')
      await toStep(page, home, 'exterior')
      await waitForChoice(page)
      await shootOpened(page, 'Ver em ecrã inteiro', shoot, 'fullscreen-exterior')
    },
  },
  {
    name: 'comparison',
    play: async (page, home, shoot) => {
      await toStep(page, home, 'motor')
      await waitForChoice(page)
      await openOptions(page)
      await click(page, 'Comparar motores')
      await page.getByRole('heading', { name: 'Comparar Motores' }).waitFor({ timeout: PATIENCE })
      await shoot('comparison')
    },
  },
  {
    name: 'theme',
    play: async (page, home, shoot) => {
      const theme = new URL('/tema/', home).href
      await toHome(page, theme)
      await shoot('theme-home')
      await toStep(page, theme, 'exterior')
      await waitForChoice(page)
      await shoot('theme-exterior')
    },
  },
]
