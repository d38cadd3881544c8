import { lazyPart, Nothing } from '../../ui/base/lazy-part.tsx'

/** The parts about codes that the summary and the dialogs show. */
export const BuildBar = lazyPart(async () => (await import('./build-bar.tsx')).BuildBar, Nothing)
export const CodeModal = lazyPart(async () => (await import('./code-form.tsx')).CodeModal)
export const SavedBuildsModal = lazyPart(
  async () => (await import('./saved-builds-modal.tsx')).SavedBuildsModal,
)
export const PhoneModal = lazyPart(async () => (await import('./phone-modal.tsx')).PhoneModal)
