import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Axe on a page without frames of other origins, for which it would open a second page each time. */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  // Loading axe takes longer than most analyses, and a page has it after the first one.
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  return new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
}
