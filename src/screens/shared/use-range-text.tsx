import { useMemo } from 'react'
import type { RangeKey } from '../../labels/pt-pt.ts'
import { rangeLabels } from '../../labels/range-labels.ts'
import { createTranslator, type Translate } from '../../labels/translate.ts'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/range.ts'

/** The translator for the strings of the first view, with the back office's overrides. */
export function useRangeText(): Translate<RangeKey> {
  const overrides = useSelect((state) => selectBackOffice(state, 'labels'))
  return useMemo(() => createTranslator(rangeLabels, overrides), [overrides])
}
