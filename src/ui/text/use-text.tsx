import { texts } from '../../labels/texts.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useTranslator } from './use-line-up-text.tsx'

/** The translator for all strings, with the back office's overrides. */
export function useText(): Translate {
  return useTranslator(texts)
}
