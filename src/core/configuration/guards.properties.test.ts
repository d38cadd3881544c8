import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Configuration, chooseModel, EMPTY_CONFIGURATION } from './configuration.ts'
import { choicesOf, restoreConfiguration, choose, uncheck } from './choices.ts'
import { type Progress, type Screen, decideNavigation, firstOpenScreen } from './guards.ts'
import { lacksAnEarlierChoice } from '../../../test/support/route-table.ts'

const SCREENS: readonly Screen[] = [
  'home',
  'engine',
  'version',
  'exterior',
  'interior',
  'summary',
  'comparison',
]
/** Versions of this line-up without exterior colours, and without interiors. */
const WITHOUT_EXTERIORS = 'V2'
const WITHOUT_INTERIORS = 'V3'

function progressOf(configuration: Configuration): Progress {
  const { modelId, engineId, versionId, exteriorId, interiorId } = choicesOf(configuration)
  return {
    model: modelId !== null,
    engine: engineId !== null,
    version: versionId !== null,
    exterior: exteriorId !== null || versionId === WITHOUT_EXTERIORS,
    interior: interiorId !== null || versionId === WITHOUT_INTERIORS,
  }
}

const screen = fc.constantFrom(...SCREENS)
const progress: fc.Arbitrary<Progress> = fc.record({
  model: fc.boolean(),
  engine: fc.boolean(),
  version: fc.boolean(),
  exterior: fc.boolean(),
  interior: fc.boolean(),
})

type Change = (configuration: Configuration) => Configuration

/** What can be done on each screen; the comparison returns with an engine or a version. */
const ON_SCREEN: Record<Screen, readonly Change[]> = {
  home: [
    () => EMPTY_CONFIGURATION,
    (now) => chooseModel(now, 'M1'),
    (now) => chooseModel(now, 'M2'),
    () =>
      restoreConfiguration({
        modelId: 'M1',
        engineId: 'E1',
        versionId: 'V1',
        exteriorId: 'C1',
        interiorId: 'I1',
      }),
    () =>
      restoreConfiguration({
        modelId: 'M1',
        engineId: null,
        versionId: 'V1',
        exteriorId: null,
        interiorId: 'I1',
      }),
  ],
  engine: [
    (now) => choose(now, 'engine', 'E1'),
    (now) => choose(now, 'engine', 'E2'),
    (configuration) => uncheck(configuration, 'engine'),
  ],
  version: [
    (now) => choose(now, 'version', 'V1'),
    (now) => choose(now, 'version', WITHOUT_EXTERIORS),
    (now) => choose(now, 'version', WITHOUT_INTERIORS),
    (configuration) => uncheck(configuration, 'version'),
  ],
  exterior: [(now) => choose(now, 'exterior', 'C1')],
  interior: [(now) => choose(now, 'interior', 'I1')],
  summary: [],
  comparison: [(now) => choose(now, 'engine', 'E2'), (now) => choose(now, 'version', 'V1')],
}
const ALL_CHANGES = Object.values(ON_SCREEN).flat()

interface Walk {
  screen: Screen
  configuration: Configuration
}

function navigate(walk: Walk, to: Screen): { hasMoved: boolean } {
  const current = progressOf(walk.configuration)
  const decision = decideNavigation(walk.screen, to, current)
  if (decision.kind === 'stay') return { hasMoved: false }
  if (decision.kind === 'allow') {
    walk.screen = to
    return { hasMoved: true }
  }
  // What a redirect names is entered as an address is.
  expect(decideNavigation(null, decision.to, current)).toEqual({ kind: 'allow' })
  walk.screen = decision.to
  return { hasMoved: true }
}

describe('whatever the sequence of actions, a buyer', () => {
  const action = fc.oneof(
    fc.record({ to: screen }),
    fc.record({ change: fc.nat({ max: ALL_CHANGES.length - 1 }) }),
  )

  it('never reaches a step whose earlier choice is missing', () => {
    const visited = new Set<Screen>()
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60, size: 'max' }), (actions) => {
        const walk: Walk = { screen: 'home', configuration: EMPTY_CONFIGURATION }
        for (const step of actions) {
          if ('to' in step) navigate(walk, step.to)
          else {
            const changes = ON_SCREEN[walk.screen]
            const change = changes[step.change % changes.length]
            if (change) walk.configuration = change(walk.configuration)
          }
          visited.add(walk.screen)
          expect(lacksAnEarlierChoice(walk.screen, progressOf(walk.configuration))).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
    // Makes sure that the walks do reach every screen.
    expect([...visited].toSorted()).toEqual(SCREENS.toSorted())
  })

  it('never arrives on such a step, even when choices change while a screen is shown', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60, size: 'max' }), (actions) => {
        const walk: Walk = { screen: 'home', configuration: EMPTY_CONFIGURATION }
        for (const step of actions) {
          if ('change' in step) {
            walk.configuration = ALL_CHANGES[step.change]!(walk.configuration)
            continue
          }
          const { hasMoved } = navigate(walk, step.to)
          const isLacking = lacksAnEarlierChoice(walk.screen, progressOf(walk.configuration))
          expect(hasMoved && isLacking).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('any navigation decision', () => {
  it('allows a screen only when nothing is missing for it, and always does so for an address', () => {
    fc.assert(
      fc.property(fc.option(screen), screen, progress, (from, to, state) => {
        const isLacking = lacksAnEarlierChoice(to, state)
        const isAllowed = decideNavigation(from, to, state).kind === 'allow'
        expect(isLacking && isAllowed).toBe(false)
        expect(decideNavigation(null, to, state).kind === 'allow').toBe(!isLacking)
      }),
    )
  })

  it('redirects to a screen that can be entered at once, so that redirects never loop', () => {
    fc.assert(
      fc.property(fc.option(screen), screen, progress, (from, to, state) => {
        const decision = decideNavigation(from, to, state)
        fc.pre(decision.kind === 'redirect')
        expect(decision.to).not.toBe(to)
        expect(decideNavigation(null, decision.to, state)).toEqual({ kind: 'allow' })
      }),
    )
  })

  it('never blocks a first load: an address opens or redirects', () => {
    fc.assert(
      fc.property(screen, progress, (to, state) => {
        expect(decideNavigation(null, to, state).kind).not.toBe('stay')
      }),
    )
  })

  it('lets the first open screen be entered', () => {
    fc.assert(
      fc.property(progress, (state) => {
        expect(decideNavigation(null, firstOpenScreen(state), state)).toEqual({ kind: 'allow' })
      }),
    )
  })
})
