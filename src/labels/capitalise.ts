import { language } from './language.ts'

/** 'gasolina' at the start of a line: 'Gasolina'. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.tag) + text.slice(1)
}

/** 'Teto panorâmico' within a sentence: 'teto panorâmico'. */
export function uncapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase(language.tag) + text.slice(1)
}
