import { defineConfig } from '@playwright/test'
import e2e from './playwright.config.ts'

/** The screen widths the design supports. `SHOT_WIDTHS` overrides them. */
const WIDTHS = (process.env.SHOT_WIDTHS ?? '360 390 768 992 1280 1920').split(' ').map(Number)

/** Widest screen with the mobile layout. */
const MOBILE_WIDTH = 992

/** Screen heights for these widths: phone and tablet in portrait, laptop, desktop. */
function heightOf(width: number): number {
  if (width <= MOBILE_WIDTH) return 844
  return width < 1600 ? 800 : 1080
}

/** Screenshots of every screen and state, for manual review. */
export default defineConfig({
  ...e2e,
  testDir: 'test/shots',
  testMatch: '**/*.shots.ts',
  retries: 0,
  expect: { timeout: 30_000 },
  use: { ...e2e.use, contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 8000 },
  projects: WIDTHS.map((width) => ({
    name: String(width),
    use: {
      viewport: { width, height: heightOf(width) },
      isMobile: width <= MOBILE_WIDTH,
      hasTouch: width <= MOBILE_WIDTH,
    },
  })),
})
