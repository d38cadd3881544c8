import { language } from '../../labels/language.ts'

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
