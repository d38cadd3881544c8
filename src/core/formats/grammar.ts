import type { LabelKey } from '../../labels/labels.ts'
import { language } from '../../labels/language.ts'

/** Keys with a singular and a plural form. */
export type PluralKey = {
  [Key in LabelKey]: Key extends `${infer Stem}One`
    ? `${Stem}Many` extends LabelKey
      ? Stem
      : never
    : never
}[LabelKey]

/** Singular or plural, by the rules of the language: in Portuguese, the singular is for one only. */
export function plural<Stem extends PluralKey>(
  n: number,
  stem: Stem,
): `${Stem}One` | `${Stem}Many` {
  return new Intl.PluralRules(language.tag).select(n) === 'one' ? `${stem}One` : `${stem}Many`
}

/** Places in Portugal whose names have an article, by what stands before them: 'no Porto', 'na Guarda'. Others have 'em'. */
const ARTICLES: Readonly<Record<string, string>> = {
  no: 'Porto|Funchal|Barreiro|Seixal|Montijo|Entroncamento|Cartaxo|Fundão|Bombarral|Estoril|Cacém|Algarve',
  na: 'Guarda|Amadora|Maia|Covilhã|Trofa|Figueira da Foz|Póvoa de Varzim|Marinha Grande|Moita|Golegã|Lousã|Batalha|Nazaré|Lourinhã|Madeira',
  nas: 'Caldas da Rainha',
  nos: 'Açores',
}

/** 'em Leiria', 'no Porto': where a car is, as a Portuguese says it. In other languages, the place alone. */
export function inPlace(place: string): string {
  if (!/^pt\b/.test(language.tag)) return place
  const [before = 'em'] =
    Object.entries(ARTICLES).find(([, names]) => names.split('|').includes(place)) ?? []
  return `${before} ${place}`
}
