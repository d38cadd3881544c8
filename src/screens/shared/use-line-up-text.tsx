import { useMemo } from 'react'
import type { LineUpKey } from '../../labels/labels.ts'
import { language } from '../../labels/language.ts'
import { lineUpLabels } from '../../labels/pt-PT/line-up-labels.ts'
import { createTranslator, type Translate } from '../../labels/translate.ts'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'

/** The translator for the strings of the first view, with the back office's overrides. */
export function useLineUpText(): Translate<LineUpKey> {
  const overrides = useSelect((state) => selectBackOffice(state, 'labels'))
  return useMemo(
    () => createTranslator<LineUpKey>(language.labels ?? lineUpLabels, overrides),
    [overrides],
  )
}
