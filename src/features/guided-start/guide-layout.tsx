import type { ReactNode, Ref } from 'react'
import { formatList } from '../../core/formats/format-list.ts'
import { plural } from '../../core/formats/plural.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useStyles } from '../../ui/base/use-styles.tsx'
import { useNoModelImage } from '../../ui/offer/use-no-model-image.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import guideCss from './guide.css?inline'
import type { AdviceState } from './use-advice.tsx'

interface GuideScreenProps {
  readonly title: string
  readonly headingRef: Ref<HTMLHeadingElement>
  /** Shown above the title. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** A question, the page of all questions, or the result. Its heading gets the focus when it appears. */
export function GuideScreen({ title, headingRef, above, children }: GuideScreenProps) {
  useStyles(guideCss)
  return (
    <div className="stack guide">
      {above}
      <h3 ref={headingRef} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  )
}

interface GuideOptionsProps {
  readonly label: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  /** The options that would leave no model. */
  readonly deadEnds?: readonly string[]
  readonly chosenIds: readonly string[]
  readonly onChoose: (id: string) => void
  /** Whether they stand side by side, as one of several groups. */
  readonly isSmall?: boolean
}

/** Answers that are given with one tap. */
export function GuideOptions(props: GuideOptionsProps) {
  const t = useText()
  const { label, options, deadEnds, chosenIds, onChoose, isSmall } = props
  return (
    <div className={isSmall ? 'row wrap' : 'stack guide-options'} role="group" aria-label={label}>
      {options.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="filter-toggle"
          aria-pressed={chosenIds.includes(id)}
          onClick={() => onChoose(id)}
        >
          {name} {deadEnds?.includes(id) && <small>{t('guideNoModel')}</small>}
          {chosenIds.includes(id) && <StepIcon name="check" />}
        </button>
      ))}
    </div>
  )
}

/** How many models still fit, and their pictures. */
export function GuideLeft({ advice }: { readonly advice: AdviceState }) {
  const t = useText()
  const noModelImage = useNoModelImage()
  const { advised, isCurrent } = advice
  const isLoading = !advised || !isCurrent
  const fits = advised?.fits ?? []
  return (
    <div className="stack cars-left" aria-busy={isLoading}>
      <p role="status">
        <b>{countText(t, advice)}</b>
      </p>
      <ul role="list">
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
