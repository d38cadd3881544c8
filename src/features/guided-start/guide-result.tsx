import { useEffect, useMemo, type ReactNode } from 'react'
import type { Version } from '../../core/catalogue/catalogue.ts'
import { loadEquipment } from '../../core/catalogue/lists.ts'
import { capitalise } from '../../core/values/texts.ts'
import { formatList, formatEuros, formatNumber } from '../../core/formats/format.ts'
import { plural } from '../../core/formats/grammar.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Accordion, Disclosure } from '../../ui/primitives/accordion.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import type { Advised } from './advise.ts'
import { useEnergyPrices } from '../running-cost/running-cost-state.tsx'
import { carTexts, type CarTexts } from './car-texts.ts'
import { GuideCars } from './guide-cars.tsx'
import { Unchecked } from './guide-questions.tsx'
import { usePutFirst } from './guide-order.tsx'
import { selectAnswers } from './guide.ts'
import { answerText, type QuestionId, questionLabel, STEP_QUESTIONS } from './wishes.ts'
import { isFit, missedBudget, proposed, type AdvisedCar } from './search.ts'
import type { AdviceState } from './use-advice.tsx'

interface GuideResultProps {
  readonly questions: readonly QuestionId[]
  readonly advice: AdviceState
  /** Leads to a question, or to the page of all must-haves. */
  readonly onChange: (place: QuestionId | 'page') => void
  readonly onRestart: () => void
}

/**
 * Up to three complete configurations, which models could not be checked, the answers, each of which can be changed, and
 * why not the other models.
 */
export function GuideResult(props: GuideResultProps) {
  const t = useText()
  const { actions } = useConfiguratorStore()
  const texts = useCarTexts()
  const { advice } = props
  const { advised } = advice
  const shown = advised ? proposed(advised) : []
  const rows = useAnswerRows(props.questions)
  const putFirst = usePutFirst()
  useEffect(() => {
    if (advised)
      putFirst(
        proposed(advised)
          .filter(isFit)
          .map(({ model }) => model),
      )
  }, [advised, putFirst])
  return (
    <>
      {advised ? (
        <>
          <GuideCars
            cars={shown}
            wishes={advice.wishes}
            isCertain={advised.unchecked.length === 0}
            texts={texts}
          />
          {shown.length > 0 && <CreditBlock />}
        </>
      ) : (
        <div className="guide-step">
          <p role="status">{t('guideLoading')}</p>
          <progress aria-hidden />
        </div>
      )}
      <Unchecked advice={advice} />
      <GuideAnswers rows={rows} onChange={props.onChange} />
      {advised && <GuideOthers advised={advised} shown={shown} texts={texts} />}
      <div className="between">
        <TextButton onClick={props.onRestart}>{t('guideRestart')}</TextButton>
        <TextButton onClick={() => props.onChange('page')}>{t('wishOpen')}</TextButton>
        <Button variant="secondary" onClick={actions.closeModal}>
          {t('guideSeeRange')}
        </Button>
      </div>
    </>
  )
}

/** The descriptions of cars. Loads the equipment's names. */
function useCarTexts(): CarTexts {
  const t = useText()
  const store = useConfiguratorStore()
  const prices = useEnergyPrices()
  const site = useSelect((state) => state.site)
  useEffect(() => loadEquipment(store), [store])
  return useMemo(() => {
    const versions = Object.entries(site).flatMap(([name, load]) =>
      name.startsWith('versions of ') ? ((load?.data ?? []) as readonly Version[]) : [],
    )
    return carTexts(t, {
      prices,
      equipment: site.equipment?.data ?? [],
      versions,
    })
  }, [prices, site, t])
}

/** The heading of the result. The best configuration is over the budget only if all with the must-haves are. */
export function titleOf(t: Translate, { advised }: AdviceState): string {
  if (!advised) return t('guideResultMany')
  const shown = proposed(advised)
  if (!shown[0]) return t('guideResultFailed')
  if (!isFit(shown[0])) return t('guideResultNear')
  const missed = missedBudget(shown[0])
  return missed && missed.by !== Infinity && advised.unchecked.length === 0
    ? t('guideOverBudget', { to: formatNumber(missed.most / 100) })
    : t(plural(shown.length, 'guideResult'))
}

interface GuideOthersProps {
  readonly advised: Advised
  /** The configurations of the result. */
  readonly shown: readonly AdvisedCar[]
  readonly texts: CarTexts
}

/** Why not the other models: they cost more, miss a wish, or have no car that can be bought. */
function GuideOthers({ advised, shown, texts }: GuideOthersProps) {
  const t = useText()
  const others = advised.best.filter(({ model }) => shown.every((car) => car.model !== model))
  const rows = [
    ...others.map((car) => ({
      model: car.model,
      text:
        car.missed.map((miss) => texts.missed(car, miss)).join('; ') ||
        t('whyDearer', { price: formatEuros(car.cents / 100) }),
    })),
    ...advised.empty.map((model) => ({ model, text: t('whyUnknown') })),
  ]
  if (rows.length === 0) return null
  // Many models miss the same.
  const reasons = [...new Set(rows.map(({ text }) => text))]
  return (
    <Accordion>
      <Disclosure title={t('guideOthers')} isWide>
        {reasons.map((reason) => (
          <GuideRow
            key={reason}
            name={formatList(
              rows.flatMap(({ model, text }) => (text === reason ? model.name : [])),
            )}
            text={`${capitalise(reason)}.`}
          />
        ))}
      </Disclosure>
    </Accordion>
  )
}

/** What was answered, in words, and where it can be changed. Of the questions on the page only, those with an answer. */
function useAnswerRows(questions: readonly QuestionId[]) {
  const t = useText()
  const answers = useSelect(selectAnswers)
  const areMusts = useSelect((state) => state.areMusts)
  const equipment = useSelect(({ site }) => site.equipment?.data)
  const nameOf = (id: string): string => equipment?.find((item) => item.id === id)?.name ?? id
  const rows = questions.flatMap((id) => {
    const given = answers[id]
    const isStep = STEP_QUESTIONS.includes(id)
    if (given === undefined && !isStep) return []
    const text = given === undefined ? t('guideNoAnswer') : answerText(t, id, given)
    return {
      id,
      place: isStep && !areMusts ? id : ('page' as const),
      name: t(questionLabel(id)),
      text,
    }
  })
  if (!answers.equipment) return rows
  const text = formatList(answers.equipment.map(nameOf))
  const wanted = { id: 'equipment', place: 'page', name: t('guideEquipment'), text } as const
  return [...rows, wanted]
}

interface GuideAnswersProps extends Pick<GuideResultProps, 'onChange'> {
  readonly rows: ReturnType<typeof useAnswerRows>
}

/** The answers, each of which can be changed. */
function GuideAnswers({ rows, onChange }: GuideAnswersProps) {
  const t = useText()
  return (
    <section>
      <h3>{t('guideAnswers')}</h3>
      {rows.map(({ id, place, name, text }) => (
        <GuideRow key={id} name={name} text={text}>
          <TextButton
            aria-label={t('guideChangeOf', { question: name })}
            onClick={() => onChange(place)}
          >
            {t('guideChange')}
          </TextButton>
        </GuideRow>
      ))}
    </section>
  )
}

interface GuideRowProps {
  readonly name: string
  readonly text: string
  readonly children?: ReactNode
}

/** A name with a text below it and an optional button at the right. */
function GuideRow({ name, text, children }: GuideRowProps) {
  return (
    <div className="between lined">
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}
