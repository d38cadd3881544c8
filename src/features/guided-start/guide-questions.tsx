import { useEffect, useState, type Ref, useMemo } from 'react'
import { EQUIPMENT_TYPES } from '../../core/catalogue/catalogue.ts'
import { answersTo, answerText, questionLabel, type QuestionId } from './questions.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { loadEquipment } from '../../core/catalogue/lists.ts'
import { answer, selectAnswers, toggleEquipment } from './guide.ts'
import { useStyles } from '../../ui/base/use-styles.tsx'
import formCss from '../../ui/form/form.css?inline'
import { TextField } from '../../ui/form/field.tsx'
import { GuideLeft, GuideOptions, GuideScreen } from './guide-layout.tsx'
import { LoadState } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { type AdviceState, useDeadEnds } from './use-advice.tsx'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'

interface GuidePageProps {
  readonly questions: readonly QuestionId[]
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly advice: AdviceState
}

/** All must-haves on one page. What is left open is not wished for. */
export function GuidePage({ questions, headingRef, advice }: GuidePageProps) {
  const t = useText()
  return (
    <GuideScreen title={t('wishText')} headingRef={headingRef}>
      {questions.map((question) => (
        <PageQuestion key={question} question={question} />
      ))}
      <PageEquipment />
      <GuideLeft advice={advice} />
    </GuideScreen>
  )
}

function PageQuestion({ question }: { readonly question: QuestionId }) {
  const t = useText()
  const store = useConfiguratorStore()
  const given = useSelect(selectAnswers)[question] ?? null
  const title = t(questionLabel(question))
  return (
    <section className="stack">
      <h4>{title}</h4>
      <GuideOptions
        label={title}
        options={useOptions(question)}
        chosenIds={given === null ? [] : [given]}
        onChoose={(id) => answer(store, question, id === given ? null : id)}
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
  readonly place: { readonly n: number; readonly total: number }
  readonly headingRef: Ref<HTMLHeadingElement>
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
  const { question, place } = props
  const given = useSelect(selectAnswers)[question] ?? null
  const title = t(questionLabel(question))
  const options = useOptions(question)
  const choose = (id: string | null): void => {
    answer(store, question, id)
    props.onNext()
  }
  return (
    <GuideScreen
      title={title}
      headingRef={props.headingRef}
      above={
        <div className="guide-step">
          <p className="soft">{t('guideStep', place)}</p>
          <progress value={place.n} max={place.total} aria-hidden />
        </div>
      }
    >
      <GuideOptions
        label={title}
        options={options}
        deadEnds={useDeadEnds(question, options)}
        chosenIds={given === null ? [] : [given]}
        onChoose={choose}
      />
      <div className="between">
        {props.onBack ? (
          <TextButton onClick={props.onBack}>{t('guideBack')}</TextButton>
        ) : (
          <TextButton onClick={props.onPage}>{t('wishOpen')}</TextButton>
        )}
        <TextButton onClick={() => choose(null)}>{t('guideSkip')}</TextButton>
      </div>
      <GuideLeft advice={props.advice} />
    </GuideScreen>
  )
}

/** The answers of a question in words. */
function useOptions(
  question: QuestionId,
): readonly { readonly id: string; readonly name: string }[] {
  const t = useText()
  const models = useSelect(selectModels)
  return useMemo(() => {
    const payments = models.map(({ monthlyPayment }) => monthlyPayment)
    return answersTo(question, payments).map((id) => ({ id, name: answerText(t, question, id) }))
  }, [models, question, t])
}
