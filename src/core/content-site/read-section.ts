import { asWire, readText, type Read } from './wire.ts'

/** A heading and untrusted HTML from the back office. */
export type TextSection = Read<typeof readSection>

/** A reader of sections whose title and content have these names. It returns null without both. */
const readerOf = (titleName: string, contentName: string) => (value: unknown) => {
  const wire = asWire(value)
  const title = readText(wire[titleName]) ?? ''
  const content = readText(wire[contentName]) ?? ''
  return title || content ? { title, content } : null
}

export const readSection = readerOf('title', 'content')

/** Reads `legalSect`. */
export const readLegalSection = readerOf('legalTitle', 'legalContent')

/** Reads `destaqueSect`. */
export const readFeaturedSection = readerOf('destaqueTitle', 'destaqueContent')
