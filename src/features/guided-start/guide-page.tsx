import { useEffect, useState, type Ref } from 'react'
import { EQUIPMENT_TYPES } from '../../core/catalogue/catalogue.ts'
import type { QuestionId } from './questions.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { loadEquipment } from '../../core/catalogue/load-lists.ts'
import { answer, selectAnswers, toggleEquipment } from './guide.ts'
import { useStyles } from '../../ui/base/use-styles.tsx'
import formCss from '../../ui/form/form.css?inline'
import { TextField } from '../../ui/form/field.tsx'
import { GuideOptions, GuideScreen } from './guide-layout.tsx'
import { LoadState } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { GuideLeft } from './guide-left.tsx'
import { useOptions } from './guide-question.tsx'
import { questionLabel } from './guide-words.ts'
import type { AdviceState } from './use-advice.tsx'

interface GuidePageProps {
  readonly questions: readonly QuestionId[]
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly advice: AdviceState
}

/** All must-haves on one page. What is left open is not wished for. */
export function GuidePage({ questions, headingRef, advice }: GuidePageProps) {
  const t = useText()
  return (
    <GuideScreen
      title={t('wishText')}
      headingRef={headingRef}
      above={<GuideLeft advice={advice} />}
      isPage
    >
      {questions.map((question) => (
        <PageQuestion key={question} question={question} />
      ))}
      <PageEquipment />
    </GuideScreen>
  )
}

function PageQuestion({ question }: { readonly question: QuestionId }) {
  const t = useText()
  const store = useConfiguratorStore()
  const given = useSelect(selectAnswers)[question] ?? null
  const title = t(questionLabel(question))
  return (
    <section>
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
    <section>
      <h4>{title}</h4>
      <LoadState load={load} failedLabel="failedEquipment" onRetry={() => loadEquipment(store)}>
        {(equipment) => {
          const known = equipment.filter(({ typeId }) => EQUIPMENT_TYPES.includes(typeId))
          const hasFlags = known.some(({ isHighlighted }) => isHighlighted)
          const shown = known.filter(({ id, name, isHighlighted }) =>
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
