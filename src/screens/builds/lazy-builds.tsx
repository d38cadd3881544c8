import { lazyPart } from '../../ui/base/lazy-part.tsx'

/** The dialogs about codes and saved builds. */
export const CodeModal = lazyPart(async () => (await import('./code-form.tsx')).CodeModal)
export const SavedBuildsModal = lazyPart(
  async () => (await import('./saved-builds-modal.tsx')).SavedBuildsModal,
)
export const PhoneModal = lazyPart(async () => (await import('./phone-modal.tsx')).PhoneModal)
