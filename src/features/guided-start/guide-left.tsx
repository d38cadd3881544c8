import { plural } from '../../core/formats/plural.ts'
import { formatList } from '../../core/formats/format-list.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useNoModelImage } from '../../ui/offer/use-no-model-image.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import type { AdviceState } from './use-advice.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'

/** How many models still fit, and their pictures. */
export function GuideLeft({ advice }: { readonly advice: AdviceState }) {
  const t = useText()
  const noModelImage = useNoModelImage()
  const { advised, isCurrent } = advice
  const isLoading = !advised || !isCurrent
  const fits = advised?.fits ?? []
  return (
    <div className="cars-left" aria-busy={isLoading}>
      <p role="status">
        <b>{countText(t, advice)}</b>
      </p>
      <ul role="list" data-few={fits.length < 5 || undefined}>
        {fits.map(({ model }) => {
          const image = model.image ?? noModelImage
          return (
            <li key={model.id} translate="no">
              {image ? <Picture src={image} width="160" height="90" /> : <span />}
              {model.name}
            </li>
          )
        })}
      </ul>
      <Unchecked advice={advice} />
    </div>
  )
}

/** How many models still fit, or that they are being compared. */
export function countText(t: Translate, { advised, isCurrent }: AdviceState): string {
  if (!advised || !isCurrent) return t('guideLoading')
  const n = advised.fits.length
  return n > 0 ? t(plural(n, 'guideLeft'), { n }) : t('guideLeftNone')
}

/** The models that could not be checked, with a retry button. */
export function Unchecked({ advice }: { readonly advice: AdviceState }) {
  const t = useText()
  const unchecked = advice.advised?.unchecked ?? []
  if (unchecked.length === 0) return null
  return (
    <p className="quiet" role="status">
      <span>{t('guideUnchecked', { models: formatList(unchecked.map(({ name }) => name)) })}</span>{' '}
      <TextButton onClick={advice.retry}>{t('retry')}</TextButton>
    </p>
  )
}
