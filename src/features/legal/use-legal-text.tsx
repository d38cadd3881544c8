import type { LegalKey } from '../../labels/labels.ts'
import { legalLabels } from './labels.pt-PT.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useTranslator } from '../../ui/text/use-line-up-text.tsx'

/** The translator for the strings of the legal information, with the back office's overrides. */
export function useLegalText(): Translate<LegalKey> {
  return useTranslator(legalLabels)
}
