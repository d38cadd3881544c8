import { cleanup } from '@testing-library/react'
import { clearCookies } from '../../support/store-under-test.ts'
import { changeOneValue, drawsOf } from './changed-answer.ts'
import { changedSite, type ChangedSite } from './changed-site.ts'
import { drawCar, type CarIds } from './expected.ts'
import { openWalk, type Walk } from './walk.tsx'

export type WalkedScreen = 'home' | 'engine' | 'version' | 'summary'

/** What a walk looks at beside the way, and on which screen. Each walk takes two of them. */
export const DETOURS: readonly (readonly [WalkedScreen, (walk: Walk) => Promise<unknown>])[] = [
  [
    'home',
    async ({ press, button, all, draw, close }) => {
      await press(button(/^Ajude-me a escolher/), 'guide')
      for (let answer = 0; answer < 8; answer++) {
        const answers = all('dialog button:not([title="Fechar"]), dialog input')
        await press(answers[draw(answers.length)], 'guide, answered')
      }
      await close()
    },
  ],
  ['engine', dialog(/^Ver dados técnicos/, 'technical data')],
  ['engine', comparison(/^Comparar motores/, 'engines compared')],
  ['version', dialog(/^Ver lista de equipamentos/, 'equipment')],
  ['version', comparison(/^Comparar versões/, 'versions compared')],
  [
    'summary',
    async ({ press, all }) =>
      press(
        all('.credit-types input').find((each) =>
          each.closest('.card')?.textContent.includes('Open Drive'),
        ),
        'Open Drive',
      ),
  ],
  [
    'summary',
    async ({ press, button, close }) => {
      await press(button(/^Comparar modalidades/), 'credit types')
      await press(button(/^Ver plano/), 'repayment plan')
      await press(button(/^Ver mês a mês/), 'repayment plan by month')
      await close()
    },
  ],
  ['summary', dialog(/^Ver as contas/, 'running cost')],
  ['summary', dialog(/^Pedir Proposta/, 'proposal')],
  [
    'summary',
    async ({ press, button, submit }) => {
      await press(button(/^Partilhar/))
      await press(button(/^Enviar por email/))
      await submit('form sent')
    },
  ],
  [
    'summary',
    async ({ press, all }) =>
      press(
        all('summary').find((each) => each.textContent.includes('Carros em stock')),
        'stock cars',
      ),
  ],
]

function dialog(name: RegExp, shows: string) {
  return async ({ press, button, close }: Walk): Promise<void> => {
    await press(button(name), shows)
    await close()
  }
}

function comparison(name: RegExp, shows: string) {
  return async ({ press, button, all }: Walk): Promise<void> => {
    await press(button(name), shows)
    await press(all('article input:not(:checked)')[0], shows)
    await press(button(/^Escolher /))
  }
}

/**
 * Walks from the model list to the summary, with one value changed in each network answer, and checks every screen. The
 * same seed takes the same walk.
 * @returns The screens and dialogs that it has reached, and what was wrong on them, with the seed and the changes.
 */
export async function takeWalk(
  seed: number,
): Promise<{ readonly seen: readonly string[]; readonly faults: readonly string[] }> {
  clearCookies()
  const draw = drawsOf(seed)
  const car = drawCar(draw)
  const carIds = new Set(Object.values(car))
  const site = changedSite((answer) => changeOneValue(answer, draw, carIds))
  const detours = [DETOURS[draw(DETOURS.length)], DETOURS[draw(DETOURS.length)]]
  const walk = await openWalk(site, car, draw)
  await takeWay(walk, site, car, async (screen) => {
    for (const [where, take] of detours.flatMap((detour) => (detour ? [detour] : [])))
      if (where === screen) await take(walk)
  })
  cleanup()
  document.body.replaceChildren()
  const { seen, faults } = walk
  if (faults.length === 0) return { seen, faults }
  const where = `seed ${seed}, car ${Object.values(car).join('/')}`
  return { seen, faults: [where, ...faults, ...site.changes] }
}

/** From the model list to the summary. Ends early where nothing can be chosen. */
export async function takeWay(
  { press, button, all, choose, draw }: Walk,
  site: ChangedSite,
  car: CarIds,
  detour: (screen: WalkedScreen) => Promise<void>,
): Promise<void> {
  await detour('home')
  const model = site.sent('lstModels/').find(({ id }) => String(id) === car.model)?.model
  const cards = all('article [aria-label^="Selecionar "]')
  const own = cards.find(
    (each) => each.getAttribute('aria-label') === `Selecionar ${String(model)}`,
  )
  // None if the list has failed, or if the guided start has led to a car.
  if (!(await press(own ?? cards[draw(cards.length)], 'engine'))) return
  await choose('lstEngines', car.engine)
  await detour('engine')
  await press(button(/^Continuar$/), 'version')
  await choose('lstVersions', car.version)
  await detour('version')
  await press(button(/^Continuar$/), 'exterior')
  await choose('extColors', car.exterior)
  await press(button(/^Continuar$/), 'interior')
  await choose('panomaricLI', car.interior)
  await press(button(/^Continuar$/), 'summary')
  await detour('summary')
}
