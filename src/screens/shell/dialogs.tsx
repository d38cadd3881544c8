import { Suspense, useCallback, useDeferredValue } from 'react'
import type { AlertCode } from '../../domain/steps/guards.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import type { Modal } from '../../store/state.ts'
import { lazyPart } from '../../ui/base/lazy-part.tsx'
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx'
import { OnHideContext } from '../../ui/dialog/use-dialog.tsx'
import { ContactModal } from '../contact/contact-modal.tsx'
import { EquipmentModal } from '../version/equipment-modal.tsx'
import { FinanceModal } from '../step/finance-modal.tsx'
import { GalleryModal } from '../step/gallery-modal.tsx'
import { SpecsModal } from '../engine/specs-modal.tsx'
import { CodeModal, PhoneModal, SavedBuildsModal } from '../builds/lazy-builds.tsx'
import { DialogSignal, useSignalOf } from './dialog-signal.tsx'
import { useCloseOnBack } from '../shared/use-close-on-back.tsx'
import { useText } from '../shared/use-text.tsx'

/** In chunks of their own: features that a content site can leave out. */
const RunningCostModal = lazyPart(
  async () => (await import('../running-cost/running-cost-modal.tsx')).RunningCostModal,
)

const CompareModal = lazyPart(
  async () => (await import('../build-comparison/compare-modal.tsx')).CompareModal,
)

const GuideModal = lazyPart(
  async () => (await import('../guided-start/guide-modal.tsx')).GuideModal,
)

const ALERTS: Readonly<Record<AlertCode, LabelKey & `alert${string}`>> = {
  'choose-model': 'alertChooseModel',
  'choose-version': 'alertChooseVersion',
  'choose-engine': 'alertChooseEngine',
}

/** The open alert or modal. An alert takes precedence (spec §8). */
export function Dialogs() {
  const t = useText()
  const actions = useActions()
  const alert = useSelect((state) => state.alert)
  const opened = useSelect((state) => state.modal)
  const modal = useDeferredValue(opened)
  const { signal, abort } = useSignalOf(alert ?? opened)
  const release = useCloseOnBack(
    Boolean(alert ?? modal),
    alert ? actions.closeAlert : actions.closeModal,
  )
  const onHide = useCallback(() => {
    release()
    abort()
  }, [release, abort])
  return (
    <OnHideContext value={onHide}>
      <DialogSignal value={signal}>
        {alert ? (
          <AlertDialog
            text={t(ALERTS[alert])}
            buttonLabel={t('understood')}
            onClose={actions.closeAlert}
          />
        ) : (
          <OpenModal modal={modal} />
        )}
      </DialogSignal>
    </OnHideContext>
  )
}

function OpenModal({ modal }: { readonly modal: Modal | null }) {
  switch (modal?.kind) {
    case 'specs':
      return <SpecsModal engineId={modal.engineId} />
    case 'equipment':
      return <EquipmentModal versionId={modal.versionId} />
    case 'gallery':
      return <GalleryModal side={modal.side} />
    case 'contact':
      return <ContactModal purpose={modal.purpose} />
    case 'finance':
      return <FinanceModal offer={modal.offer} />
    case 'phone':
      return <PhoneModal />
    case 'code':
      return <CodeModal />
    case 'builds':
      return <SavedBuildsModal />
    case 'compare-builds':
      return (
        <Suspense fallback={null}>
          <CompareModal build={modal.build} />
        </Suspense>
      )
    case 'running-cost':
      return (
        <Suspense fallback={null}>
          <RunningCostModal />
        </Suspense>
      )
    case 'guided-start':
      return (
        <Suspense fallback={null}>
          <GuideModal />
        </Suspense>
      )
    default:
      return null
  }
}
