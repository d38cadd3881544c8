import { useSelect } from '../../core/store/context.tsx'
import { uncapitalise } from '../../core/formats/capitalise.ts'
import { formatList } from '../../core/formats/format-list.ts'
import { formatEuros } from '../../core/formats/format-money.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useText } from '../../ui/text/use-text.tsx'
import type { AdvisedCar } from './advised-cars.ts'
import { selectAnswers } from './guide.ts'
import { advantageTexts } from './guide-model-card.tsx'
import { answerText, equipmentName, type WordedCar } from './guide-words.ts'
import type { GuideAnswers } from './questions.ts'
import { useWordedCars } from './use-worded-cars.tsx'
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
  const { word, compare } = useWordedCars()
  const [first, second] = cars
  if (!first || wishes.length === 0) return null
  const items = new Set(wishes.map((wish) => wishText(t, wish, answers, word(first))))
  const gains = (second && compare(second, first)?.gains) ?? null
  const added = gains ? advantageTexts(t, { ...gains, others: 0 }).slice(0, NAMED) : []
  const excess = second ? (second.found.cents - first.found.cents) / 100 : 0
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
function wishText(t: Translate, wish: Wish, answers: GuideAnswers, car: WordedCar): string {
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
    case 'equipment':
      return equipmentName(car, wish.id)
  }
}
