import { type ComponentType, Suspense, useCallback, useDeferredValue } from 'react'
import type { AlertCode } from '../../domain/steps/guards.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import type { Modal } from '../../store/state.ts'
import { lazyPart } from '../../ui/base/lazy-part.tsx'
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx'
import { OnHideContext } from '../../ui/dialog/use-dialog.tsx'
import { ContactModal } from '../contact/contact-modal.tsx'
import { EquipmentModal } from '../version/equipment-modal.tsx'
import { ItemModal } from '../equipment/lazy-equipment.tsx'
import { FinanceModal } from '../step/finance-modal.tsx'
import { GalleryModal } from '../step/gallery-modal.tsx'
import { SpecsModal } from '../engine/specs-modal.tsx'
import { OpenedLink } from '../builds/open-build.tsx'
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

const CodeModal = lazyPart(async () => (await import('../builds/code-form.tsx')).CodeModal)
const SavedBuildsModal = lazyPart(
  async () => (await import('../builds/saved-builds-modal.tsx')).SavedBuildsModal,
)
const PhoneModal = lazyPart(async () => (await import('../builds/phone-modal.tsx')).PhoneModal)

/** What a modal has besides its kind. */
type PropsOf<Kind, Each = Modal> = Each extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Omit<Each, 'kind'>
    : never
  : never

const MODALS: { readonly [Kind in Modal['kind']]: ComponentType<PropsOf<Kind>> } = {
  specs: SpecsModal,
  equipment: EquipmentModal,
  'equipment-item': ItemModal,
  gallery: GalleryModal,
  contact: ContactModal,
  finance: FinanceModal,
  phone: PhoneModal,
  code: CodeModal,
  builds: SavedBuildsModal,
  'compare-builds': CompareModal,
  'running-cost': RunningCostModal,
  'guided-start': GuideModal,
  link: OpenedLink,
}

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
  if (!modal) return null
  const { kind, ...props } = modal
  const Shown = MODALS[kind] as ComponentType<object>
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  )
}
