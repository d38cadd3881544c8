import { useMemo } from 'react'
import { language } from '../../labels/language.ts'
import { ptPt } from '../../labels/pt-PT/pt-pt.ts'
import { createTranslator, type Translate } from '../../labels/translate.ts'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'

/** The translator for all strings, with the back office's overrides. */
export function useText(): Translate {
  const overrides = useSelect((state) => selectBackOffice(state, 'labels'))
  return useMemo(() => createTranslator(language.labels ?? ptPt, overrides), [overrides])
}
