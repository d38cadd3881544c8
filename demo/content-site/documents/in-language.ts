import type { Language } from '../../../src/labels/labels.ts'
import { language, TRANSLATIONS } from '../../../src/labels/language.ts'
import { ptPt } from '../../../src/labels/labels.pt-PT.ts'
import { createTranslator, type Translate } from '../../../src/core/formats/translate.ts'

/** Language of the demo site: the widget's reference, as it is before a page chooses another one. */
export const SITE_LANGUAGE: Language = { ...language }

/** The language of the widget with this BCP 47 tag; the site's own for any other. */
export async function languageOf(tag: string): Promise<Language> {
  return (await TRANSLATIONS[tag.slice(0, 2)]?.()) ?? SITE_LANGUAGE
}

/** No field of another language. */
const NONE: Readonly<Partial<Record<keyof Language, undefined>>> = {
  labels: undefined,
  date: undefined,
  months: undefined,
  sign: undefined,
  and: undefined,
}

/**
 * What a synchronous callback returns with the labels and formats of a language. The widget's formats have one language
 * per page; a server has one per document.
 */
export function inLanguage<Result>(spoken: Language, write: () => Result): Result {
  Object.assign(language, NONE, spoken)
  try {
    return write()
  } finally {
    Object.assign(language, NONE, SITE_LANGUAGE)
  }
}

/** The widget's labels in the language of the document that is written. */
export function documentLabels(): Translate<keyof typeof ptPt> {
  return createTranslator<keyof typeof ptPt>(language.labels ?? ptPt, {})
}
