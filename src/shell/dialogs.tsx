import { type ComponentType, Suspense, useCallback, useDeferredValue } from 'react'
import type { AlertCode } from '../core/configuration/guards.ts'
import type { LabelKey } from '../labels/labels.ts'
import { useConfiguratorStore, useSelect } from '../core/store/context.tsx'
import type { Modal } from '../core/store/state.ts'
import { added, type DialogParts } from '../ui/base/slots.tsx'
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx'
import { OnHideContext } from '../ui/dialog/use-dialog.tsx'
import { ContactModal } from '../features/leads/contact-modal.tsx'
import { EquipmentModal } from '../features/steps/equipment-modal.tsx'
import { addFeatures } from './add-features.ts'
import { FinanceModal } from '../features/summary/finance-modal.tsx'
import { FinancingOptionsModal } from '../features/summary/financing-options-modal.tsx'
import { GalleryModal } from '../features/viewer/gallery-modal.tsx'
import { SpecsModal } from '../features/steps/specs-modal.tsx'
import { OpenedLink } from './opened-link.tsx'
import { DialogSignal, useSignalOf } from '../ui/dialog/dialog-signal.tsx'
import { useCloseOnBack } from '../ui/dialog/use-close-on-back.tsx'
import { useText } from '../ui/text/use-text.tsx'

addFeatures()

const DIALOGS: readonly DialogParts[] = [
  {
    specs: SpecsModal,
    equipment: EquipmentModal,
    gallery: GalleryModal,
    contact: ContactModal,
    finance: FinanceModal,
    'financing-options': FinancingOptionsModal,
    link: OpenedLink,
  },
  ...added('dialogs'),
]

const ALERTS: Readonly<Record<AlertCode, LabelKey & `alert${string}`>> = {
  'choose-model': 'alertChooseModel',
  'choose-version': 'alertChooseVersion',
  'choose-engine': 'alertChooseEngine',
}

/** The open alert or modal. An alert takes precedence (spec §8). */
export function Dialogs() {
  const t = useText()
  const { actions, set } = useConfiguratorStore()
  const closeAlert = (): void => set({ alert: null })
  const alert = useSelect((state) => state.alert)
  const opened = useSelect((state) => state.modal)
  const modal = useDeferredValue(opened)
  const { signal, abort } = useSignalOf(alert ?? opened)
  const release = useCloseOnBack(Boolean(alert ?? modal), alert ? closeAlert : actions.closeModal)
  const onHide = useCallback(() => {
    release()
    abort()
  }, [release, abort])
  return (
    <OnHideContext value={onHide}>
      <DialogSignal value={signal}>
        {alert ? (
          <AlertDialog text={t(ALERTS[alert])} buttonLabel={t('understood')} onClose={closeAlert} />
        ) : (
          <OpenModal modal={modal} />
        )}
      </DialogSignal>
    </OnHideContext>
  )
}

function OpenModal({ modal }: { readonly modal: Modal | null }) {
  if (!modal) return null
  const { kind, ...props } = modal
  const shown = DIALOGS.find((dialogs) => kind in dialogs)?.[kind]
  const Shown = shown as ComponentType<object> | undefined
  return (
    Shown && (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    )
  )
}
