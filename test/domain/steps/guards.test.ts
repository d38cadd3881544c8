import { describe, expect, it } from 'vitest'
import type {
  AlertCode,
  GuardDecision,
  Progress,
  Screen,
} from '../../../src/domain/steps/guards.ts'
import { decideNavigation, firstOpenScreen } from '../../../src/domain/steps/guards.ts'

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

describe('opening an address', () => {
  it.each([...STEPS, 'comparison'] as const)('%s without a model leads home', (to) => {
    expect(decideNavigation(null, to, nothing)).toEqual(redirect('home'))
  })

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
  ])('%s with %j gives %j', (to, progress, expected) => {
    expect(decideNavigation(null, to, progress)).toEqual(expected)
  })
})

describe('leaving home', () => {
  it.each([...STEPS, 'comparison'] as const)('for %s asks for a model first', (to) => {
    expect(decideNavigation('home', to, nothing)).toEqual(stay('choose-model'))
  })

  it('for the engine is free once a model is chosen', () => {
    expect(decideNavigation('home', 'engine', upTo('model'))).toEqual(allow)
  })

  it.each(['model', 'engine', 'version', 'exterior'] as const)(
    'straight for the summary is blocked when only choices up to the %s are made',
    (choice) => {
      expect(decideNavigation('home', 'summary', upTo(choice))).toEqual(stay('choose-model'))
    },
  )

  it('straight for the summary is free for a restored configuration that is whole', () => {
    expect(decideNavigation('home', 'summary', upTo('interior'))).toEqual(allow)
  })
})

describe('leaving Motors', () => {
  it.each(['version', 'exterior', 'interior', 'summary', 'comparison'] as const)(
    'for %s without an engine asks for the engine',
    (to) => {
      expect(decideNavigation('engine', to, upTo('model'))).toEqual(stay('choose-engine'))
    },
  )

  it.each(['engine', 'version', 'interior'] as const)(
    'for the summary sends to Version even with choices up to the %s',
    (choice) => {
      const decision = decideNavigation('engine', 'summary', upTo(choice))
      expect(decision).toEqual(redirect('version', 'choose-version'))
    },
  )

  it.each(['exterior', 'interior'] as const)('for %s without a version sends to Version', (to) => {
    const decision = decideNavigation('engine', to, upTo('engine'))
    expect(decision).toEqual(redirect('version', 'choose-version'))
  })

  it.each<[Screen, Progress]>([
    ['version', upTo('engine')],
    ['comparison', upTo('engine')],
    ['exterior', upTo('version')],
    ['interior', upTo('exterior')],
  ])('for %s is free when what it needs is chosen', (to, progress) => {
    expect(decideNavigation('engine', to, progress)).toEqual(allow)
  })
})

describe('leaving Version', () => {
  it.each(['exterior', 'interior', 'summary', 'comparison'] as const)(
    'for %s without a version is blocked',
    (to) => {
      expect(decideNavigation('version', to, upTo('engine'))).toEqual(stay('choose-version'))
    },
  )

  it('for Motors is free without a version', () => {
    expect(decideNavigation('version', 'engine', upTo('engine'))).toEqual(allow)
  })

  it('for a colour sends to Motors when the engine itself is gone', () => {
    const decision = decideNavigation('version', 'exterior', upTo('model'))
    expect(decision).toEqual(redirect('engine', 'choose-engine'))
  })
})

describe('any screen', () => {
  it.each([null, ...SCREENS])('%s lets the buyer go home, whatever is chosen', (from) => {
    for (const progress of [nothing, ...CHOICES.map(upTo)])
      expect(decideNavigation(from, 'home', progress)).toEqual(allow)
  })

  it.each(SCREENS.slice(1))('%s without a model leads home', (from) => {
    for (const progress of [nothing, having('engine'), having('engine', 'version')])
      for (const to of [...STEPS, 'comparison'] as const)
        expect(decideNavigation(from, to, progress)).toEqual(redirect('home'))
  })

  it.each<[Screen, Progress]>([
    ['home', nothing],
    ['engine', upTo('model')],
    ['version', upTo('engine')],
    ['comparison', upTo('model')],
  ])('%s may be entered again as it is', (screen, progress) => {
    expect(decideNavigation(screen, screen, progress)).toEqual(allow)
  })

  it.each<[Progress, Screen]>([
    [nothing, 'home'],
    [having('engine', 'version'), 'home'],
    [upTo('model'), 'engine'],
    [upTo('engine'), 'version'],
    [upTo('version'), 'exterior'],
    [upTo('exterior'), 'interior'],
    [upTo('interior'), 'summary'],
    [having('model', 'engine', 'version', 'interior'), 'exterior'],
  ])('with %j, %s is the first open one', (progress, screen) => {
    expect(firstOpenScreen(progress)).toBe(screen)
  })
})
