import { describe, expect, it } from 'vitest'
import {
  type AlertCode,
  type GuardDecision,
  type Progress,
  type Screen,
  decideNavigation,
  firstOpenScreen,
} from './guards.ts'
import { lacksAnEarlierChoice } from '../../../test/support/route-table.ts'

type Choice = 'model' | 'engine' | 'version' | 'exterior' | 'interior'

const CHOICES: readonly Choice[] = ['model', 'engine', 'version', 'exterior', 'interior']
const having = (...choices: Choice[]): Progress => ({
  model: choices.includes('model'),
  engine: choices.includes('engine'),
  version: choices.includes('version'),
  exterior: choices.includes('exterior'),
  interior: choices.includes('interior'),
})
/** Everything chosen up to and including one choice. */
const upTo = (choice: Choice) => having(...CHOICES.slice(0, CHOICES.indexOf(choice) + 1))

const nothing = having()
const allow: GuardDecision = { kind: 'allow' }
const stay = (alert: AlertCode): GuardDecision => ({ kind: 'stay', alert })
const redirect = (to: Screen, alert: AlertCode | null = null): GuardDecision => ({
  kind: 'redirect',
  to,
  alert,
})

const STEPS: readonly Screen[] = ['engine', 'version', 'exterior', 'interior', 'summary']
const SCREENS: readonly Screen[] = ['home', ...STEPS, 'comparison']

describe('opening an address as the first page', () => {
  it.each<[Screen, Progress, GuardDecision]>([
    ['engine', upTo('model'), allow],
    ['comparison', upTo('model'), allow],
    ['version', upTo('model'), redirect('engine', 'choose-engine')],
    ['exterior', upTo('model'), redirect('engine', 'choose-engine')],
    ['summary', upTo('model'), redirect('engine', 'choose-engine')],
    ['version', upTo('engine'), allow],
    ['exterior', upTo('engine'), redirect('version', 'choose-version')],
    ['interior', upTo('engine'), redirect('version', 'choose-version')],
    ['summary', upTo('engine'), redirect('version', 'choose-version')],
    ['exterior', upTo('version'), allow],
    ['interior', upTo('version'), redirect('exterior')],
    ['summary', upTo('version'), redirect('exterior')],
    ['interior', upTo('exterior'), allow],
    ['summary', upTo('exterior'), redirect('interior')],
    ['summary', upTo('interior'), allow],
    ['interior', having('model', 'engine', 'version', 'interior'), redirect('exterior')],
    [
      'summary',
      having('model', 'version', 'exterior', 'interior'),
      redirect('engine', 'choose-engine'),
    ],
  ])('decides %s with the choices %j as %j', (to, progress, expected) => {
    expect(decideNavigation(null, to, progress)).toEqual(expected)
  })
})

describe('leaving home', () => {
  it.each([...STEPS, 'comparison'] as const)('towards %s asks for a model first', (to) => {
    expect(decideNavigation('home', to, nothing)).toEqual(stay('choose-model'))
  })

  it('towards the engine is allowed once a model is chosen', () => {
    expect(decideNavigation('home', 'engine', upTo('model'))).toEqual(allow)
  })

  it.each(['model', 'engine', 'version', 'exterior'] as const)(
    'straight to the summary is blocked when only choices up to the %s are made',
    (choice) => {
      expect(decideNavigation('home', 'summary', upTo(choice))).toEqual(stay('choose-model'))
    },
  )

  it('straight to the summary is allowed for a complete restored configuration', () => {
    expect(decideNavigation('home', 'summary', upTo('interior'))).toEqual(allow)
  })
})

describe('leaving the engine step', () => {
  it.each(['version', 'exterior', 'interior', 'summary', 'comparison'] as const)(
    'towards %s without an engine asks for the engine',
    (to) => {
      expect(decideNavigation('engine', to, upTo('model'))).toEqual(stay('choose-engine'))
    },
  )

  it.each(['engine', 'version', 'interior'] as const)(
    'towards the summary redirects to the version step even with choices up to the %s',
    (choice) => {
      const decision = decideNavigation('engine', 'summary', upTo(choice))
      expect(decision).toEqual(redirect('version', 'choose-version'))
    },
  )

  it.each(['exterior', 'interior'] as const)(
    'towards %s without a version redirects to the version step',
    (to) => {
      const decision = decideNavigation('engine', to, upTo('engine'))
      expect(decision).toEqual(redirect('version', 'choose-version'))
    },
  )

  it.each<[Screen, Progress]>([
    ['version', upTo('engine')],
    ['comparison', upTo('engine')],
    ['exterior', upTo('version')],
    ['interior', upTo('exterior')],
  ])('towards %s is allowed when its earlier choices are made', (to, progress) => {
    expect(decideNavigation('engine', to, progress)).toEqual(allow)
  })
})

describe('leaving the version step', () => {
  it.each(['exterior', 'interior', 'summary', 'comparison'] as const)(
    'towards %s without a version is blocked',
    (to) => {
      expect(decideNavigation('version', to, upTo('engine'))).toEqual(stay('choose-version'))
    },
  )

  it('towards the engine step is allowed without a version', () => {
    expect(decideNavigation('version', 'engine', upTo('engine'))).toEqual(allow)
  })

  it('towards a colour redirects to the engine step when the engine itself is missing', () => {
    const decision = decideNavigation('version', 'exterior', upTo('model'))
    expect(decision).toEqual(redirect('engine', 'choose-engine'))
  })
})

describe('the navigation guards', () => {
  it.each([null, ...SCREENS])('let the buyer go home from %s, whatever is chosen', (from) => {
    for (const progress of [nothing, ...CHOICES.map(upTo)])
      expect(decideNavigation(from, 'home', progress)).toEqual(allow)
  })

  it.each([null, ...SCREENS.slice(1)])(
    'redirect every navigation from %s without a model to home',
    (from) => {
      for (const progress of [nothing, having('engine'), having('engine', 'version')])
        for (const to of [...STEPS, 'comparison'] as const)
          expect(decideNavigation(from, to, progress)).toEqual(redirect('home'))
    },
  )

  it.each<[Screen, Progress]>([
    ['home', nothing],
    ['engine', upTo('model')],
    ['version', upTo('engine')],
    ['comparison', upTo('model')],
  ])('allow %s to be entered again with the same choices', (screen, progress) => {
    expect(decideNavigation(screen, screen, progress)).toEqual(allow)
  })
})

describe('every navigation decision', () => {
  const all = CHOICES.reduce<readonly Choice[][]>(
    (sets, choice) => sets.flatMap((made) => [made, [...made, choice]]),
    [[]],
  )
  const cases = all.flatMap((made) => SCREENS.map((to) => [to, having(...made)] as const))

  it('opens an address if nothing is missing for it, and otherwise a screen that can be entered at once', () => {
    for (const [to, progress] of cases) {
      const decision = decideNavigation(null, to, progress)
      expect(decision.kind).toBe(lacksAnEarlierChoice(to, progress) ? 'redirect' : 'allow')
      expect(decideNavigation(null, firstOpenScreen(progress), progress)).toEqual(allow)
    }
  })

  it('allows nothing that lacks an earlier choice, and redirects only to what an address opens', () => {
    for (const from of SCREENS)
      for (const [to, progress] of cases) {
        const decision = decideNavigation(from, to, progress)
        const entered = decision.kind === 'redirect' ? decision.to : to
        const isOpen = decideNavigation(null, entered, progress).kind === 'allow'
        expect([decision.kind === 'stay' || isOpen, to]).toEqual([true, to])
        expect(decision.kind === 'redirect' && entered === to).toBe(false)
      }
  })
})
