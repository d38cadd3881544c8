import { useSelect } from '../../core/store/context.tsx'
import { uncapitalise } from '../../core/formats/capitalise.ts'
import { formatList } from '../../core/formats/format-list.ts'
import { formatEuros } from '../../core/formats/format-money.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { selectAnswers } from './guide.ts'
import { answerText } from './guide-words.ts'
import type { GuideAnswers } from './questions.ts'
import type { AdvisedCar } from './search.ts'
import { useCarTexts } from './use-car-texts.tsx'
import type { Wish } from './wishes.ts'

/** At most so many of what the second car adds: its card has all. */
const NAMED = 2

interface GuideArgumentProps {
  /** Cars that meet every wish, by price. */
  readonly cars: readonly AdvisedCar[]
  readonly wishes: readonly Wish[]
}

/** Why the first car is proposed, in the buyer's own answers, and what the second one gives for its price. */
export function GuideArgument({ cars, wishes }: GuideArgumentProps) {
  const t = useText()
  const answers = useSelect(selectAnswers)
  const texts = useCarTexts()
  const [first, second] = cars
  if (!first || wishes.length === 0) return null
  const items = new Set(
    wishes.map((wish) =>
      wish.kind === 'equipment' ? texts.met(first, wish) : wishText(t, wish, answers),
    ),
  )
  const added = second ? texts.advantages(second, first).slice(0, NAMED) : []
  const excess = second ? (second.cents - first.cents) / 100 : 0
  return (
    <div className="quiet">
      <p>{t('guideWhy', { model: first.model.name, items: formatList([...items]) })}</p>
      {second && excess > 0 && added.length > 0 && (
        <p>
          {t('guideSecond', {
            model: second.model.name,
            price: formatEuros(excess),
            items: formatList(added),
          })}
        </p>
      )}
    </div>
  )
}

/** What was asked for, as the buyer answered it, within a sentence. */
function wishText(
  t: Translate,
  wish: Exclude<Wish, { readonly kind: 'equipment' }>,
  answers: GuideAnswers,
): string {
  const { where = '', space = '', budget = '', delivery = '' } = answers
  switch (wish.kind) {
    case 'seats':
    case 'luggage':
      return uncapitalise(answerText(t, 'space', space))
    case 'length':
    case 'range':
      return uncapitalise(answerText(t, 'where', where))
    case 'charging':
      return t(wish.isCharged ? 'whyCharged' : 'whyNoCable')
    case 'transmission':
      return t(wish.isAutomatic ? 'whyAutomatic' : 'whyManual')
    case 'payment':
      return uncapitalise(answerText(t, 'budget', budget))
    case 'delivery':
      return uncapitalise(answerText(t, 'delivery', delivery))
  }
}
