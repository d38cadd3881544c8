import { useMemo } from 'react'
import type { LegalKey } from '../../labels/labels.ts'
import { language } from '../../labels/language.ts'
import { legalLabels } from '../../labels/pt-PT/legal-labels.ts'
import { createTranslator, type Translate } from '../../labels/translate.ts'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'

/** The translator for the strings of the legal information, with the back office's overrides. */
export function useLegalText(): Translate<LegalKey> {
  const overrides = useSelect((state) => selectBackOffice(state, 'labels'))
  return useMemo(
    () => createTranslator<LegalKey>(language.labels ?? legalLabels, overrides),
    [overrides],
  )
}
