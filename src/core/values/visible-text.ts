/** What address books, mail programs and chats add to a text: marks of direction, joiners, soft hyphens, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{DI}]/gu

/** A text of one line as people see it: without invisible characters, and without white space around it. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').trim()
}
