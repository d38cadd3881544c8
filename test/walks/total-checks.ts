import { expect } from 'vitest'
import { summaryLines } from '../../src/core/configuration/summary.ts'
import { totalOfBuild } from '../../src/core/configuration/build.ts'
import { totalOf } from '../../src/core/offer/price-lines.ts'
import { selectBuild } from '../../src/core/configuration/current-build.ts'
import { selectOffer, selectPricing } from '../../src/core/offer/pricing.ts'
import { selectItem, selectItems } from '../../src/core/configuration/chosen-items.ts'
import type { State } from '../../src/core/store/state.ts'
import type { Walk } from './walk-actions.ts'
import type { SiteInProcess } from '../support/site-in-process.ts'

/** Expects every total shown or saved to be the sum of its parts, all of them known. */
export function totalChecks() {
  const shownWith = new Set<string>()
  let saved = 0
  return {
    checkShown({ store }: Walk): void {
      const state = store.get()
      const { lines, offer: shown, total } = selectPricing(state)
      const { isVersionSelected, versionId, exteriorId, interiorId } = state.configuration
      if (!shown || shown.price === null) return
      expect(totalOf(lines)).toBe(shown.price)
      const build = selectBuild(state)
      expect(build ? totalOfBuild(build) : total).toBe(total)
      if (!isVersionSelected || versionId === null) return
      // The prices of the demo catalogue have no cents.
      const sum = linesOf(state).reduce(
        (before, { name, price }) => before + (name === null ? 0 : (price ?? NaN)),
        0,
      )
      expect(selectItem(state, 'version') ? shown.price : sum).toBe(sum)
      // Every chosen part is known: from the lists as they came, not from what the selectors make of them.
      const { modelId } = state.configuration
      const { site } = state
      expect(site[`versions of ${modelId}`]?.data?.some(({ id }) => id === versionId)).toBe(true)
      const unknown = [
        exteriorId !== null && site[`exteriors of ${modelId}`]?.status !== 'ready',
        interiorId !== null && site[`interiors of ${modelId}`]?.status !== 'ready',
      ]
      expect(unknown).not.toContain(true)
      shownWith.add(`${state.route?.screen} ${shown.creditType}`)
    },
    async checkSaved(site: SiteInProcess): Promise<void> {
      for (const body of await site.savedConfigurations()) {
        const parts = [body.basePrice, body.exteriorColorPrice, body.interiorPrice]
        const sum = parts.reduce<number>((total, part) => total + Number(part ?? 0), 0)
        expect(body.idVersion).not.toBe('')
        expect(body.totalPrice).toBe(sum)
        saved++
      }
    },
    /** Expects that there was something to check. */
    expectChecked(): void {
      expect([...shownWith]).toEqual(
        expect.arrayContaining(['version CREDIT', 'summary CREDIT', 'summary HOD']),
      )
      expect(saved).toBeGreaterThan(5)
    },
  }
}

/** The summary's details list. */
function linesOf(state: State) {
  return summaryLines(selectItems(state), selectOffer(state)?.creditType)
}
