import { useMemo } from 'react'
import type { LabelKey, LegalKey } from '../../labels/labels.ts'
import { language } from '../../labels/language.ts'
import { legalLabels } from '../../labels/pt-PT/legal-labels.ts'
import { createTranslator, type Translate } from '../../labels/translate.ts'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'

/** The translator for the strings of the legal information, with the back office's overrides. */
export function useLegalText(): Translate<LegalKey> {
  return useTranslator(legalLabels)
}

/** The translator for some strings. The first view has one of its own. */
export function useTranslator<Known extends LabelKey>(
  labels: Readonly<Record<Known, string>>,
): Translate<Known> {
  const overrides = useSelect((state) => selectBackOffice(state, 'labels'))
  return useMemo(
    () => createTranslator<Known>(language.labels ?? labels, overrides),
    [labels, overrides],
  )
}
