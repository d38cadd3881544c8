import type { LegalKey } from '../../labels/labels.ts'
import { legalLabels } from '../../labels/pt-PT/legal-labels.ts'
import type { Translate } from '../../labels/translate.ts'
import { useTranslator } from '../shared/use-line-up-text.tsx'

/** The translator for the strings of the legal information, with the back office's overrides. */
export function useLegalText(): Translate<LegalKey> {
  return useTranslator(legalLabels)
}
