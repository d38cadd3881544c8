import { lazyPart } from '../../ui/base/lazy-part.tsx'
import type { Feature } from '../../ui/base/slots.tsx'
import { UnexpectedState } from '../../ui/states/empty-state.tsx'

export const runningCost: Feature = {
  name: 'running-cost',
  slots: {
    'summary-costs': lazyPart(async () => (await import('./monthly-total.tsx')).MonthlyTotal),
  },
  dialogs: {
    'running-cost': lazyPart(
      async () => (await import('./running-cost-modal.tsx')).RunningCostModal,
      UnexpectedState,
    ),
  },
}
