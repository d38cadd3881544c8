import { useMemo } from 'react'
import type { LabelKey, LineUpKey } from '../../labels/labels.ts'
import { language } from '../../labels/language.ts'
import { homeLabels } from '../../labels/first-view.pt-PT.ts'
import { createTranslator, type Translate } from '../../core/formats/translate.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectLabels } from '../../core/catalogue/line-up.ts'

/** The translator for the strings of the first view, with the back office's overrides. */
export function useLineUpText(): Translate<LineUpKey> {
  return useTranslator(homeLabels)
}

/** The translator for some strings, with the back office's overrides. */
export function useTranslator<Known extends LabelKey>(
  labels: Readonly<Record<Known, string>>,
): Translate<Known> {
  const overrides = useSelect(selectLabels)
  return useMemo(
    () => createTranslator<Known>(language.labels ?? labels, overrides),
    [labels, overrides],
  )
}
