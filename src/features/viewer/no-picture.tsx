import { selectModel } from '../../core/configuration/chosen-items.ts'
import { useSelect } from '../../core/store/context.tsx'
import { NoModel } from '../../ui/primitives/no-model.tsx'
import { useText } from '../../ui/text/use-text.tsx'

/** In place of the pictures of the chosen model. */
export function NoPicture() {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  return (
    <div role="img" aria-label={t('noPicture', { model })}>
      <NoModel />
    </div>
  )
}
