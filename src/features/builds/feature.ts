import { lazyPart } from '../../ui/base/lazy-part.tsx'
import type { Feature } from '../../ui/base/slots.tsx'
import { lazyScreen } from '../../ui/states/empty-state.tsx'

const home = async () => import('./home-return.tsx')
const summary = async () => import('./summary-parts.tsx')

export const builds: Feature = {
  name: 'builds',
  slots: {
    'builds-screen': lazyScreen(
      async () => (await import('./comparison/build-comparison-screen.tsx')).BuildComparisonScreen,
    ),
    'home-saved': lazyPart(async () => (await home()).HomeSaved),
    'home-end': lazyPart(async () => (await home()).HomeReturn),
    'summary-save': lazyPart(async () => (await summary()).SaveBuild),
    'summary-compare': lazyPart(async () => (await summary()).CompareTool),
    'summary-link': lazyPart(async () => (await summary()).PhoneLink),
    'summary-code': lazyPart(async () => (await summary()).BuildCode),
  },
  dialogs: {
    phone: lazyScreen(async () => (await import('./phone-modal.tsx')).PhoneModal),
    code: lazyScreen(async () => (await import('./code-form.tsx')).CodeModal),
    builds: lazyScreen(async () => (await import('./saved-builds-modal.tsx')).SavedBuildsModal),
    'compare-builds': lazyScreen(
      async () => (await import('./comparison/compare-modal.tsx')).CompareModal,
    ),
  },
}
