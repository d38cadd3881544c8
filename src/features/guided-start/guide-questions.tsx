import { useEffect, useState, useMemo } from 'react'
import { EQUIPMENT_TYPES } from '../../core/catalogue/catalogue.ts'
import { answersTo, answerText, questionLabel, type QuestionId } from './wishes.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { loadEquipment } from '../../core/catalogue/lists.ts'
import { answer, selectAnswers, toggleEquipment } from './guide.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import formCss from '../../ui/form/form.css?inline'
import { TextField } from '../../ui/form/field.tsx'
import { LoadState } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { isFit } from './search.ts'
import type { AdviceState } from './use-advice.tsx'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { formatList } from '../../core/formats/format.ts'
import { plural } from '../../core/formats/grammar.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useNoModelImage } from '../../ui/offer/use-line-up.tsx'
import type { Named } from '../../core/values/units.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'

interface GuidePageProps {
  readonly questions: readonly QuestionId[]
  readonly advice: AdviceState
}

/** All must-haves on one page. What is left open is not wished for. */
export function GuidePage({ questions, advice }: GuidePageProps) {
  return (
    <>
      {questions.map((question) => (
        <PageQuestion key={question} question={question} />
      ))}
      <PageEquipment />
      <GuideLeft advice={advice} />
    </>
  )
}

function PageQuestion({ question }: { readonly question: QuestionId }) {
  const store = useConfiguratorStore()
  const asked = useQuestion(question)
  return (
    <section className="stack">
      <h4>{asked.label}</h4>
      <GuideOptions
        {...asked}
        onChoose={(id) => answer(store, question, asked.chosenIds.includes(id) ? null : id)}
        isSmall
      />
    </section>
  )
}

/** The equipment that the editor has flagged, or that matches a search, besides what is chosen. */
function PageEquipment() {
  useStyles(formCss)
  const t = useText()
  const store = useConfiguratorStore()
  const chosenIds = useSelect(selectAnswers).equipment ?? []
  const load = useSelect(({ site }) => site.equipment ?? null)
  const [query, setQuery] = useState('')
  useEffect(() => loadEquipment(store), [store])
  const title = t('guideEquipment')
  const wanted = plain(query.trim())
  return (
    <section className="stack">
      <h4>{title}</h4>
      <LoadState load={load} failedLabel="failedEquipment" onRetry={() => loadEquipment(store)}>
        {(equipment) => {
          const listed = equipment.filter(({ typeId }) => EQUIPMENT_TYPES.includes(typeId))
          const hasFlags = listed.some(({ isHighlighted }) => isHighlighted)
          const shown = listed.filter(({ id, name, isHighlighted }) =>
            wanted === ''
              ? chosenIds.includes(id) || isHighlighted || !hasFlags
              : plain(name).includes(wanted),
          )
          return (
            <>
              <TextField
                type="search"
                label={t('guideEquipmentFind')}
                value={query}
                onChange={({ target }) => setQuery(target.value)}
              />
              {shown.length === 0 && <p role="status">{t('guideEquipmentNone')}</p>}
              <GuideOptions
                label={title}
                options={shown}
                chosenIds={chosenIds}
                onChoose={(id) => toggleEquipment(store, id)}
                isSmall
              />
            </>
          )
        }}
      </LoadState>
    </section>
  )
}

/** Without accents and capitals, as buyers type. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

interface GuideQuestionProps {
  readonly question: QuestionId
  readonly advice: AdviceState
  readonly onNext: () => void
  /** Null for the first question. */
  readonly onBack: (() => void) | null
  readonly onPage: () => void
}

/** One question, always at the same place, above the cars that are left. */
export function GuideQuestion(props: GuideQuestionProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const { question } = props
  const asked = useQuestion(question)
  const choose = (id: string | null): void => {
    answer(store, question, id)
    props.onNext()
  }
  return (
    <>
      <p className="quiet">{t(`${questionLabel(question)}Hint` as 'guideWhereHint')}</p>
      <GuideOptions {...asked} onChoose={choose} />
      <div className="between">
        {props.onBack ? (
          <TextButton onClick={props.onBack}>{t('guideBack')}</TextButton>
        ) : (
          <TextButton onClick={props.onPage}>{t('wishOpen')}</TextButton>
        )}
        <TextButton onClick={() => choose(null)}>{t('guideSkip')}</TextButton>
      </div>
      <GuideLeft advice={props.advice} />
    </>
  )
}

/** A question and its answers in words, with the one that is given. */
function useQuestion(question: QuestionId) {
  const t = useText()
  const given = useSelect(selectAnswers)[question]
  const models = useSelect(selectModels)
  const options = useMemo(() => {
    const payments = models.map(({ monthlyPayment }) => monthlyPayment)
    return answersTo(question, payments).map((id) => ({ id, name: answerText(t, question, id) }))
  }, [models, question, t])
  const chosenIds = given === undefined ? [] : [given]
  return { label: t(questionLabel(question)), options, chosenIds }
}

interface GuideOptionsProps {
  readonly label: string
  readonly options: readonly Named[]
  readonly chosenIds: readonly string[]
  readonly onChoose: (id: string) => void
  /** Whether they stand side by side, as one of several groups. */
  readonly isSmall?: boolean
}

/** Answers that are given with one tap. */
function GuideOptions({ label, options, chosenIds, onChoose, isSmall }: GuideOptionsProps) {
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
          {name}
          {chosenIds.includes(id) && <StepIcon name="check" />}
        </button>
      ))}
    </div>
  )
}

/** How many models have all must-haves, and their pictures, the best one first. */
function GuideLeft({ advice }: { readonly advice: AdviceState }) {
  const t = useText()
  const noModelImage = useNoModelImage()
  const left = advice.last?.best.filter(isFit) ?? []
  const isRanked = left.length > 1 && advice.wishes.some(({ isPreference }) => isPreference)
  return (
    <div className="stack cars-left" aria-busy={!advice.advised}>
      <p role="status">
        <b>{countText(t, advice)}</b>
        {advice.advised && isRanked && <span>{`, ${t('guideBestFirst')}`}</span>}
      </p>
      <ul role="list">
        {left.map(({ model }) => {
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

/** How many models have all must-haves, or that they are being compared. */
export function countText(t: Translate, { advised }: AdviceState): string {
  if (!advised) return t('guideLoading')
  const n = advised.best.filter(isFit).length
  return n > 0 ? t(plural(n, 'guideLeft'), { n }) : t('guideLeftNone')
}

/** The models that could not be checked, with a retry button. */
export function Unchecked({ advice }: { readonly advice: AdviceState }) {
  const t = useText()
  const unchecked = advice.last?.unchecked ?? []
  if (unchecked.length === 0) return null
  return (
    <p className="quiet" role="status">
      <span>{t('guideUnchecked', { models: formatList(unchecked.map(({ name }) => name)) })}</span>{' '}
      <TextButton onClick={advice.retry}>{t('retry')}</TextButton>
    </p>
  )
}
