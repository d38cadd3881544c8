import { ptPt } from '../../labels/pt-PT/pt-pt.ts'
import type { Translate } from '../../labels/translate.ts'
import { useTranslator } from './use-line-up-text.tsx'

/** The translator for all strings, with the back office's overrides. */
export function useText(): Translate {
  return useTranslator(ptPt)
}
