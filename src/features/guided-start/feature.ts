import { lazyPart } from '../../ui/base/lazy-part.tsx'
import type { Feature } from '../../ui/base/slots.tsx'
import { UnexpectedState } from '../../ui/states/empty-state.tsx'

const home = async () => import('./home-ways.tsx')

export const guidedStart: Feature = {
  name: 'guided-start',
  slots: {
    'home-ways': lazyPart(async () => (await home()).HomeWays),
    'home-filter': lazyPart(async () => (await home()).WishesGroup),
    'home-order': lazyPart(async () => (await import('./guide-order.tsx')).GuideOrder),
  },
  dialogs: {
    'guided-start': lazyPart(
      async () => (await import('./guide-modal.tsx')).GuideModal,
      UnexpectedState,
    ),
  },
}
