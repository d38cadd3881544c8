import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
const screen = fc.constantFrom(...SCREENS)
const progress: fc.Arbitrary<Progress> = fc.record({
  model: fc.boolean(),
  engine: fc.boolean(),
  version: fc.boolean(),
  exterior: fc.boolean(),
  interior: fc.boolean(),
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
