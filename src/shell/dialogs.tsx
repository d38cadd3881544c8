import {
  type ComponentType,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
} from 'react'
import type { AlertCode } from '../core/configuration/guards.ts'
import type { LabelKey } from '../labels/labels.ts'
import { useConfiguratorStore, useSelect } from '../core/store/context.tsx'
import type { Modal } from '../core/store/state.ts'
import { added, type DialogParts } from '../ui/base/slots.tsx'
import dialogCss from '../ui/dialog/dialog.css?inline'
import { useStyles } from '../ui/base/element-context.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { OnHideContext, useDialog, DialogSignal, useSignalOf } from '../ui/dialog/store-modal.tsx'
import { ContactModal } from '../features/leads/contact-modal.tsx'
import { EquipmentModal, SpecsModal } from '../features/steps/list-modals.tsx'
import { addFeatures } from './add-features.ts'
import { FinanceModal } from '../features/summary/finance-modal.tsx'
import { FinancingOptionsModal } from '../features/summary/financing-options-modal.tsx'
import { GalleryModal } from '../features/viewer/gallery-modal.tsx'
import { isOverlayEntry } from '../platform/overlay-entries.ts'
import { openLink } from '../core/configuration/build.ts'
import { buildPath } from '../core/routing/route-path.ts'
import { useLocation } from 'wouter'
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
        {alert ? <Alert code={alert} onClose={closeAlert} /> : <OpenModal modal={modal} />}
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

/** An alert with one button, which receives focus. */
function Alert({ code, onClose }: { readonly code: AlertCode; readonly onClose: () => void }) {
  useStyles(dialogCss)
  const t = useText()
  const textId = useId()
  const { close, props } = useDialog(onClose)
  return (
    <dialog {...props} className="modal alert" role="alertdialog" aria-labelledby={textId}>
      <p id={textId}>{t(ALERTS[code])}</p>
      <Button onClick={close}>{t('understood')}</Button>
    </dialog>
  )
}

/** Shows nothing, and opens the configuration of a share link. It navigates for code that is outside the router. */
function OpenedLink({ query }: { readonly query: string }) {
  const [, navigate] = useLocation()
  const store = useConfiguratorStore()
  useEffect(() => {
    // Once this dialog has its history entry, which is replaced: Back leads to where it was opened.
    navigate(buildPath('home', null), { replace: isOverlayEntry() })
    openLink(store, query)
  }, [navigate, query, store])
  return null
}
