import { language } from '../../labels/language.ts'

/** What address books, mail programs and chats add to a text: marks of direction, joiners, soft hyphens, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{DI}]/gu

/** A text of one line as people see it: without invisible characters, and without white space around it. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').trim()
}

/** A name with its first letter in upper case, as keys and fields have it. Unlike words, names do not depend on the language. */
export function capitalized<Text extends string>(text: Text): Capitalize<Text> {
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>
}

/** 'gasolina' at the start of a line: 'Gasolina'. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.tag) + text.slice(1)
}

/** 'Cor exterior' within a sentence: 'cor exterior'. */
export function uncapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase(language.tag) + text.slice(1)
}

/**
 * A name within a sentence: 'teto panorâmico' and 'faróis LED', but 'Apple CarPlay' and 'ABS'. It keeps its first letter if
 * the first word has other capitals or no second lower-case letter, or if the second word is capitalised: all may be names.
 */
export function withinSentence(name: string): string {
  const isProper = /^\p{Lu}(\P{Ll}|\S+\p{Lu}|\S*\s\p{Lu}\p{Ll})/u.test(name)
  return isProper ? name : uncapitalise(name)
}
