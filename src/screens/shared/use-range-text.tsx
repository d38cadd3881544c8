import { useMemo } from 'react'
import type { RangeKey } from '../../labels/labels.ts'
import { language } from '../../labels/language.ts'
import { rangeLabels } from '../../labels/pt-PT/range-labels.ts'
import { createTranslator, type Translate } from '../../labels/translate.ts'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/range.ts'

/** The translator for the strings of the first view, with the back office's overrides. */
export function useRangeText(): Translate<RangeKey> {
  const overrides = useSelect((state) => selectBackOffice(state, 'labels'))
  return useMemo(
    () => createTranslator<RangeKey>(language.labels ?? rangeLabels, overrides),
    [overrides],
  )
}
