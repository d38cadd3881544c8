/**
 * How the carousel uses Swiper: the browser scrolls the slides. The build turns these options, and
 * Swiper's defaults for the others, into constants (scripts/build/trim-libraries.ts).
 */
export const SWIPER_OPTIONS = {
  cssMode: true,
  slidesPerView: 'auto',
  lazyPreload: false,
  preventClicks: false,
  preventClicksPropagation: false,
  simulateTouch: false,
} as const
